'use client';

import {
  RETAINED,
  RETENTION_MONTHS,
  type Retained,
  type Retention,
  type RetentionSettings,
  retentionFaults,
} from '@fairdesk/core/organiser';
import { type FormEvent, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EditNotes } from '../../shared/editing/edit-notes.tsx';
import type { Edition } from '../../shared/editing/edit-store.ts';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { useFaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { LatestChange } from '../audit/latest-change.tsx';
import styles from '../fairs/fair.module.css';
import { useOrganiser } from '../use-organiser.ts';
import { useSettingsEdit } from './use-settings-edit.ts';

/** Edits how long the fair stores what it no longer needs. */
export const RetentionForm = observer(function RetentionForm({
  settings: stored,
}: {
  settings: RetentionSettings;
}) {
  const { t } = useLabels();
  const toast = useToast();
  const { readRetention, saveRetention } = useOrganiser();
  const [settings, setSettings] = useState(stored);
  const store = useSettingsEdit<Retention, RetentionSettings>(settings, {
    editionOf,
    check: retentionFaults,
    save: ({ form, version = '' }) => saveRetention(form, version),
    read: readRetention,
  });
  const labels = {
    contact: t('retention-contact'),
    mail: t('retention-mail'),
    history: t('retention-history'),
  };
  const faults = useFaultTexts(store, labels);
  useLeaveGuard(store.isDirty);
  const { form, change } = store;
  const finish = async (saving: Promise<RetentionSettings | undefined>) => {
    const saved = await saving;
    if (saved === undefined) return;
    toast.done(t('saved'));
    setSettings(saved);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void finish(store.submit());
  };
  return (
    <div className={styles.columns}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <h2>{t('retention')}</h2>
        <p className={styles.meaning}>{t('retention-text')}</p>
        <EditNotes
          store={store}
          errorLabel="retention-failed"
          faults={faults}
          describe={(other) =>
            RETAINED.map((kind) => ({
              name: labels[kind],
              value: t('retention-months-n', { n: other[kind] }),
            }))
          }
          choice={{ saved: <LatestChange subject="retention" /> }}
          onKeepMine={() => void finish(store.keepMine())}
        />
        {RETAINED.map((kind) => (
          <SelectField
            key={kind}
            path={kind}
            label={labels[kind]}
            value={String(form[kind])}
            options={monthsFor(kind, settings.retention[kind]).map((n) => ({
              value: String(n),
              label: t('retention-months-n', { n }),
            }))}
            error={faults.of(kind)}
            onChange={(value) => change({ [kind]: Number(value) })}
          />
        ))}
        <div className={styles.save}>
          <Button type="submit" busy={store.isSaving}>
            {t('retention-save')}
          </Button>
        </div>
      </form>
    </div>
  );
});

/** The periods to choose from, with the stored one. */
const monthsFor = (kind: Retained, stored: number): readonly number[] => {
  const { min, max } = RETENTION_MONTHS[kind];
  const offered = OFFERED.filter((months) => months >= min && months <= max);
  return [...new Set([...offered, stored])].sort((one, other) => one - other);
};

const OFFERED = [1, 3, 6, 12, 18, 24, 36, 60, 84];

const editionOf = ({ retention, version }: RetentionSettings): Edition<Retention> => ({
  form: retention,
  version,
});
