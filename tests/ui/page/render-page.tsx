import type { Page } from '@fairdesk/core/page';
import { renderToStaticMarkup } from 'react-dom/server';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import type { ReportFault } from '#ui/page/render-context.ts';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { messagesFor } from '#ui/shared/texts/messages.ts';

export const plainData: PortalData = {
  now: '2026-11-20T10:00:00Z',
  language: 'en',
  texts: messagesFor('en'),
  editing: false,
  path: '/',
  languages: [],
  multipleEvents: false,
  severalParticipations: false,
  addresses: { home: '/', site: '', participations: '/', events: '/', signIn: '/', account: '/account' },
};

/** A page as visitors receive it: the HTML from the server. */
export const htmlOf = (page: Page, report?: ReportFault, data: PortalData = plainData): string =>
  renderToStaticMarkup(<SiteLayout page={page} data={data} {...(report && { report })} />);

/** The page rendered from these renderings, as a document to query. */
export const renderPage = async (renderings: readonly unknown[], context?: object): Promise<Document> => {
  const page = (await openLayout(layoutOf(renderings, context)))._unsafeUnwrap();
  return new DOMParser().parseFromString(htmlOf(page), 'text/html');
};
