import 'server-only';
import type { PageEntry } from '@fairdesk/core/editor';
import type { OrganiserCaller } from '@fairdesk/core/organiser';
import { type Failure, LANGUAGES, type Language } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';

/** The pages of a fair's website, and the languages that it is offered in or has pages in. */
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
  ]).map(([entries, website]) => {
    const isUsed = (language: Language) =>
      website.languages.includes(language) ||
      entries.some(({ translations }) => translations.some((each) => each.language === language));
    return { entries, languages: LANGUAGES.filter(isUsed) };
  });
};
