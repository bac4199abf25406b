import { isLanguage, type Language } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { Missing } from '#app/_composition/missing.tsx';
import { openPublicPage } from '#app/_composition/public-page.ts';
import { reportBlockFault } from '#app/_composition/report-block-fault.ts';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
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
  if (!page) return { title: labelsOf(data.language, data.texts).t('not-found-title'), robots: 'noindex' };
  return { title: page.title, ...(page.description && { description: page.description }) };
};

/** A page that visitors read. */
export default async function PublicPage(props: Props) {
  const { page, data } = await open(props);
  if (page) return <SiteLayout page={page} data={data} report={reportBlockFault} />;
  return (
    <>
      <Missing />
      <NotFoundView labels={labelsOf(data.language, data.texts)} home={data.addresses.signIn} />
    </>
  );
}
