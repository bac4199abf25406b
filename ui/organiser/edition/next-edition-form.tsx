'use client';

import {
  type CreatedFair,
  type EditionSource,
  type FairSettings,
  type NextEdition,
  nextEditionFaults,
  nextEditionOf,
} from '@fairdesk/core/organiser';
import { localPath } from '@fairdesk/core/shared';
import { type FormEvent, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EditNotes } from '../../shared/editing/edit-notes.tsx';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import { useFaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useUseCases } from '../../shared/use-cases.tsx';
import { FAIR_LABELS, FairFields } from '../fairs/fair-fields.tsx';
import { useOrganiser } from '../use-organiser.ts';
import styles from './edition.module.css';
import { EditionDeadlines } from './edition-deadlines.tsx';
import { EditionParts } from './edition-parts.tsx';

interface Props {
  fair: FairSettings;
  source: EditionSource;
  /** In milliseconds. */
  now: number;
}

/** Creates the next edition of a fair, with a preview of its deadlines. */
export const NextEditionForm = observer(function NextEditionForm({ fair, source, now }: Props) {
  const { t, language } = useLabels();
  const { departure } = useUseCases();
  const { makeNextEdition } = useOrganiser();
  const [store] = useState(
    () =>
      new EditStore<NextEdition, CreatedFair>({
        start: { form: startOf(fair, source) },
        check: nextEditionFaults,
        save: ({ form }, { key }) => makeNextEdition(form, key),
      }),
  );
  const labels = Object.fromEntries(Object.entries(FAIR_LABELS).map(([name, key]) => [name, t(key)]));
  const faults = useFaultTexts(store, labels);
  useLeaveGuard(store.isDirty);
  const { form, change } = store;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const created = await store.submit();
    if (created) departure.go(localPath({ language, path: `/organiser/${created.slug}` }));
  };
  return (
    <form className={styles.page} noValidate onSubmit={(event) => void submit(event)}>
      <EditNotes store={store} errorLabel="edition-failed" faults={faults} />
      <div className={styles.columns}>
        <fieldset className={styles.fields}>
          <legend>{t('edition-new')}</legend>
          <FairFields form={form} change={change} errorOf={faults.of} />
        </fieldset>
        <EditionParts counts={source.counts} parts={form.parts} onChange={(parts) => change({ parts })} />
      </div>
      {form.parts.includes('tasks') && (
        <EditionDeadlines tasks={source.tasks} before={fair} after={form} parts={form.parts} now={now} />
      )}
      <div>
        <Button type="submit" busy={store.isSaving}>
          {t('edition-create')}
        </Button>
      </div>
    </form>
  );
});

/** Selects no part that the fair does not have. */
const startOf = (fair: FairSettings, { counts }: EditionSource): NextEdition => {
  const form = nextEditionOf(fair);
  return { ...form, parts: form.parts.filter((part) => counts[part] > 0) };
};
