'use client';

import { type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { useCallback, useEffect } from 'react';

/** From this width, an exhibitor opens beside the list; the style sheets of the list say the same. */
const WIDE = '(width >= 75rem)';

/** The exhibitor beside the list. */
interface Beside {
  readonly id: ParticipationId | undefined;
  /** Opens an exhibitor beside the list; returns false where there is no room. */
  readonly open: (id: ParticipationId) => boolean;
  readonly close: () => void;
}

/**
 * The exhibitor that the address opens beside the list, in its parameter `at`. Back closes it; a screen without room
 * shows its page instead.
 *
 * @param list the address of the list, without its query
 */
export const useBeside = (at: string | undefined, list: string): Beside => {
  const id = participationIdOf(at ?? '');
  useEffect(() => {
    if (id !== undefined && !window.matchMedia(WIDE).matches) window.location.replace(`${list}/${id}`);
  }, [id, list]);
  const open = useCallback((other: ParticipationId) => {
    if (!window.matchMedia(WIDE).matches) return false;
    const params = new URLSearchParams(window.location.search);
    // The next one replaces the one before: Back leads to the list, not through all of them.
    const isNext = params.has('at');
    params.set('at', other);
    const address = `?${params}`;
    if (isNext) window.history.replaceState(null, '', address);
    else window.history.pushState(null, '', address);
    return true;
  }, []);
  const close = useCallback(() => {
    const params = new URLSearchParams(window.location.search);
    params.delete('at');
    const query = params.toString();
    window.history.pushState(null, '', query === '' ? window.location.pathname : `?${query}`);
  }, []);
  return { id, open, close };
};
