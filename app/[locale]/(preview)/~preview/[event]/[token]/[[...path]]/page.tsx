import { hasOnlyContent, type Page } from '@fairdesk/core/page';
import { decodeAddress, localPath } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { openPreview } from '#app/_editing/opened-preview.ts';
import { previewAs, previewAt, previewFolder } from '#app/_editing/preview-address.ts';
import { addressOf } from '#app/_http/address-of.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { missingTitle } from '#app/_portal/account-screen.tsx';
import { PortalProviders } from '#app/_portal/portal-screen.tsx';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { runtime } from '#app/_process/runtime.ts';
import { openFrame } from '#app/_site/open-frame.ts';
import { searchOf } from '#app/_site/page-query.ts';
import { reportBlockFault } from '#app/_site/report-block-fault.ts';
import { PreviewBanner } from '#ui/navigation/preview-banner.tsx';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { PageLayout } from '#ui/page/page-layout.tsx';
import { PageStyles } from '#ui/page/page-styles.tsx';
import type { PortalData } from '#ui/page/portal-data.ts';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { labelsOf } from '#ui/shared/texts/translate.ts';

interface Props {
  params: Promise<{ locale: string; event: string; token: string; path?: string[] }>;
  searchParams: Promise<Readonly<Record<string, string | string[] | undefined>>>;
}

const opened = async (props: Props) => {
  const [{ locale }, place, search] = await Promise.all([props.params, placeOf(props), queryOf(props)]);
  if (place === undefined) return undefined;
  const address = place.address && addressOf(place.address.slice(1).split('/').map(decodeAddress));
  return openPreview(place.event, place.token, languageOf(locale), address, search, place.type);
};

const placeOf = async ({ params }: Props) => {
  const { event, token, path = [] } = await params;
  return previewAt(`/${[previewFolder(event, token), ...path].join('/')}`);
};

const queryOf = async ({ searchParams }: Props): Promise<string> =>
  searchOf(parametersOf(await searchParams));

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
  const [preview, { locale }, place, search] = await Promise.all([
    opened(props),
    props.params,
    placeOf(props),
    queryOf(props),
  ]);
  if (preview?.kind === 'moved') redirect(preview.to);
  if (preview?.kind !== 'page' || place === undefined)
    return <NoPreview locale={locale} home={preview?.kind === 'missing' ? preview.home : undefined} />;
  const { page, data, scope, expires, types, viewerType } = preview;
  const addressAs = (type: string) =>
    localPath({ language: languageOf(locale), path: previewAs(place, type), suffix: search });
  const banner = (
    <PreviewBanner
      scope={scope}
      expires={expires}
      timeZone={data.event?.timeZone ?? 'UTC'}
      types={types}
      viewerType={viewerType}
      addressAs={addressAs}
      labels={labelsOf(data.language, data.texts)}
    />
  );
  return (
    <PortalProviders data={data} ended={false}>
      <PageStyles page={page} />
      {hasOnlyContent(page) ? (
        <PublicPage page={page} data={data} banner={banner} />
      ) : (
        <PageLayout page={page} data={data} report={reportBlockFault} banner={banner} />
      )}
    </PortalProviders>
  );
}

interface PublicPageProps {
  page: Page;
  data: PortalData;
  banner: ReactNode;
}

/** As visitors get it, without the framework: it would empty the templates from which scripts fill the page. */
function PublicPage({ page, data, banner }: PublicPageProps) {
  const html = runtime().render.part(
    <SiteLayout page={page} data={data} report={reportBlockFault} banner={banner} />,
  );
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
