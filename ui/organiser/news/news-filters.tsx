'use client';

import { tagSlug } from '@fairdesk/core/articles';
import type { ArticleFilter, ArticleView } from '@fairdesk/core/editor';
import { DEFAULT_LANGUAGE, type Language } from '@fairdesk/core/shared';
import type { Ref } from 'react';
import { SelectField } from '../../shared/forms/select-field.tsx';
import { currentQuery } from '../../shared/next-query.tsx';
import { observer } from '../../shared/observer.ts';
import { languageText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import filters from '../mail/mail.module.css';
import { ListSearch } from '../pages/list-search.tsx';
import { ViewLinks } from '../pages/view-links.tsx';
import styles from './news.module.css';
import { newsAddress, newsFilterOf } from './news-address.ts';
import type { NewsListStore } from './news-list-store.ts';

interface Props {
  ref: Ref<HTMLInputElement>;
  store: NewsListStore;
  languages: readonly Language[];
  /** The address of the list of news. */
  list: string;
  onOpen: (filter: ArticleFilter) => void;
}

const VIEWS = [
  'all',
  'published',
  'scheduled',
  'changed',
  'unpublished',
] as const satisfies readonly ArticleView[];

/** The views of the news as words in a row, the choice of a tag, and the search field. */
export const NewsFilters = observer(function NewsFilters({ ref, store, languages, list, onOpen }: Props) {
  const { t, language: own } = useLabels();
  const { filter } = store;
  const tags = store.tagsIn(own);
  const textOf = (view: ArticleView, language: Language) =>
    view === 'published' || view === 'unpublished'
      ? t(`news-desk-view-${view}`)
      : t(`pages-view-${view}`, { language: languageText(language, own) });
  const views = [
    ...VIEWS.map((view) => ({ view, language: DEFAULT_LANGUAGE })),
    ...languages.map((language) => ({ view: 'missing' as const, language })),
    ...languages.map((language) => ({ view: 'outdated' as const, language })),
  ].map(({ view, language }) => {
    const next = { ...filter, view, language };
    return {
      key: `${view}-${language}`,
      label: textOf(view, language),
      count: store.count({ view, language }),
      href: newsAddress(list, next),
      isCurrent: view === filter.view && (!isByLanguage(view) || language === filter.language),
      onOpen: () => onOpen(next),
    };
  });
  return (
    <div className={filters.tools}>
      <ViewLinks
        label={t('news-desk-views')}
        // An empty view is offered while it is open, and the one of all.
        views={views.filter(({ count, isCurrent, key }) => count > 0 || isCurrent || key.startsWith('all'))}
      />
      <div className={styles.choices} data-filters>
        {tags.length > 0 && (
          <SelectField
            path="tag"
            label={t('news-desk-tag')}
            // An address may have another spelling of the tag.
            value={tags.find((tag) => tagSlug(tag) === tagSlug(filter.tag)) ?? ''}
            none={t('news-desk-tag-all')}
            options={tags.map((tag) => ({ value: tag, label: tag }))}
            onChange={(tag) => onOpen({ ...newsFilterOf(currentQuery()), tag })}
          />
        )}
        <ListSearch
          ref={ref}
          label={t('pages-search')}
          stored={filter.search}
          current={() => newsFilterOf(currentQuery()).search}
          onSearch={(search) =>
            // Replaces the address: Back leaves the search, not its last letter.
            window.history.replaceState(
              null,
              '',
              newsAddress(list, { ...newsFilterOf(currentQuery()), search }),
            )
          }
        />
      </div>
    </div>
  );
});

/** Whether a view is of one language. */
const isByLanguage = (view: ArticleView): boolean => view === 'missing' || view === 'outdated';
