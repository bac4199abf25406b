import { linkWithin } from '@fairdesk/core/navigation';
import type { Failure, Language } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';

/** Where links within a site lead: into its virtual folder, in the language of the reader. */
export interface LinkPlace {
  readonly folder: string;
  readonly language: Language;
}

/** The virtual folder of an event's site; empty where the event has none. */
export type FolderOf = (event: string) => ResultAsync<string, Failure>;

/** HTML that is sanitised, and so has its attributes in double quotes, with its links led within the site. Source: site spec §2 "Links". */
export const withLinksLed = (html: string, { folder, language }: LinkPlace): string =>
  html.replace(
    /(<a\b[^>]*? href=")(\/[^"]*)(?=")/g,
    (_, before: string, href: string) => `${before}${linkWithin(href, folder, language)}`,
  );
