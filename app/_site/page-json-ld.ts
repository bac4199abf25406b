import { eventFacts } from '@fairdesk/core/events';
import { jsonLd, type Page, searchFacts } from '@fairdesk/core/page';
import { runtime } from '#app/_process/runtime.ts';
import type { PortalData } from '#ui/page/portal-data.ts';

/** Structured data of a public page for search engines, each as JSON that is safe in a script element. */
export const pageFacts = (
  page: Page,
  { path, event }: Pick<PortalData, 'path' | 'event'>,
): readonly string[] => {
  const url = `${runtime().settings.appUrl}${path}`;
  const facts = [...(page.path === '/' && event ? [eventFacts(event, url)] : []), ...searchFacts(page, url)];
  return facts.flatMap((fact) => jsonLd(JSON.stringify(fact)) ?? []);
};
