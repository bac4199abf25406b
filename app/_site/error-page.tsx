import 'server-only';
import { localPath } from '@fairdesk/core/shared';
import { ErrorView } from '#ui/page/error-view.tsx';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import type { ReportFault } from '#ui/page/render-context.ts';
import { SiteFrame } from '#ui/page/site-frame.tsx';
import { labelsOf } from '#ui/shared/translate.ts';
import type { DocumentContents } from './document-of.tsx';
import { frontPage } from './front-page.ts';
import type { Frame } from './open-frame.ts';
import { iconsOf } from './page-head.ts';
import type { PublicPage } from './public-page.ts';

/** The error page, within as much of the site's frame as is available. */
export const errorPage = async (
  { kind, data, frame }: Extract<PublicPage, { kind: 'missing' | 'failed' }>,
  report: ReportFault,
): Promise<DocumentContents> => {
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
          <ErrorView labels={labels} address={data.path} />
        )}
      </SiteFrame>
    ),
  };
};

/** The home page of the site in the address. */
const homeOf = ({ folder, data: { language } }: Frame): string => localPath({ language, path: `/${folder}` });
