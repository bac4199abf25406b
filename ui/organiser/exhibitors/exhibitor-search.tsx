'use client';

import {
  DESK_SEARCH_MAX,
  type ExhibitorChoices,
  type ExhibitorQuery,
  exhibitorParams,
  exhibitorQueryOf,
  withFilter,
  withoutFilter,
} from '@fairdesk/core/organiser';
import { type Ref, useEffect, useState } from 'react';
import input from '../../shared/forms/input.module.css';
import { currentQuery } from '../../shared/next-query.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import { ExhibitorFilterMenu } from './exhibitor-filter-menu.tsx';
import { ExhibitorFilterWords } from './exhibitor-filter-words.tsx';
import styles from './exhibitors.module.css';

interface Props {
  ref: Ref<HTMLInputElement>;
  query: ExhibitorQuery;
  choices: ExhibitorChoices;
  onOpen: (query: ExhibitorQuery) => void;
  /** Shows another list at once; the address follows. */
  onType: (query: ExhibitorQuery) => void;
}

/** The search field and the filters of the list. */
export function ExhibitorSearch({ ref, query, choices, onOpen, onType }: Props) {
  const { t } = useLabels();
  const stored = query.filter.search ?? '';
  const [text, setText] = useState(stored);
  // The address changes without typing, too: by Back, or by a saved filter. Typing is ahead of what is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read again when it has changed
  useEffect(() => {
    const search = exhibitorQueryOf(currentQuery()).filter.search ?? '';
    setText((typed) => (typed.trim() === search.trim() ? typed : search));
  }, [stored]);
  const type = (typed: string) => {
    setText(typed);
    const search = typed.trim();
    const next = search === '' ? withoutFilter(query, 'search') : withFilter(query, { search });
    // First, because the framework renders at a new address.
    onType(next);
    // Replaces the address: Back leaves the search, not its last letter.
    const address = new URLSearchParams(exhibitorParams(next)).toString();
    window.history.replaceState(null, '', address === '' ? window.location.pathname : `?${address}`);
  };
  return (
    <search className={styles.tools}>
      <input
        ref={ref}
        type="search"
        className={`${input.input} ${styles.search}`}
        aria-label={t('exhibitor-list-search')}
        aria-keyshortcuts="/"
        placeholder={t('exhibitor-list-search')}
        maxLength={DESK_SEARCH_MAX}
        autoComplete="off"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
      <ExhibitorFilterMenu query={query} choices={choices} onChange={onOpen} />
      <ExhibitorFilterWords query={query} choices={choices} onChange={onOpen} />
    </search>
  );
}
