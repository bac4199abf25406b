'use client';

import {
  newPageFaults,
  type OpenedPage,
  PAGE_TITLE_MAX,
  type PageEntry,
  type PagePlace,
  proposedPath,
} from '@fairdesk/core/editor';
import { isLanguage, LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import { useState } from 'react';
import { EditSheet } from '../../shared/edit-sheet.tsx';
import { EditStore } from '../../shared/edit-store.ts';
import { useLabels } from '../../shared/labels.tsx';
import { observer } from '../../shared/observer.ts';
import { SelectField } from '../../shared/select-field.tsx';
import { TextField } from '../../shared/text-field.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { PageAddressFields } from './page-address-fields.tsx';
import { parentOf } from './page-options.ts';

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
  const language = languages.includes(own) ? own : (languages[0] ?? own);
  const [store] = useState(
    () =>
      new EditStore<PageForm, OpenedPage>({
        start: { form: { title: '', path: `${parent}/`, language } },
        check: (form) => newPageFaults(form, entries),
        save: ({ form: { title, ...place } }) => createPage(place, title.trim()),
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
    <EditSheet
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
          <TextField
            path="title"
            label={labels.title}
            value={form.title}
            rule={{ label: 'title', maxLength: PAGE_TITLE_MAX, required: true }}
            counted={false}
            error={errorOf('title')}
            onChange={rename}
          />
          {languages.length > 1 && (
            <SelectField
              path="language"
              label={labels.language}
              value={form.language}
              options={languages.map((each) => ({ value: each, label: LANGUAGE_NAMES[each] }))}
              onChange={(value) => isLanguage(value) && change({ language: value })}
            />
          )}
          <PageAddressFields
            name="path"
            path={form.path}
            parents={entries}
            error={errorOf('path')}
            onChange={(path) => change({ path })}
          />
        </>
      )}
    </EditSheet>
  );
});
