'use client';

import { useRouter } from 'next/navigation';
import { useEffect } from 'react';
import { isPortalAddress } from './portal-address.ts';

/**
 * From one page of the portal to another without loading it anew, whatever link was followed: the views' own links are
 * plain, so that they also serve pages that are sent without a framework, and work before any script has come.
 */
export function FollowLinks() {
  const router = useRouter();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const href = portalLink(event);
      if (href === undefined || asksBeforeLeaving()) return;
      event.preventDefault();
      router.push(href);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  return null;
}

/** Where a plain click on a link leads, if that is another page of the portal. */
const portalLink = (event: MouseEvent): string | undefined => {
  const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || defaultPrevented) return undefined;
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.target || link.hasAttribute('download')) return undefined;
  const { origin, pathname, search, hash, href } = link;
  const isHere = pathname === window.location.pathname && search === window.location.search;
  if (origin !== window.location.origin || (isHere && hash) || !isPortalAddress(pathname)) return undefined;
  return href;
};

/** Whatever is not saved keeps the browser from leaving: then the browser itself goes, and asks. */
const asksBeforeLeaving = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
