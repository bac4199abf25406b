import { isLanguage, type Language, localPath } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { frontPage } from '#app/_composition/front-page.ts';
import { Missing } from '#app/_composition/missing.tsx';
import type { Frame } from '#app/_composition/open-frame.ts';
import { iconsOf, pageHead } from '#app/_composition/page-head.ts';
import { openPublicPage } from '#app/_composition/public-page.ts';
import { reportBlockFault } from '#app/_composition/report-block-fault.ts';
import { runtime } from '#app/_composition/runtime.ts';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { PageExtras } from '#ui/page/page-extras.tsx';
import { SiteFrame } from '#ui/page/site-frame.tsx';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { labelsOf } from '#ui/shared/translate.ts';

interface Props {
  params: Promise<{ locale: string; path: string[] }>;
}

/** How long a public page may be shown after it changed, in seconds. */
export const revalidate = 30;

/** Every page is made when it is first asked for: at build there is no content yet. */
export const generateStaticParams = () => [];

const open = async ({ params }: Props) => {
  const { locale, path } = await params;
  const language: Language = isLanguage(locale) ? locale : 'en';
  return openPublicPage(language, `/${path.map(decodeURIComponent).join('/')}`);
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const { page, data } = await open(props);
  if (page) return pageHead(page, data);
  const title = labelsOf(data.language, data.texts).t('not-found-title');
  return { title, robots: 'noindex', ...iconsOf(data) };
};

/** A page that visitors read. */
export default async function PublicPage(props: Props) {
  const { page, data, frame } = await open(props);
  if (page)
    return (
      <>
        <PageExtras page={page} counted={runtime().settings.analytics !== undefined} />
        <SiteLayout page={page} data={data} report={reportBlockFault} />
      </>
    );
  return (
    <SiteFrame frame={await frontPage(frame)} data={data}>
      <Missing />
      <NotFoundView labels={labelsOf(data.language, data.texts)} home={homeOf(frame)} />
    </SiteFrame>
  );
}

/** The root of the site that the address names. */
const homeOf = ({ folder, data: { language } }: Frame): string => localPath({ language, path: `/${folder}` });
