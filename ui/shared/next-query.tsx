'use client';

import { useSearchParams } from 'next/navigation';
import { useCallback } from 'react';

type Query = Readonly<Record<string, string>>;

/** The query of the address now; {@link useQuery} follows in a later render. */
export const currentQuery = (): Query => Object.fromEntries(new URLSearchParams(window.location.search));

/**
 * The query of the address, and a function that changes it without loading the page; the back button undoes
 * it.
 */
export const useQuery = (): readonly [query: Query, go: (query: Query) => void] => {
  const params = useSearchParams();
  const go = useCallback((query: Query) => {
    const text = new URLSearchParams(query).toString();
    window.history.pushState(null, '', text === '' ? window.location.pathname : `?${text}`);
  }, []);
  return [Object.fromEntries(params), go];
};
