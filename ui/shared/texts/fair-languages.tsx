'use client';

import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { createContext, type ReactNode, use } from 'react';

const FairLanguages = createContext<readonly Language[]>(LANGUAGES);

interface Props {
  languages: readonly Language[];
  children: ReactNode;
}

/** Provides the languages that a fair is offered in: its visitors and exhibitors read no others. */
export function FairLanguagesProvider({ languages, children }: Props) {
  return <FairLanguages value={languages}>{children}</FairLanguages>;
}

/** All languages outside of a fair. */
export const useFairLanguages = (): readonly Language[] => use(FairLanguages);
