'use client';

import { usePathname, useRouter } from 'next/navigation';
import { useEffect, useLayoutEffect, useRef, useTransition } from 'react';
import { isOutdated } from '#app/_composition/browser/outdated-pages.ts';
import { isPortalAddress } from '#app/_site/portal-address.ts';
import { LoadingBar } from '#ui/shared/loading-bar.tsx';
import { isGuarded, useFreshPage } from './use-fresh-page.ts';

/**
 * Turns clicks on links between portal pages into client-side navigation. The views render plain links, so that
 * they also work on pages without the framework, and before any script has loaded.
 *
 * The framework shows a page as it was first rendered when the browser goes back to it: after a change, the page is
 * loaded instead.
 */
export function FollowLinks({ loading }: { loading: string }) {
  const router = useRouter();
  const pathname = usePathname();
  const focused = useRef(pathname);
  const shown = useRef(pathname);
  const [isLeaving, leave] = useTransition();
  useFreshPage(pathname);
  // With the page itself: the browser may go back before other effects run.
  useLayoutEffect(() => {
    shown.current = pathname;
  }, [pathname]);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    focusHeading();
  }, [pathname]);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const href = portalLink(event);
      // With unsaved changes, the browser navigates and asks for confirmation.
      if (href === undefined || isGuarded()) return;
      event.preventDefault();
      leave(() => router.push(href));
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [router]);
  useEffect(() => {
    const loadAgain = (event: PopStateEvent): void => {
      if (window.location.pathname === shown.current || !isOutdated()) return;
      event.stopImmediatePropagation();
      window.location.reload();
    };
    window.addEventListener('popstate', loadAgain, { capture: true });
    return () => window.removeEventListener('popstate', loadAgain, { capture: true });
  }, []);
  return isLeaving && <LoadingBar label={loading} />;
}

/**
 * Moves the focus to the heading of the new page, so that screen readers continue there as after a page load.
 */
const focusHeading = (): void => {
  const heading = document.querySelector<HTMLElement>('#content h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** The target of a plain click on a link, if it is another page of the portal. */
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
