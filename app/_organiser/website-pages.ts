import 'server-only';
import type { PageEntry } from '@fairdesk/core/editor';
import type { OrganiserCaller } from '@fairdesk/core/organiser';
import type { Failure, Language } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';

/** The pages of a fair's website, and the languages that it is offered in. */
export const websitePages = (
  caller: OrganiserCaller,
): ResultAsync<
  { readonly entries: readonly PageEntry[]; readonly languages: readonly Language[] },
  Failure
> => {
  const useCases = currentUseCases();
  return ResultAsync.combine([
    useCases.pageOfficeOf(caller).pages(),
    useCases.websiteOfficeOf(caller).website(),
  ]).map(([entries, { languages }]) => ({ entries, languages }));
};
