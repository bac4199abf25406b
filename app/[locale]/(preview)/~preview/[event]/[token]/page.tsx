import { hasOnlyContent } from '@fairdesk/core/page';
import type { Metadata } from 'next';
import { openPreview } from '#app/_editing/opened-preview.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { PortalProviders } from '#app/_portal/portal-screen.tsx';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { openFrame } from '#app/_site/open-frame.ts';
import { reportBlockFault } from '#app/_site/report-block-fault.ts';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { PageLayout } from '#ui/page/page-layout.tsx';
import { PageStyles } from '#ui/page/page-styles.tsx';
import { PreviewBanner } from '#ui/page/preview-banner.tsx';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { labelsOf } from '#ui/shared/translate.ts';

interface Props {
  params: Promise<{ locale: string; event: string; token: string }>;
  searchParams: Promise<{ as?: string | string[] }>;
}

const opened = async ({ params, searchParams }: Props) => {
  const [{ event, token }, { as }] = await Promise.all([params, searchParams]);
  return openPreview(event, token, typeof as === 'string' ? as : '');
};

export const generateMetadata = async (props: Props): Promise<Metadata> => {
  return {
    title: (await opened(props))?.page.title ?? 'Page',
    robots: 'noindex, nofollow',
    // The address is a secret: no other website learns it.
    referrer: 'same-origin',
  };
};

/** The draft that a preview link opens; 404 for a link that does not open. */
export default async function PreviewPage(props: Props) {
  const preview = await opened(props);
  if (preview === undefined) return <NoPreview locale={(await props.params).locale} />;
  const { page, data, expires, types, viewerType } = preview;
  const Layout = hasOnlyContent(page) ? SiteLayout : PageLayout;
  return (
    <PortalProviders data={data} ended={false}>
      <PreviewBanner
        expires={expires}
        timeZone={data.event?.timeZone ?? 'UTC'}
        types={types}
        viewerType={viewerType}
        labels={labelsOf(data.language, data.texts)}
      />
      <PageStyles page={page} />
      <Layout page={page} data={data} report={reportBlockFault} />
    </PortalProviders>
  );
}

async function NoPreview({ locale }: { locale: string }) {
  setPageStatus(404);
  const { data } = await openFrame(languageOf(locale), '/');
  return <NotFoundView labels={labelsOf(data.language, data.texts)} home={data.addresses.signIn} />;
}

/** Rendered on every request: a draft changes, and a link is revoked. */
export const dynamic = 'force-dynamic';
