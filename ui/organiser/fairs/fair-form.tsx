'use client';

import { type FairSettings, type FairForm as Form, fairFaults } from '@fairdesk/core/organiser';
import type { Language } from '@fairdesk/core/shared';
import type { FormEvent } from 'react';
import { Button } from '../../shared/button.tsx';
import { EditNotes } from '../../shared/editing/edit-notes.tsx';
import type { Edition } from '../../shared/editing/edit-store.ts';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import { useFaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { observer } from '../../shared/observer.ts';
import { dayText, zoneName } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { LatestChange } from '../audit/latest-change.tsx';
import { useSettingsEdit } from '../settings/use-settings-edit.ts';
import { useOrganiser } from '../use-organiser.ts';
import styles from './fair.module.css';
import { FAIR_LABELS, FairFields } from './fair-fields.tsx';

interface Props {
  fair: FairSettings;
  onSaved: (fair: FairSettings) => void;
}

/** Edits what the fair is: its name, days, place and addresses. */
export const FairForm = observer(function FairForm({ fair, onSaved }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const { readFair, saveFair } = useOrganiser();
  // A change of the state is saved by itself, and gives the fair another version.
  const store = useSettingsEdit<Form, FairSettings>(fair, {
    editionOf,
    check: (form) => fairFaults(form, fair),
    save: ({ form, version = '' }) => saveFair(form, { version, slug: fair.slug }),
    read: readFair,
  });
  const labels = Object.fromEntries(Object.entries(FAIR_LABELS).map(([name, key]) => [name, t(key)]));
  const faults = useFaultTexts(store, labels);
  useLeaveGuard(store.isDirty);
  const { form, change } = store;
  const finish = async (saving: Promise<FairSettings | undefined>) => {
    const saved = await saving;
    if (saved === undefined) return;
    toast.done(t('saved'));
    onSaved(saved);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void finish(store.submit());
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <EditNotes
        store={store}
        errorLabel="fair-save-failed"
        faults={faults}
        describe={(other) =>
          (Object.keys(FAIR_LABELS) as (keyof Form)[]).map((name) => ({
            name: t(FAIR_LABELS[name]),
            value: valueText(name, other[name], language),
          }))
        }
        choice={{ level: 2, saved: <LatestChange subject="fair" /> }}
        onKeepMine={() => void finish(store.keepMine())}
      />
      <FairFields form={form} change={change} errorOf={faults.of} />
      <div className={styles.save}>
        <Button type="submit" busy={store.isSaving}>
          {t('fair-save')}
        </Button>
      </div>
    </form>
  );
});

const valueText = (name: keyof Form, value: string, language: Language): string => {
  if (name === 'timeZone') return zoneName(value);
  return /Date$/.test(name) ? dayText(value, language) : value;
};

const editionOf = ({ version, state: _, ...form }: FairSettings): Edition<Form> => ({ form, version });
