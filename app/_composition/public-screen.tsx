import 'server-only';
import { isLanguage, type Language, localPath } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { permanentRedirect } from 'next/navigation';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { PageExtras } from '#ui/page/page-extras.tsx';
import { SearchData } from '#ui/page/search-data.tsx';
import { SiteFrame } from '#ui/page/site-frame.tsx';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { labelsOf } from '#ui/shared/translate.ts';
import { frontPage } from './front-page.ts';
import { Missing } from './missing.tsx';
import type { Frame } from './open-frame.ts';
import { pageFacts } from './page-facts.ts';
import { iconsOf, pageHead } from './page-head.ts';
import { openPublicPage, type PublicPage } from './public-page.ts';
import { reportBlockFault } from './report-block-fault.ts';
import { runtime } from './runtime.ts';
import { Still } from './still.tsx';

interface Asked {
  readonly locale: string;
  readonly path: readonly string[];
  /** `?q=pump`; empty for nothing. */
  readonly search: string;
}

const open = ({ locale, path, search }: Asked): Promise<PublicPage> => {
  const language: Language = isLanguage(locale) ? locale : 'en';
  return openPublicPage(language, `/${path.map(decodeURIComponent).join('/')}`, search);
};

/** The head of a page that visitors read. */
export const publicHead = async (asked: Asked): Promise<Metadata> => {
  const { page, data } = await open(asked);
  if (page) return { ...pageHead(page, data), ...(asked.search && { robots: 'noindex' }) };
  const title = labelsOf(data.language, data.texts).t('not-found-title');
  return { title, robots: 'noindex', ...iconsOf(data) };
};

/** A page that visitors read. */
export async function PublicScreen(asked: Asked) {
  const { page, data, frame, movedTo, isPartial = false } = await open(asked);
  if (movedTo) permanentRedirect(movedTo);
  if (page)
    return (
      <>
        <Still once={asked.search !== '' || isPartial} />
        <PageExtras page={page} counted={runtime().settings.analytics !== undefined} />
        <SearchData facts={pageFacts(page, data)} />
        <SiteLayout page={page} data={data} report={reportBlockFault} />
      </>
    );
  return (
    <SiteFrame frame={await frontPage(frame)} data={data}>
      <Still once={asked.search !== ''} />
      <Missing />
      <NotFoundView labels={labelsOf(data.language, data.texts)} home={homeOf(frame)} />
    </SiteFrame>
  );
}

/** The root of the site that the address names. */
const homeOf = ({ folder, data: { language } }: Frame): string => localPath({ language, path: `/${folder}` });
