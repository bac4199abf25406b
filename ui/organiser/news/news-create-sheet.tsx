'use client';

import {
  type ArticleList,
  newPageFaults,
  type OpenedPage,
  PAGE_PATH_MAX,
  type PagePlace,
  proposedPath,
} from '@fairdesk/core/editor';
import { type Language, languageAmong } from '@fairdesk/core/shared';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { PageLanguageField } from '../pages/page-language-field.tsx';
import { parentOf, pathBelow } from '../pages/page-options.ts';
import { PageTitleField } from '../pages/page-title-field.tsx';
import { useOrganiser } from '../use-organiser.ts';

interface Props {
  list: ArticleList;
  languages: readonly Language[];
  onCreated: (place: PagePlace, title: string) => void;
  onClose: () => void;
}

interface NewsForm {
  readonly title: string;
  readonly path: string;
  readonly language: Language;
}

/** Adds an article as a draft: its address follows its title until an editor changes it. */
export const NewsCreateSheet = observer(function NewsCreateSheet(props: Props) {
  const { list, languages, onCreated, onClose } = props;
  const { t, language: own } = useLabels();
  const { createArticle } = useOrganiser();
  const [home = ''] = list.homes;
  const language = languageAmong(languages, own);
  const [store] = useState(
    () =>
      new EditStore<NewsForm, OpenedPage>({
        start: { form: { title: '', path: `${home}/`, language } },
        check: (form) => newPageFaults(form, list.items),
        save: ({ form: { title, ...place } }, { key }) => createArticle(place, title.trim(), key),
      }),
  );
  const { form, change } = store;
  const pathOf = (title: string) => freePath(proposedPath(title, parentOf(form.path)), list);
  const rename = (title: string) => {
    const above = `${parentOf(form.path)}/`;
    const isProposed = form.path === (pathOf(form.title) || above);
    change({ title, ...(isProposed && { path: pathOf(title) || above }) });
  };
  const labels = { title: t('pages-title'), path: t('pages-address'), language: t('pages-language') };
  return (
    <DeskSheet
      store={store}
      title={t('news-desk-new')}
      action={t('news-desk-create')}
      errorLabel="news-desk-create-failed"
      labels={labels}
      draft={{ key: 'news/new', names: ['title', 'path'] }}
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
          {list.homes.length > 1 && (
            <SelectField
              path="home"
              label={t('news-desk-home')}
              value={parentOf(form.path)}
              options={list.homes.map((each) => ({ value: each, label: each }))}
              onChange={(above) => change({ path: pathBelow(form.path, above) })}
            />
          )}
          <TextField
            path="path"
            label={labels.path}
            hint={t('pages-address-hint')}
            value={form.path}
            inputMode="url"
            rule={{ label: 'path', maxLength: PAGE_PATH_MAX, required: true }}
            counted={false}
            error={errorOf('path')}
            onChange={(path) => change({ path })}
          />
        </>
      )}
    </DeskSheet>
  );
});

/** A path that no article has yet: news of one title gets a number. */
const freePath = (path: string, { items }: ArticleList): string => {
  const paths = new Set(items.map((item) => item.path));
  if (path === '' || !paths.has(path)) return path;
  let number = 2;
  while (paths.has(`${path}-${number}`)) number += 1;
  return `${path}-${number}`;
};
