'use client';

import { fileFieldFaults, LOGO_RULES, type UploadFile } from '@fairdesk/core/media';
import {
  type CreatedFair,
  type CreateFair,
  type NewFair,
  newFairFaults,
  suggestedSlug,
  type WebsitePictures,
} from '@fairdesk/core/organiser';
import { dateTimeFormat, type EventId, type Failure, type Language, localPath } from '@fairdesk/core/shared';
import { okAsync, type ResultAsync } from 'neverthrow';
import { type FormEvent, useEffect, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { EditNotes } from '../../shared/editing/edit-notes.tsx';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import { useFaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { Link } from '../../shared/link.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { ChosenFile } from '../../shared/upload/chosen-file.ts';
import { toUpload } from '../../shared/upload/one-file.ts';
import { UploadField } from '../../shared/upload/upload-field.tsx';
import { useUseCases } from '../../shared/use-cases.tsx';
import styles from './fair.module.css';
import { FAIR_LABELS, FairFields } from './fair-fields.tsx';
import { LookFields } from './look-fields.tsx';

interface Props {
  /** The first language of the website. */
  language: Language;
  /** The organiser's own address, for messages of exhibitors. */
  email: string;
  createFair: CreateFair;
  saveFairLogo: (event: EventId, file: UploadFile) => ResultAsync<WebsitePictures, Failure>;
}

interface Form extends NewFair {
  readonly file: readonly ChosenFile[];
}

interface Created extends CreatedFair {
  /** Whether the fair exists, but its logo could not be saved. */
  readonly lacksLogo: boolean;
}

const startOf = (language: Language, email: string, timeZone = ''): Form => ({
  name: '',
  slug: '',
  startDate: '',
  startTime: '09:00',
  endDate: '',
  endTime: '17:00',
  timeZone,
  city: '',
  venue: '',
  contactEmail: email,
  floorPlanUrl: '',
  publicEndDate: '',
  languages: [language],
  brandColour: '#1f4e5f',
  file: [],
});

/** Creates a fair with a website and a portal that work at once. */
export const NewFairForm = observer(function NewFairForm(props: Props) {
  const { language, email, createFair, saveFairLogo } = props;
  const { t } = useLabels();
  const { departure } = useUseCases();
  const [isOwnSlug, setOwnSlug] = useState(false);
  const [store] = useState(
    () =>
      new EditStore<Form, Created>({
        start: { form: startOf(language, email) },
        check: (form) => [
          ...newFairFaults(form),
          ...fileFieldFaults('file', form.file, { ...LOGO_RULES, required: false }),
        ],
        save: ({ form: { file, ...fair } }, { key }) =>
          createFair(fair, key).andThen((created) => {
            const [logo] = file;
            const saved = { ...created, lacksLogo: false };
            if (logo === undefined) return okAsync<Created, Failure>(saved);
            return saveFairLogo(created.event, toUpload(logo))
              .map((): Created => saved)
              .orElse(() => okAsync<Created, Failure>({ ...created, lacksLogo: true }));
          }),
      }),
  );
  const [unfinished, setUnfinished] = useState<Created>();
  const labels = {
    ...Object.fromEntries(Object.entries(FAIR_LABELS).map(([name, key]) => [name, t(key)])),
    languages: t('fair-languages'),
    brandColour: t('fair-colour'),
    file: t('website-logo'),
  };
  const faults = useFaultTexts(store, labels);
  useLeaveGuard(store.isDirty);
  // Of this browser, which the server cannot know.
  useEffect(() => {
    const { timeZone } = dateTimeFormat('en').resolvedOptions();
    store.rebase({ form: startOf(language, email, timeZone) }, { ...store.form, timeZone });
  }, [store, language, email]);
  const { form, change } = store;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const created = await store.submit();
    if (created?.lacksLogo) setUnfinished(created);
    else if (created) departure.go(localPath({ language, path: `/organiser/${created.slug}` }));
  };
  const changeFields = (part: Partial<Form>) => {
    if (part.slug !== undefined) setOwnSlug(true);
    change(part.name !== undefined && !isOwnSlug ? { ...part, slug: suggestedSlug(part.name) } : part);
  };
  if (unfinished) {
    const path = `/organiser/${unfinished.slug}/settings/website`;
    return (
      <div className={styles.form} role="alert">
        <p>{t('fair-lacks-logo')}</p>
        <Link href={localPath({ language, path })}>{t('fair-open-website')}</Link>
      </div>
    );
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <EditNotes store={store} errorLabel="fair-create-failed" faults={faults} />
      <FairFields form={form} change={changeFields} errorOf={faults.of} />
      <LookFields form={form} change={change} errorOf={faults.of} />
      <UploadField
        path="file"
        label={t('website-logo')}
        rules={LOGO_RULES}
        files={form.file}
        error={faults.of('file')}
        onChange={(file) => change({ file })}
      />
      <p className={styles.meaning}>{t('website-logo-hint')}</p>
      <div className={styles.save}>
        <Button type="submit" busy={store.isSaving}>
          {t('fair-create')}
        </Button>
      </div>
    </form>
  );
});
