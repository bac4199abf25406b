'use client';

import type { PageFilter } from '@fairdesk/core/editor';
import { DEFAULT_LANGUAGE, type Language } from '@fairdesk/core/shared';
import type { Ref } from 'react';
import { currentQuery } from '../../shared/next-query.tsx';
import { observer } from '../../shared/observer.ts';
import { languageText } from '../../shared/texts/format.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import filters from '../mail/mail.module.css';
import { listAddress, pageFilterOf } from './list-address.ts';
import { ListSearch } from './list-search.tsx';
import type { PageListStore } from './page-list-store.ts';
import { ViewLinks } from './view-links.tsx';

interface Props {
  ref: Ref<HTMLInputElement>;
  store: PageListStore;
  languages: readonly Language[];
  /** The address of the list of pages. */
  list: string;
  onOpen: (filter: PageFilter) => void;
}

/** The filters of the list as words in a row, and the search field. */
export const PageFilters = observer(function PageFilters({ ref, store, languages, list, onOpen }: Props) {
  const { t, language: own } = useLabels();
  const { filter } = store;
  const views: readonly Omit<PageFilter, 'search'>[] = [
    ...(['all', 'changed', 'scheduled'] as const).map((view) => ({ view, language: DEFAULT_LANGUAGE })),
    ...languages.map((language) => ({ view: 'missing' as const, language })),
    ...languages.map((language) => ({ view: 'outdated' as const, language })),
  ];
  const isCurrent = ({ view, language }: Omit<PageFilter, 'search'>) =>
    view === filter.view && (!isByLanguage(view) || language === filter.language);
  const links = views.map((each) => {
    const next = { ...each, search: filter.search };
    return {
      key: `${each.view}-${each.language}`,
      view: each.view,
      label: t(`pages-view-${each.view}`, { language: languageText(each.language, own) }),
      count: store.count(each),
      href: listAddress(list, next),
      isCurrent: isCurrent(each),
      onOpen: () => onOpen(next),
    };
  });
  return (
    <div className={filters.tools}>
      <ViewLinks
        label={t('pages-views')}
        // A website with every page in every language has no filter for those that are missing or outdated.
        views={links.filter(
          ({ view, count, isCurrent: isOpen }) => !isByLanguage(view) || count > 0 || isOpen,
        )}
      />
      <ListSearch
        ref={ref}
        label={t('pages-search')}
        stored={filter.search}
        current={() => pageFilterOf(currentQuery()).search}
        onSearch={(search) =>
          // Replaces the address: Back leaves the search, not its last letter.
          window.history.replaceState(
            null,
            '',
            listAddress(list, { ...pageFilterOf(currentQuery()), search }),
          )
        }
      />
    </div>
  );
});

/** Whether a view is of one language. */
const isByLanguage = (view: PageFilter['view']): boolean => view === 'missing' || view === 'outdated';
