import { createContext, use } from 'react';

const ReloadContext = createContext<() => void>(() => undefined);

/** Provides what reloads the data of a page after a change that may be stored without a response. */
export const ReloadProvider = ReloadContext;

export const useReload = (): (() => void) => use(ReloadContext);
