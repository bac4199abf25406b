'use client';

import { DESK_SEARCH_MAX } from '@fairdesk/core/organiser';
import { type Ref, useEffect, useState } from 'react';
import input from '../../shared/forms/input.module.css';
import styles from './pages.module.css';

interface Props {
  ref: Ref<HTMLInputElement>;
  label: string;
  /** The search in the list's filter. */
  stored: string;
  /** The search in the address now. */
  current: () => string;
  onSearch: (search: string) => void;
}

/** The search field of a list whose filter is in the address. */
export function ListSearch({ ref, label, stored, current, onSearch }: Props) {
  const [text, setText] = useState(stored);
  // The address changes without typing, too. Typing is ahead of what is stored.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read again when it has changed
  useEffect(() => {
    const search = current();
    setText((typed) => (typed.trim() === search.trim() ? typed : search));
  }, [stored]);
  const type = (typed: string) => {
    setText(typed);
    onSearch(typed.trim());
  };
  return (
    <search>
      <input
        ref={ref}
        type="search"
        className={`${input.input} ${styles.search}`}
        aria-label={label}
        aria-keyshortcuts="/"
        placeholder={label}
        maxLength={DESK_SEARCH_MAX}
        autoComplete="off"
        dir="auto"
        value={text}
        onChange={(event) => type(event.currentTarget.value)}
      />
    </search>
  );
}
