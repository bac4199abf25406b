import 'server-only';
import type { Language } from '@fairdesk/core/shared';
import type { ReactElement } from 'react';
import { localRoute } from '#app/_http/local-path-of.ts';
import { runtime } from '#app/_process/runtime.ts';
import { PageAnalytics } from '#ui/page/page-analytics.tsx';
import { PageStyles } from '#ui/page/page-styles.tsx';
import type { ReportFault } from '#ui/page/render-context.ts';
import { SearchData } from '#ui/page/search-data.tsx';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import type { SearchData as Searched } from '#ui/search/search-data.ts';
import { cachedMarkup, type PartRendering } from './cached-markup.ts';
import { type DocumentContents, documentOf } from './document-of.tsx';
import { errorPage, ownErrorPage } from './error-page.tsx';
import { openFrame } from './open-frame.ts';
import { openInAnyCase } from './open-in-any-case.ts';
import { PAGE_CACHE_HEADER, UNFINISHED } from './page-cache-header.ts';
import { pageHead } from './page-head.ts';
import { pageFacts } from './page-json-ld.ts';
import { searchOf, withOtherParameters } from './page-query.ts';
import { renderCacheable } from './render-cacheable.ts';
import { reportBlockFault } from './report-block-fault.ts';

interface PublicPageRequest {
  readonly language: Language;
  /** Without language: `/aqua/exhibitors`. */
  readonly address: string;
  readonly query: URLSearchParams;
  /** Allows the inline scripts that insert late parts. */
  readonly nonce: string;
  /** The visitor's network address. */
  readonly visitorAddress: string;
}

/** How long a page may be cached, in seconds, when changes are not notified. */
const LIFE_SECONDS = 30;

/** The response for a public page in any state: rendered whole and cacheable, or streamed. */
export const publicResponse = async (request: PublicPageRequest): Promise<Response> => {
  try {
    return await pageResponse(request);
  } catch (cause) {
    runtime().log.error('Cannot render a public page', { address: request.address, cause: String(cause) });
    const frame = await openFrame(request.language, request.address);
    return answer(500, await renderError({ kind: 'failed', frame, data: frame.data }, false));
  }
};

const pageResponse = async ({
  language,
  address,
  query,
  nonce,
  visitorAddress,
}: PublicPageRequest): Promise<Response> => {
  const { render, sheets } = runtime();
  const search = searchOf(query);
  sheets.prepare();
  const opened = await openInAnyCase(language, address, search, visitorAddress);
  if (opened.kind === 'moved') {
    const to = withOtherParameters(opened.to, query);
    // A header has no letters beyond Latin.
    const headers = { location: localRoute(to) ?? to };
    return new Response(null, { status: opened.isLasting ? 308 : 307, headers });
  }
  const hasQuery = search !== '';
  if (opened.kind !== 'page') {
    const isCacheable = opened.kind === 'missing' && !hasQuery;
    return answer(opened.kind === 'missing' ? 404 : 503, await renderError(opened, isCacheable));
  }
  const { page, data, isLate, isPartial } = opened;
  const searches = data.fair?.search;
  const contentsFor = (rendering: Partial<PartRendering>): DocumentContents => ({
    language,
    head: { ...pageHead(page, data), ...((hasQuery || searches) && { robots: 'noindex' }) },
    body: (
      <>
        <PageStyles page={page} />
        <PageAnalytics page={page} data={data} />
        <SearchData facts={pageFacts(page, data)} />
        <SiteLayout page={page} data={data} {...rendering} />
      </>
    ),
  });
  if (isLate) {
    const document = documentOf(contentsFor({ report: reportBlockFault }), {
      nonce,
      styles: await sheets.whole(),
    });
    return answer(200, { html: render.asItComes(document, nonce), life: UNFINISHED });
  }
  const rendered = await renderDocument(!isPartial && !hasQuery, (report) =>
    contentsFor(cachedMarkup(page, data, report)),
  );
  const wait = searches instanceof Promise ? undefined : waitOf(searches?.outcome);
  return wait === undefined ? answer(200, rendered) : answer(429, rendered, wait);
};

interface RenderedPage {
  readonly html: string | ReadableStream<Uint8Array>;
  readonly life: number | typeof UNFINISHED;
}

/** In seconds; `undefined` for a search that was not throttled. */
const waitOf = (outcome: Searched['outcome'] | undefined): number | undefined =>
  typeof outcome === 'object' && 'retryAfterSeconds' in outcome ? outcome.retryAfterSeconds : undefined;

/** @param wait before the next attempt, in seconds */
const answer = (
  status: number,
  { html, life }: RenderedPage,
  wait = status === 503 ? LIFE_SECONDS : undefined,
): Response =>
  // As bytes: given a string, `Response` would first check it for invalid Unicode.
  new Response(typeof html === 'string' ? Buffer.from(html) : html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // A request that bypasses our page cache, as the framework's do, must not be cached elsewhere.
      'cache-control': 'private, no-store',
      [PAGE_CACHE_HEADER]: String(life),
      ...(wait !== undefined && { 'retry-after': String(wait) }),
    },
  });

const renderDocument = (
  isCacheable: boolean,
  contentsFor: (report: ReportFault) => DocumentContents | Promise<DocumentContents>,
): Promise<RenderedPage> =>
  renderCacheable(async (report) => wholeDocument(documentOf(await contentsFor(report))), {
    life: isCacheable ? LIFE_SECONDS : 0,
    tell: reportBlockFault,
  });

/** The site's own error page, or the built-in one when any part of its own cannot be rendered. */
const renderError = async (
  opened: Parameters<typeof errorPage>[0],
  isCacheable: boolean,
): Promise<RenderedPage> => {
  try {
    const own = await ownErrorPage(opened);
    const page = own && (await renderDocument(true, own));
    // A page with a failed block has no life.
    if (page && page.life !== 0) return isCacheable ? page : { ...page, life: 0 };
  } catch (cause) {
    runtime().log.error('Cannot render the error page of a site', { cause: String(cause) });
  }
  return renderDocument(isCacheable, (report) => errorPage(opened, report));
};

const wholeDocument = async (document: ReactElement): Promise<string> => {
  const { render, sheets, icons, elements } = runtime();
  return elements.preloadIn(await sheets.linkIn(await icons.linkIn(render.whole(document))));
};
