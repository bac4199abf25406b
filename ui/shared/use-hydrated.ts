import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the page's script has taken over what the server drew; before that a button would not answer. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
