import { useEffect, useEffectEvent } from 'react';

/**
 * The browser asks for confirmation before leaving a page with unsaved changes, also by its back button.
 *
 * @param onBack runs instead of going back or forward, also without changes
 */
export const useLeaveGuard = (isDirty: boolean, onBack?: () => void): void => {
  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const guard = useEffectEvent((event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return;
    const { url } = event.destination;
    // Another query is the same page, which keeps its changes.
    if (!onBack && (!isDirty || new URL(url).pathname === window.location.pathname)) return;
    event.preventDefault();
    if (onBack) onBack();
    // Loads the page, so that the browser asks.
    else window.location.assign(url);
  });
  useEffect(() => {
    // Browsers before 2026 have no `navigation`.
    const navigation: Navigation | undefined = window.navigation;
    navigation?.addEventListener('navigate', guard);
    return () => navigation?.removeEventListener('navigate', guard);
  }, []);
};
