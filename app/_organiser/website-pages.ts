import 'server-only';
import type { PageEntry, PageOffice } from '@fairdesk/core/editor';
import type { OrganiserCaller, WebsiteOffice } from '@fairdesk/core/organiser';
import type { Failure, Language } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';

/** What reads pages and websites. */
interface Offices {
  readonly pageOfficeOf: (caller: OrganiserCaller) => Pick<PageOffice, 'pages'>;
  readonly websiteOfficeOf: (caller: OrganiserCaller) => Pick<WebsiteOffice, 'website'>;
}

/** The pages of a fair's website in the languages that it is offered in, and those languages. */
export const websitePages = (
  caller: OrganiserCaller,
  { pageOfficeOf, websiteOfficeOf }: Offices = currentUseCases(),
): ResultAsync<
  { readonly entries: readonly PageEntry[]; readonly languages: readonly Language[] },
  Failure
> =>
  ResultAsync.combine([pageOfficeOf(caller).pages(), websiteOfficeOf(caller).website()]).map(
    ([entries, { languages }]) => ({ entries: entries.map((entry) => offered(entry, languages)), languages }),
  );

/** A page that exists in none of the languages of the website stays as it is: it can still be opened. */
const offered = (entry: PageEntry, languages: readonly Language[]): PageEntry => {
  const translations = entry.translations.filter(({ language }) => languages.includes(language));
  return translations.length === 0 ? entry : { ...entry, translations };
};
