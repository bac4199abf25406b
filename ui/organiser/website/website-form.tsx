'use client';

import { type WebsiteForm as Form, type Website, websiteFaults } from '@fairdesk/core/organiser';
import { LANGUAGE_NAMES, type Language, listed } from '@fairdesk/core/shared';
import { type FormEvent, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import disclosure from '../../shared/disclosure.module.css';
import { EditNotes } from '../../shared/editing/edit-notes.tsx';
import type { Edition } from '../../shared/editing/edit-store.ts';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { useFaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { observer } from '../../shared/observer.ts';
import { dayText, listText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { MessageKey } from '../../shared/texts/messages.ts';
import { useToast } from '../../shared/toasts/toast.tsx';
import { LatestChange } from '../audit/latest-change.tsx';
import styles from '../fairs/fair.module.css';
import { LookFields } from '../fairs/look-fields.tsx';
import { useSettingsEdit } from '../settings/use-settings-edit.ts';
import { useOrganiser } from '../use-organiser.ts';
import type { RedirectedSite } from './redirected-page.ts';
import { WebsiteRedirects } from './website-redirects.tsx';

const LABELS = {
  languages: 'fair-languages',
  brandColour: 'fair-colour',
  titlePrefix: 'website-prefix',
  titleSuffix: 'website-suffix',
  archiveAt: 'website-archive',
  testUsers: 'website-test-users-label',
  notFoundPage: 'website-not-found',
  serverErrorPage: 'website-server-error',
  robots: 'website-robots',
  redirects: 'website-redirects',
} as const satisfies Record<keyof Form, MessageKey>;

interface Props {
  website: Website;
  /** For the redirects. */
  site: RedirectedSite;
}

/** Edits the look of the fair's website, its technical pages, and until when it is open. */
export const WebsiteForm = observer(function WebsiteForm({ website: stored, site }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const { readWebsite, saveWebsite } = useOrganiser();
  const [website, setWebsite] = useState(stored);
  const store = useSettingsEdit<Form, Website>(website, {
    editionOf,
    check: (form) => websiteFaults(trimmed(form)),
    save: ({ form, version = '' }) => saveWebsite(trimmed(form), version),
    read: readWebsite,
  });
  const labels = {
    ...Object.fromEntries(Object.entries(LABELS).map(([name, key]) => [name, t(key)])),
    ...Object.fromEntries(
      store.form.redirects.flatMap((_, index) => [
        [`redirects.${index}.from`, t('website-redirect-old')],
        [`redirects.${index}.to`, t('website-redirect-new')],
      ]),
    ),
  };
  const faults = useFaultTexts(store, labels);
  useLeaveGuard(store.isDirty);
  const { form, change } = store;
  const finish = async (saving: Promise<Website | undefined>) => {
    const saved = await saving;
    if (saved === undefined) return;
    toast.done(t('saved'));
    setWebsite(saved);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void finish(store.submit());
  };
  const field = (
    name: Exclude<keyof Form, 'languages' | 'brandColour' | 'redirects'>,
    more: Partial<Parameters<typeof TextField>[0]> = {},
  ) => (
    <TextField
      path={name}
      label={t(LABELS[name])}
      value={form[name]}
      counted={false}
      error={faults.of(name)}
      onChange={(value) => change({ [name]: value })}
      {...more}
    />
  );
  return (
    <form className={styles.settings} noValidate onSubmit={submit}>
      <EditNotes
        store={store}
        errorLabel="website-failed"
        faults={faults}
        describe={(other) =>
          (Object.keys(LABELS) as (keyof Form)[]).map((name) => ({
            name: t(LABELS[name]),
            value: valueText(name, other, language),
          }))
        }
        choice={{ level: 2, saved: <LatestChange subject="website" /> }}
        onKeepMine={() => void finish(store.keepMine())}
      />
      <LookFields form={form} change={change} errorOf={faults.of} hasDefaultColour />
      <div className={styles.pair}>
        {field('titlePrefix')}
        {field('titleSuffix', { hint: t('website-suffix-hint') })}
      </div>
      {field('archiveAt', { type: 'date', hint: t('website-archive-hint') })}
      {field('testUsers', {
        lines: true,
        hint: t('website-test-users-hint'),
        value: form.testUsers.split('|').join('\n'),
        onChange: (text) => change({ testUsers: text.split('\n').join('|') }),
      })}
      <WebsiteRedirects
        redirects={form.redirects}
        site={site}
        onChange={(redirects) => change({ redirects })}
        errorOf={faults.of}
      />
      <details open={TECHNICAL.some(faults.of) || undefined}>
        <summary className={disclosure.summary}>{t('website-technical')}</summary>
        <div className={styles.form}>
          {field('notFoundPage', { hint: t('website-path-hint', { path: '/404' }) })}
          {field('serverErrorPage', { hint: t('website-path-hint', { path: '/500' }) })}
          {field('robots', { lines: true, hint: t('website-robots-hint') })}
        </div>
      </details>
      <div className={styles.save}>
        <Button type="submit" busy={store.isSaving}>
          {t('settings-save')}
        </Button>
      </div>
    </form>
  );
});

const TECHNICAL = ['notFoundPage', 'serverErrorPage', 'robots'];

const valueText = (name: keyof Form, form: Form, language: Language): string => {
  switch (name) {
    case 'languages':
      return listText(
        form.languages.map((each) => LANGUAGE_NAMES[each]),
        language,
      );
    case 'archiveAt':
      return dayText(form.archiveAt, language);
    case 'testUsers':
      return listed(form.testUsers).join(', ');
    case 'redirects':
      return redirectText(form);
    default:
      return form[name];
  }
};

const redirectText = ({ redirects }: Form): string =>
  redirects.map(({ from, to }) => `${from} → ${to}`).join(', ');

const trimmed = ({ redirects, ...form }: Form): Form => ({
  ...form,
  redirects: redirects.map(({ from, ...redirect }) => ({ ...redirect, from: from.trim() })),
});

const editionOf = ({ version, pictures: _, ...form }: Website): Edition<Form> => ({ form, version });
