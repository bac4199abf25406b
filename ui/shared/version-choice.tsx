'use client';

import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './edit-notes.module.css';
import { useLabels } from './labels.tsx';

/** A field of a version. */
export interface Described {
  readonly name: string;
  readonly value: ReactNode;
}

interface Props {
  /** The fields of both versions, in the same order. */
  mine: readonly Described[];
  theirs: readonly Described[];
  /** What happens to the rest. */
  note?: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Someone else saved first: what differs, and the choice between the two versions. */
export function VersionChoice({ mine, theirs, note, onKeepMine, onTakeTheirs }: Props) {
  const { t } = useLabels();
  return (
    <section className={styles.conflict} role="alert" aria-labelledby="conflict-title">
      <h3 id="conflict-title">{t('conflict-title')}</h3>
      <p>{t('conflict-text')}</p>
      {note !== undefined && <p>{note}</p>}
      <div className={styles.versions}>
        <Version title={t('conflict-mine')} parts={mine} other={theirs}>
          <Button onClick={onKeepMine}>{t('conflict-keep')}</Button>
        </Version>
        <Version title={t('conflict-theirs')} parts={theirs} other={mine}>
          <Button look="quiet" onClick={onTakeTheirs}>
            {t('conflict-take')}
          </Button>
        </Version>
      </div>
    </section>
  );
}

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
