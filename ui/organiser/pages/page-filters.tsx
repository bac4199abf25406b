'use client';

import type { PageFilter } from '@fairdesk/core/editor';
import { DESK_SEARCH_MAX } from '@fairdesk/core/organiser';
import { DEFAULT_LANGUAGE, LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import { type MouseEvent, type Ref, useEffect, useState } from 'react';
import { numberText } from '../../shared/format.ts';
import { useLabels } from '../../shared/labels.tsx';
import { Link } from '../../shared/link.tsx';
import { currentQuery } from '../../shared/next-query.tsx';
import { observer } from '../../shared/observer.ts';
import filters from '../mail.module.css';
import { listAddress, pageFilterOf } from './list-address.ts';
import type { PageListStore } from './page-list-store.ts';
import styles from './pages.module.css';

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
  ];
  const isCurrent = ({ view, language }: Omit<PageFilter, 'search'>) =>
    view === filter.view && (view !== 'missing' || language === filter.language);
  return (
    <div className={filters.tools}>
      <nav aria-label={t('pages-views')}>
        <ul className={filters.filters}>
          {views.map((each) => {
            const { view, language } = each;
            const count = store.count(each);
            // A website with every page in every language has no filter for those that are missing.
            if (view === 'missing' && count === 0 && !isCurrent(each)) return null;
            const next = { ...each, search: filter.search };
            return (
              <li key={`${view}-${language}`}>
                <Link
                  href={listAddress(list, next)}
                  aria-current={isCurrent(each) ? 'page' : undefined}
                  onClick={(click) => {
                    if (opensElsewhere(click)) return;
                    click.preventDefault();
                    onOpen(next);
                  }}
                >
                  {t(`pages-view-${view}`, { language: LANGUAGE_NAMES[language] })}{' '}
                  <span className={filters.count}>{numberText(count, own)}</span>
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      <PageSearch ref={ref} filter={filter} list={list} />
    </div>
  );
});

function PageSearch({ ref, filter, list }: Pick<Props, 'ref' | 'list'> & { filter: PageFilter }) {
  const { t } = useLabels();
  const [text, setText] = useState(filter.search);
  const stored = filter.search;
  // The address changes without typing, too. Typing is ahead of what is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read again when it has changed
  useEffect(() => {
    const { search } = pageFilterOf(currentQuery());
    setText((typed) => (typed.trim() === search.trim() ? typed : search));
  }, [stored]);
  const type = (typed: string) => {
    setText(typed);
    // Replaces the address: Back leaves the search, not its last letter.
    const current = pageFilterOf(currentQuery());
    window.history.replaceState(null, '', listAddress(list, { ...current, search: typed.trim() }));
  };
  return (
    <search>
      <input
        ref={ref}
        type="search"
        className={styles.search}
        aria-label={t('pages-search')}
        aria-keyshortcuts="/"
        placeholder={t('pages-search')}
        maxLength={DESK_SEARCH_MAX}
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </search>
  );
}

/** A new tab or window, as the keys of a click say. */
const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent): boolean =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;
