'use client';

import type { PageEntry } from '@fairdesk/core/editor';
import { type Failure, LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { CheckField } from '../../shared/forms/check-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { pageTitle } from './page-title.ts';

interface Props {
  entry: PageEntry;
  onDone: () => void;
  onClose: () => void;
}

type Chosen = Readonly<Partial<Record<Language, boolean>>>;

/** Takes a page from visitors in the chosen languages. */
export const PageUnpublishSheet = observer(function PageUnpublishSheet({ entry, onDone, onClose }: Props) {
  const { t, language: own } = useLabels();
  const { unpublishPage } = useOrganiser();
  const { path, translations } = entry;
  const published = translations
    .filter(({ status }) => status === 'published')
    .map(({ language }) => language);
  const chosenIn = (form: Chosen) => published.filter((language) => form[language]);
  const [store] = useState(
    () =>
      new EditStore<Chosen, undefined>({
        start: { form: Object.fromEntries(published.map((language) => [language, true])) },
        check: (form) =>
          chosenIn(form).length > 0 ? [] : [{ path: published[0] ?? 'en', code: 'pages-unpublish-none' }],
        // The second attempt after a failure finds some unpublished already.
        save: ({ form }) =>
          chosenIn(form).reduce<ResultAsync<undefined, Failure>>(
            (before, language) =>
              before.andThen(() =>
                unpublishPage({ path, language })
                  .map(() => undefined)
                  .orElse((failure) => (isDoneAlready(failure) ? okAsync(undefined) : errAsync(failure))),
              ),
            okAsync(undefined),
          ),
      }),
  );
  const labels = Object.fromEntries(published.map((language) => [language, LANGUAGE_NAMES[language]]));
  return (
    <DeskSheet
      store={store}
      title={t('pages-unpublish-of', { title: pageTitle(entry, own) })}
      action={t('pages-unpublish')}
      errorLabel="pages-unpublish-failed"
      labels={labels}
      draft={{ key: `page-unpublish/${path}`, names: [] }}
      onSaved={onDone}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <p>{t('pages-unpublish-text')}</p>
          {published.map((language) => (
            <CheckField
              key={language}
              path={language}
              label={LANGUAGE_NAMES[language]}
              value={store.form[language] ?? false}
              error={errorOf(language)}
              onChange={(isChosen) => store.change({ [language]: isChosen })}
            />
          ))}
        </>
      )}
    </DeskSheet>
  );
});

const isDoneAlready = (failure: Failure): boolean =>
  failure.kind === 'rejected' && failure.fields.some(({ code }) => code === 'page-not-published');
