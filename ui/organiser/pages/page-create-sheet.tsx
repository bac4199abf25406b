'use client';

import {
  newPageFaults,
  type OpenedPage,
  type PageEntry,
  type PagePlace,
  proposedPath,
} from '@fairdesk/core/editor';
import { type Language, languageAmong } from '@fairdesk/core/shared';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { PageAddressFields } from './page-address-fields.tsx';
import { PageLanguageField } from './page-language-field.tsx';
import { parentOf } from './page-options.ts';
import { PageTitleField } from './page-title-field.tsx';

interface Props {
  entries: readonly PageEntry[];
  languages: readonly Language[];
  /** The path of the page above; empty for none. */
  parent: string;
  onCreated: (place: PagePlace, title: string) => void;
  onClose: () => void;
}

interface PageForm {
  readonly title: string;
  readonly path: string;
  readonly language: Language;
}

/** Adds a page as a draft: its address follows its title until an editor changes it. */
export const PageCreateSheet = observer(function PageCreateSheet(props: Props) {
  const { entries, languages, parent, onCreated, onClose } = props;
  const { t, language: own } = useLabels();
  const { createPage } = useOrganiser();
  const language = languageAmong(languages, own);
  const [store] = useState(
    () =>
      new EditStore<PageForm, OpenedPage>({
        start: { form: { title: '', path: `${parent}/`, language } },
        check: (form) => newPageFaults(form, entries),
        save: ({ form: { title, ...place } }, { key }) => createPage(place, title.trim(), key),
      }),
  );
  const { form, change } = store;
  const rename = (title: string) => {
    const above = parentOf(form.path);
    const isProposed = form.path === (proposedPath(form.title, above) || `${above}/`);
    change({ title, ...(isProposed && { path: proposedPath(title, above) || `${above}/` }) });
  };
  const labels = { title: t('pages-title'), path: t('pages-address'), language: t('pages-language') };
  return (
    <DeskSheet
      store={store}
      title={t('pages-new')}
      action={t('pages-create')}
      errorLabel="pages-create-failed"
      labels={labels}
      draft={{ key: 'page/new', names: ['title', 'path'] }}
      onSaved={({ place }) => onCreated(place, form.title.trim())}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <PageTitleField title={form.title} error={errorOf('title')} onChange={rename} />
          <PageLanguageField
            languages={languages}
            language={form.language}
            onChange={(value) => change({ language: value })}
          />
          <PageAddressFields
            name="path"
            path={form.path}
            parents={entries}
            error={errorOf('path')}
            onChange={(path) => change({ path })}
          />
        </>
      )}
    </DeskSheet>
  );
});
