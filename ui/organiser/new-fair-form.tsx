'use client';

import {
  type CreatedFair,
  type CreateFair,
  type NewFair,
  newFairFaults,
  suggestedSlug,
} from '@fairdesk/core/organiser';
import { type Language, localPath } from '@fairdesk/core/shared';
import { type FormEvent, useState } from 'react';
import { Button } from '../shared/button.tsx';
import { EditNotes } from '../shared/edit-notes.tsx';
import { EditStore } from '../shared/edit-store.ts';
import { useLabels } from '../shared/labels.tsx';
import { observer } from '../shared/observer.ts';
import { TextField } from '../shared/text-field.tsx';
import { useUseCases } from '../shared/use-cases.tsx';
import { useFaultTexts } from '../shared/use-fault-texts.ts';
import { useLeaveGuard } from '../shared/use-leave-guard.ts';
import styles from './fair.module.css';
import { FAIR_LABELS, FairFields } from './fair-fields.tsx';
import { LookFields } from './look-fields.tsx';

interface Props {
  /** The first language of the website. */
  language: Language;
  /** The organiser's own address, for messages of exhibitors. */
  email: string;
  createFair: CreateFair;
}

const startOf = (language: Language, email: string): NewFair => ({
  name: '',
  slug: '',
  startDate: '',
  startTime: '09:00',
  endDate: '',
  endTime: '17:00',
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  city: '',
  venue: '',
  contactEmail: email,
  floorPlanUrl: '',
  publicEndDate: '',
  languages: [language],
  brandColour: '#1f4e5f',
});

/** Creates a fair with a website and a portal that work at once. */
export const NewFairForm = observer(function NewFairForm({ language, email, createFair }: Props) {
  const { t } = useLabels();
  const { departure } = useUseCases();
  const [isOwnSlug, setOwnSlug] = useState(false);
  const [store] = useState(
    () =>
      new EditStore<NewFair, CreatedFair>({
        start: { form: startOf(language, email) },
        check: newFairFaults,
        save: ({ form }) => createFair(form),
      }),
  );
  const labels = {
    ...Object.fromEntries(Object.entries(FAIR_LABELS).map(([name, key]) => [name, t(key)])),
    slug: t('fair-slug'),
    languages: t('fair-languages'),
    brandColour: t('fair-colour'),
  };
  const faults = useFaultTexts(store, labels);
  useLeaveGuard(store.isDirty);
  const { form, change } = store;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const created = await store.submit();
    if (created) departure.go(localPath({ language, path: `/organiser/${created.slug}` }));
  };
  const changeFields = (part: Partial<NewFair>) =>
    change(part.name !== undefined && !isOwnSlug ? { ...part, slug: suggestedSlug(part.name) } : part);
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <EditNotes store={store} errorLabel="fair-create-failed" faults={faults} />
      <FairFields form={form} change={changeFields} errorOf={faults.of} />
      <TextField
        path="slug"
        label={t('fair-slug')}
        hint={t('fair-slug-hint', { slug: form.slug || '…' })}
        value={form.slug}
        counted={false}
        error={faults.of('slug')}
        onChange={(slug) => {
          setOwnSlug(true);
          change({ slug });
        }}
      />
      <LookFields form={form} change={change} errorOf={faults.of} />
      <div className={styles.save}>
        <Button type="submit" busy={store.isSaving}>
          {t('fair-create')}
        </Button>
      </div>
    </form>
  );
});
