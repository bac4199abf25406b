'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { isPortalAddress } from './portal-address.ts';

/**
 * From one page of the portal to another without loading it anew, whatever link was followed: the views' own links are
 * plain, so that they also serve pages that are sent without a framework, and work before any script has come.
 */
export function FollowLinks() {
  const router = useRouter();
  const pathname = usePathname();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    focusHeading();
  }, [pathname]);
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

/** After a page change, reading goes on at the heading of the new page, as after a page load. */
const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

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
