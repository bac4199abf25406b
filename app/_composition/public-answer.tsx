import 'server-only';
import { type Language, localPath } from '@fairdesk/core/shared';
import type { ReactElement } from 'react';
import type { ReportFault } from '#ui/page/drawing.ts';
import { ErrorView } from '#ui/page/error-view.tsx';
import type { Head } from '#ui/page/head-tags.tsx';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { PageExtras } from '#ui/page/page-extras.tsx';
import { SearchData } from '#ui/page/search-data.tsx';
import { SiteDocument } from '#ui/page/site-document.tsx';
import { SiteFrame } from '#ui/page/site-frame.tsx';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { labelsOf } from '#ui/shared/translate.ts';
import { drawToKeep } from './draw-to-keep.ts';
import { frontPage } from './front-page.ts';
import type { Frame } from './open-frame.ts';
import { pageFacts } from './page-facts.ts';
import { iconsOf, pageHead } from './page-head.ts';
import { PAGE_LIFE, UNFINISHED } from './page-life.ts';
import { openPublicPage, type PublicPage } from './public-page.ts';
import { reportBlockFault } from './report-block-fault.ts';
import { runtime } from './runtime.ts';
import { siteStyles } from './site-styles.ts';

interface Asked {
  readonly language: Language;
  /** Without language: `/aqua/exhibitors`. */
  readonly address: string;
  /** `?q=pump`; empty for nothing. */
  readonly search: string;
  /** Lets the scripts run that put late parts in their place. */
  readonly nonce: string;
}

/** How long a page may be shown after it changed, in seconds, where nobody tells us of the change. */
const LIFE_SECONDS = 30;

/** A page that visitors read, whatever becomes of it: drawn whole and to be kept, or as its late parts come. */
export const publicAnswer = async ({ language, address, search, nonce }: Asked): Promise<Response> => {
  const opened = await openPublicPage(language, address, search);
  if (opened.kind === 'moved') return new Response(null, { status: 308, headers: { location: opened.to } });
  const isAsked = search !== '';
  if (opened.kind !== 'page') {
    const isKept = opened.kind === 'missing' && !isAsked;
    return answer(
      opened.kind === 'missing' ? 404 : 503,
      await drawn(isKept, (report) => withoutPage(opened, report)),
    );
  }
  const { page, data, isLate, isPartial } = opened;
  const shownWith = (report: ReportFault): Shown => ({
    language,
    head: { ...pageHead(page, data), ...(isAsked && { robots: 'noindex' }) },
    body: (
      <>
        <PageExtras page={page} counted={runtime().settings.analytics !== undefined} />
        <SearchData facts={pageFacts(page, data)} />
        <SiteLayout page={page} data={data} report={report} />
      </>
    ),
  });
  if (isLate) {
    const document = await documentOf(shownWith(reportBlockFault), nonce);
    return answer(200, { html: runtime().draw.asItComes(document, nonce), life: UNFINISHED });
  }
  return answer(200, await drawn(!isPartial && !isAsked, shownWith));
};

interface Shown {
  readonly language: Language;
  readonly head: Head;
  readonly body: ReactElement;
}

interface Drawn {
  readonly html: string | ReadableStream<Uint8Array>;
  readonly life: number | typeof UNFINISHED;
}

const answer = (status: number, { html, life }: Drawn): Response =>
  // As bytes: a text is looked through for what is no Unicode before it is sent.
  new Response(typeof html === 'string' ? Buffer.from(html) : html, {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', [PAGE_LIFE]: String(life) },
  });

const drawn = (isKept: boolean, shownWith: (report: ReportFault) => Shown | Promise<Shown>): Promise<Drawn> =>
  drawToKeep(async (report) => runtime().draw.whole(await documentOf(await shownWith(report))), {
    life: isKept ? LIFE_SECONDS : 0,
    tell: reportBlockFault,
  });

const documentOf = async ({ language, head, body }: Shown, nonce?: string): Promise<ReactElement> => (
  <SiteDocument
    language={language}
    head={head}
    styles={await siteStyles()}
    script={runtime().elements}
    nonce={nonce}
  >
    {body}
  </SiteDocument>
);

/** What is shown where no page is: the site around it stands as far as it can be read. */
const withoutPage = async (
  { kind, data, frame }: Extract<PublicPage, { kind: 'missing' | 'failed' }>,
  report: ReportFault,
): Promise<Shown> => {
  const labels = labelsOf(data.language, data.texts);
  return {
    language: data.language,
    head: {
      title: labels.t(kind === 'missing' ? 'not-found-title' : 'error-heading'),
      robots: 'noindex',
      ...iconsOf(data),
    },
    body: (
      <SiteFrame frame={await frontPage(frame)} data={data} report={report}>
        {kind === 'missing' ? (
          <NotFoundView labels={labels} home={homeOf(frame)} />
        ) : (
          <ErrorView labels={labels} />
        )}
      </SiteFrame>
    ),
  };
};

/** The root of the site that the address names. */
const homeOf = ({ folder, data: { language } }: Frame): string => localPath({ language, path: `/${folder}` });
