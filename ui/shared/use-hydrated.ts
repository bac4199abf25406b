import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page is hydrated; before that, buttons do not respond. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
