import { countsAsView, type Page } from '@fairdesk/core/page';
import type { PortalData } from './portal-data.ts';

interface Props {
  page: Pick<Page, 'site' | 'name' | 'itemId' | 'language' | 'state'>;
  data: Pick<PortalData, 'analytics'>;
}

/** Sends the view of a page and the events on it, once the visitor has consented. Invisible. */
export function PageAnalytics({ page, data: { analytics } }: Props) {
  const { site, name, itemId, language, state } = page;
  if (!analytics || itemId === '' || !countsAsView(state)) return null;
  return (
    <page-analytics
      // A new page is a new view, even where the framework would reuse the element.
      key={`${itemId} ${language}`}
      lang={language}
      data-site={site}
      data-page={name}
      data-item-id={itemId}
    />
  );
}
