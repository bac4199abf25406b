import { useEffect } from 'react';

/** How old a page may be when its reader returns to it, in milliseconds: days to deadlines are those of its load. */
const AGE_MAX_MS = 6 * 60 * 60_000;

/**
 * Loads a page again when its reader returns to it after hours, unless they would lose what they do there.
 *
 * @param pathname of the page: another one is new
 */
export const useFreshPage = (pathname: string, reload = () => window.location.reload()): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is opened has new data.
  useEffect(() => {
    const loaded = Date.now();
    const returned = (): void => {
      if (document.visibilityState === 'hidden' || Date.now() - loaded < AGE_MAX_MS) return;
      if (document.querySelector(DIALOGS) === null && !isGuarded()) reload();
    };
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('pageshow', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('pageshow', returned);
    };
  }, [pathname, reload]);
};

const DIALOGS = 'dialog[open], [role="dialog"], [role="alertdialog"]';

/** Whether unsaved changes would block leaving the page. */
export const isGuarded = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
