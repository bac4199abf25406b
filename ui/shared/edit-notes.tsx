'use client';

import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './edit-notes.module.css';
import type { EditStore } from './edit-store.ts';
import { FormError } from './form-error.tsx';
import { FormSummary } from './form-summary.tsx';
import { useLabels } from './labels.tsx';
import type { MessageKey } from './messages.ts';
import { observer } from './observer.ts';
import type { FaultTexts } from './use-fault-texts.ts';

interface Props<Form extends object, Saved> {
  store: EditStore<Form, Saved>;
  errorLabel: MessageKey;
  faults: FaultTexts;
  /** Describes a version for comparison, field by field. */
  describe?: (form: Form) => readonly Described[];
  onKeepMine?: () => void;
}

/** A field of a version. */
export interface Described {
  readonly name: string;
  readonly value: ReactNode;
}

/** Notes above the fields of a dialog: why it was not saved, and what is safe. */
export const EditNotes = observer(function EditNotes<Form extends object, Saved>({
  store,
  errorLabel,
  faults,
  describe,
  onKeepMine,
}: Props<Form, Saved>) {
  const { t } = useLabels();
  const { state } = store;
  switch (state.kind) {
    case 'failed':
      return <FormError>{t(state.failure.kind === 'throttled' ? 'failed-throttled' : errorLabel)}</FormError>;
    case 'refused': {
      if (faults.all.length > 1) return <FormSummary sentences={faults.all} />;
      const [stray] = faults.stray;
      return stray ? <FormError>{stray.text}</FormError> : null;
    }
    case 'conflict':
      return (
        <section className={styles.conflict} role="alert" aria-labelledby="conflict-title">
          <h3 id="conflict-title">{t('conflict-title')}</h3>
          <p>{t('conflict-text')}</p>
          <div className={styles.versions}>
            <Version
              title={t('conflict-mine')}
              parts={describe?.(store.form) ?? []}
              other={describe?.(state.theirs.form) ?? []}
            >
              <Button onClick={onKeepMine}>{t('conflict-keep')}</Button>
            </Version>
            <Version
              title={t('conflict-theirs')}
              parts={describe?.(state.theirs.form) ?? []}
              other={describe?.(store.form) ?? []}
            >
              <Button look="quiet" onClick={store.takeTheirs}>
                {t('conflict-take')}
              </Button>
            </Version>
          </div>
        </section>
      );
    case 'idle':
    case 'saving':
    case 'saved':
      return null;
  }
});

interface VersionProps {
  title: string;
  parts: readonly Described[];
  other: readonly Described[];
  children: ReactNode;
}

/** The fields that differ, in one of the two versions. */
function Version({ title, parts, other, children }: VersionProps) {
  const { t } = useLabels();
  const differing = parts.filter(({ value }, place) => value !== other[place]?.value);
  return (
    <div className={styles.version}>
      <h4>{title}</h4>
      {differing.length > 0 && (
        <dl>
          {differing.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || t('conflict-empty')}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </div>
  );
}
