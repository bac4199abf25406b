'use client';

import { NEWS_FIELDS, NEWS_TEXT_MAX, type NewsForm, type NewsItem, newsFaults } from '@fairdesk/core/news';
import { fieldNames, forEachField, openForm, type PerField } from '@fairdesk/core/shared';
import { useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { type Edition, EditStore } from '../shared/editing/edit-store.ts';
import { useEditing } from '../shared/editing/editing.tsx';
import { ReviewNote } from '../shared/editing/review-note.tsx';
import type { ShelfStore } from '../shared/editing/shelf-store.ts';
import { describeForm } from '../shared/forms/describe-form.ts';
import { PeriodFields } from '../shared/forms/period-fields.tsx';
import { TextField } from '../shared/forms/text-field.tsx';
import { observer } from '../shared/observer.ts';
import { RichTextField } from '../shared/rich-text/rich-text-field.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';

interface Props {
  /** The item to change; absent for a new one. */
  item?: NewsItem;
  shelf: ShelfStore<NewsItem>;
  onSaved: (item: NewsItem) => void;
  onClose: () => void;
}

/** Adds or changes a news item. */
export const NewsDialog = observer(function NewsDialog({ item, shelf, onSaved, onClose }: Props) {
  const { t, language } = useLabels();
  const toast = useToast();
  const { id, asksApproval } = useProfile().profile;
  const { saveNews, listNews } = useEditing();
  const [store] = useState(
    () =>
      new EditStore<NewsForm, NewsItem>({
        start: item ? editionOf(item) : NEW,
        check: newsFaults,
        save: ({ form, version }, upload) =>
          saveNews(id, { ...form, ...(item && { id: item.id, version: version ?? '' }) }, upload),
        latest: () =>
          listNews(id).map((all) => {
            const current = all.find((one) => one.id === item?.id);
            return current ? editionOf(current) : NEW;
          }),
      }),
  );
  const { form, change } = store;
  const names = {
    header: t('news-header'),
    introduction: t('news-introduction'),
    text: t('news-text'),
    author: t('news-author'),
    authorEmail: t('news-authorEmail'),
    url: t('news-url'),
    validFrom: t('from'),
    validTo: t('until'),
  } satisfies PerField<NewsForm>;
  return (
    <EditSheet
      store={store}
      title={t(item ? 'news-edit' : 'news-add')}
      action={t(item ? 'news-save' : 'news-add')}
      errorLabel={item ? 'EditNewsError' : 'AddNewsError'}
      labels={names}
      draft={{ key: `${id}/news/${item?.id ?? 'new'}`, names: fieldNames(NEWS_FIELDS) }}
      describe={(version) => describeForm(NEWS_FIELDS, version, names, { t, language })}
      onSaved={(saved) => {
        shelf.put(saved);
        toast.done(t(item ? 'news-saved' : 'news-added', { name: saved.header }));
        onClose();
        onSaved(saved);
      }}
      onClose={onClose}
    >
      {(errorOf) => {
        const line = (name: 'header' | 'author' | 'authorEmail' | 'url') => ({
          path: name,
          label: names[name],
          rule: NEWS_FIELDS[name],
          counted: false,
          value: form[name],
          error: errorOf(name),
          onChange: (value: string) => change({ [name]: value }),
        });
        return (
          <>
            {asksApproval && <ReviewNote />}
            <TextField {...line('header')} />
            <TextField
              lines
              path="introduction"
              label={names.introduction}
              rule={NEWS_FIELDS.introduction}
              value={form.introduction}
              error={errorOf('introduction')}
              onChange={(introduction) => change({ introduction })}
            />
            <RichTextField
              path="text"
              label={names.text}
              value={form.text}
              required
              max={NEWS_TEXT_MAX}
              error={errorOf('text')}
              onChange={(text) => change({ text })}
            />
            <TextField {...line('author')} autoComplete="name" />
            <TextField
              {...line('authorEmail')}
              type="email"
              autoComplete="email"
              hint={t('news-authorEmail-hint')}
            />
            <TextField {...line('url')} inputMode="url" hint={t('links-hint')} />
            <PeriodFields
              legend={t('product-shown')}
              names={['validFrom', 'validTo']}
              from={form.validFrom}
              until={form.validTo}
              errorOf={errorOf}
              onChange={(name, day) => change({ [name]: day })}
            />
          </>
        );
      }}
    </EditSheet>
  );
});

const NEW: Edition<NewsForm> = { form: forEachField(NEWS_FIELDS, '', false) };

const editionOf = (item: NewsItem): Edition<NewsForm> => ({
  version: item.version,
  form: openForm(NEWS_FIELDS, item),
});
