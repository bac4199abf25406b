import { hasOnlyContent, type Page } from '@fairdesk/core/page';
import { decodeAddress } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { openPreview } from '#app/_editing/opened-preview.ts';
import { addressOf } from '#app/_http/address-of.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { missingTitle } from '#app/_portal/account-screen.tsx';
import { PortalProviders } from '#app/_portal/portal-screen.tsx';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { runtime } from '#app/_process/runtime.ts';
import { openFrame } from '#app/_site/open-frame.ts';
import { searchOf } from '#app/_site/page-query.ts';
import { reportBlockFault } from '#app/_site/report-block-fault.ts';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { PageLayout } from '#ui/page/page-layout.tsx';
import { PageStyles } from '#ui/page/page-styles.tsx';
import type { PortalData } from '#ui/page/portal-data.ts';
import { PreviewBanner } from '#ui/page/preview-banner.tsx';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { labelsOf } from '#ui/shared/translate.ts';

interface Props {
  params: Promise<{ locale: string; event: string; token: string; path?: string[] }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const opened = async ({ params, searchParams }: Props) => {
  const [{ locale, event, token, path }, query] = await Promise.all([params, searchParams]);
  const { as } = query;
  return openPreview(
    ...([event, token, languageOf(locale)] as const),
    ...([path ? addressOf(path.map(decodeAddress)) : '', searchOf(parametersOf(query))] as const),
    typeof as === 'string' ? as : '',
  );
};

const parametersOf = (query: Awaited<Props['searchParams']>): URLSearchParams =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value ?? []].flat().map((each) => [name, each])),
  );

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  const [preview, { locale }] = await Promise.all([opened(props), props.params]);
  return {
    ...(preview?.kind === 'page' ? { title: preview.page.title } : await missingTitle(languageOf(locale))),
    robots: 'noindex, nofollow',
    // The address is a secret: no other website learns it.
    referrer: 'same-origin',
  };
};

/** The draft that a preview link opens; 404 for a link that does not open. */
export default async function PreviewPage(props: Props) {
  const preview = await opened(props);
  if (preview?.kind === 'moved') redirect(preview.to);
  if (preview?.kind !== 'page')
    return <NoPreview locale={(await props.params).locale} home={preview?.home} />;
  const { page, data, scope, expires, types, viewerType } = preview;
  return (
    <PortalProviders data={data} ended={false}>
      <PreviewBanner
        scope={scope}
        expires={expires}
        timeZone={data.event?.timeZone ?? 'UTC'}
        types={types}
        viewerType={viewerType}
        search={searchOf(parametersOf(await props.searchParams))}
        labels={labelsOf(data.language, data.texts)}
      />
      <PageStyles page={page} />
      {hasOnlyContent(page) ? (
        <PublicPage page={page} data={data} />
      ) : (
        <PageLayout page={page} data={data} report={reportBlockFault} />
      )}
    </PortalProviders>
  );
}

interface PublicPageProps {
  page: Page;
  data: PortalData;
}

/** As visitors get it, without the framework: it would empty the templates from which scripts fill the page. */
function PublicPage({ page, data }: PublicPageProps) {
  const html = runtime().render.part(<SiteLayout page={page} data={data} report={reportBlockFault} />);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup that React rendered
  return <div dangerouslySetInnerHTML={{ __html: html }} />;
}

interface NoPreviewProps {
  locale: string;
  /** The first page of the website as a draft; absent for a link that does not open. */
  home: string | undefined;
}

async function NoPreview({ locale, home }: NoPreviewProps) {
  setPageStatus(404);
  const { data } = await openFrame(languageOf(locale), '/');
  return <NotFoundView labels={labelsOf(data.language, data.texts)} home={home ?? data.addresses.signIn} />;
}

/** Rendered on every request: a draft changes, and a link is revoked. */
export const dynamic = 'force-dynamic';
