import 'server-only';
import { localPath } from '@fairdesk/core/shared';
import { ErrorView } from '#ui/page/error-view.tsx';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { PageStyles } from '#ui/page/page-styles.tsx';
import type { ReportFault } from '#ui/page/render-context.ts';
import { SiteFrame } from '#ui/page/site-frame.tsx';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import type { DocumentContents } from './document-of.tsx';
import { frontPage } from './front-page.ts';
import type { Frame } from './open-frame.ts';
import { missingHead, pageHead } from './page-head.ts';
import type { PublicPage } from './public-page.ts';
import { storedErrorPage } from './stored-error-page.ts';

type Failed = Extract<PublicPage, { kind: 'missing' | 'failed' }>;

/** The error page that the editors of the site published in this language; absent when there is none. */
export const ownErrorPage = async ({
  kind,
  data: built,
  frame,
}: Failed): Promise<((report: ReportFault) => DocumentContents) | undefined> => {
  const stored = await storedErrorPage(kind === 'missing' ? 'not-found' : 'server-error', frame, built);
  if (stored === undefined) return undefined;
  const { page, data } = stored;
  const { title, description, icons } = pageHead(page, data);
  return (report) => ({
    language: data.language,
    head: { title, robots: 'noindex', ...(description && { description }), ...(icons && { icons }) },
    body: (
      <>
        <PageStyles page={page} />
        <SiteLayout page={page} data={data} report={report} />
      </>
    ),
  });
};

/** The built-in error page, within as much of the site's frame as is available. */
export const errorPage = async (
  { kind, data, frame }: Failed,
  report: ReportFault,
): Promise<DocumentContents> => {
  const labels = labelsOf(data.language, data.texts);
  return {
    language: data.language,
    head: kind === 'missing' ? missingHead(data) : { ...missingHead(data), title: labels.t('error-heading') },
    body: (
      <SiteFrame frame={await frontPage(frame)} data={data} report={report}>
        {kind === 'missing' ? (
          <NotFoundView labels={labels} home={homeOf(frame)} />
        ) : (
          <ErrorView labels={labels} address={data.path} />
        )}
      </SiteFrame>
    ),
  };
};

/** The home page of the site in the address. */
const homeOf = ({ folder, data: { language } }: Frame): string => localPath({ language, path: `/${folder}` });
