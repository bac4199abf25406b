'use client';

import { type ExhibitorDetails, STAND_TEXT_MAX } from '@fairdesk/core/organiser';
import { type FormEvent, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { ChangeThis } from './change-this.ts';
import styles from './exhibitor.module.css';

interface Props {
  stands: ExhibitorDetails['stands'];
  onChange: ChangeThis;
}

/** The stands of an exhibitor: add, move, remove. */
export function ExhibitorStands({ stands, onChange }: Props) {
  const { t } = useLabels();
  return (
    <section className={styles.part}>
      <h2>{t('exhibitor-desk-stands')}</h2>
      {stands.map((stand) => (
        <StandForm
          key={stand.id}
          stand={stand}
          action={t('exhibitor-desk-stand-save')}
          onSave={(values) => onChange({ kind: 'save-stand', id: stand.id, ...values, from: seen(stand) })}
          onRemove={() => onChange({ kind: 'remove-stand', id: stand.id, from: seen(stand) })}
        />
      ))}
      <StandForm
        key="new"
        stand={{ id: 'new', number: '', hall: '' }}
        action={t('exhibitor-desk-stand-add')}
        onSave={(values) => onChange({ kind: 'add-stand', ...values })}
      />
    </section>
  );
}

const seen = ({ number, hall }: ExhibitorDetails['stands'][number]) => ({ number, hall });

interface FormProps {
  stand: ExhibitorDetails['stands'][number];
  action: string;
  onSave: (values: { readonly number: string; readonly hall: string }) => Promise<boolean>;
  onRemove?: () => Promise<boolean>;
}

function StandForm({ stand, action, onSave, onRemove }: FormProps) {
  const { t } = useLabels();
  // What is typed stays when the stand was changed elsewhere.
  const [typed, setTyped] = useState<{ readonly number?: string; readonly hall?: string }>({});
  const { number, hall } = { number: stand.number, hall: stand.hall, ...typed };
  /** The stand when typing began. */
  const [base, setBase] = useState(stand);
  const type = (part: typeof typed) => {
    if (Object.keys(typed).length === 0) setBase(stand);
    setTyped({ ...typed, ...part });
  };
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<boolean>) => {
    setBusy(true);
    if (await work()) setTyped({});
    setBusy(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(() => onSave({ number: number.trim(), hall: hall.trim() }));
  };
  const isOutdated = base.number !== stand.number || base.hall !== stand.hall;
  const isChanged = number.trim() !== stand.number || hall.trim() !== stand.hall;
  return (
    <form className={styles.line} onSubmit={submit}>
      <label>
        {t('exhibitor-list-column-stand')}
        <input
          value={number}
          required
          maxLength={STAND_TEXT_MAX}
          onChange={(event) => type({ number: event.currentTarget.value })}
        />
      </label>
      <label>
        {t('exhibitor-list-filter-hall')}
        <input
          value={hall}
          maxLength={STAND_TEXT_MAX}
          onChange={(event) => type({ hall: event.currentTarget.value })}
        />
      </label>
      {isChanged && isOutdated && (
        <p>{`${t('conflict-theirs')}: ${[stand.number, stand.hall].filter(Boolean).join(', ')}`}</p>
      )}
      {isChanged && (
        <Button type="submit" look="quiet" busy={isBusy}>
          {action}
        </Button>
      )}
      {onRemove && !isChanged && (
        <Button look="plain" busy={isBusy} onClick={() => void run(onRemove)}>
          {t('exhibitor-desk-stand-remove', { stand: stand.number })}
        </Button>
      )}
    </form>
  );
}
