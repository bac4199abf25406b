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

/** The pages of a fair's website, and the languages that it is offered in. */
export const websitePages = (
  caller: OrganiserCaller,
  { pageOfficeOf, websiteOfficeOf }: Offices = currentUseCases(),
): ResultAsync<
  { readonly entries: readonly PageEntry[]; readonly languages: readonly Language[] },
  Failure
> =>
  ResultAsync.combine([pageOfficeOf(caller).pages(), websiteOfficeOf(caller).website()]).map(
    ([entries, { languages }]) => ({ entries, languages }),
  );
