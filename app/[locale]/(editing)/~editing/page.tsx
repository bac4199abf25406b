import { hasOnlyContent } from '@fairdesk/core/page';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { openForEditor } from '#app/_editing/edited-page.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { missingTitle } from '#app/_portal/account-screen.tsx';
import { PortalProviders } from '#app/_portal/portal-screen.tsx';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { openFrame } from '#app/_site/open-frame.ts';
import { reportBlockFault } from '#app/_site/report-block-fault.ts';
import '#ui/page/editor-marks.css';
import { EditorMarks } from '#ui/page/editor-marks.tsx';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { PageLayout } from '#ui/page/page-layout.tsx';
import { PageStyles } from '#ui/page/page-styles.tsx';
import { SiteLayout } from '#ui/page/site-layout.tsx';
import { labelsOf } from '#ui/shared/texts/translate.ts';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = async ({ params }: Props): Promise<Metadata> => {
  const page = (await openForEditor())?.edited?.page;
  return page ? { title: page.title, robots: 'noindex' } : missingTitle(languageOf((await params).locale));
};

/** A page in the editor's edit or preview mode; 404 without an editing ticket. */
export default async function EditedPage({ params }: Props) {
  const editorPage = await openForEditor();
  if (!editorPage?.edited) return <NoPage locale={(await params).locale} />;
  const { edited, data } = editorPage;
  const nonce = (await headers()).get('x-nonce') ?? '';
  const Layout = hasOnlyContent(edited.page) ? SiteLayout : PageLayout;
  return (
    <PortalProviders data={data} ended={false}>
      {edited.page.editMode === 'own-marks' && (
        <EditorMarks scripts={edited.scripts} data={edited.data} nonce={nonce} />
      )}
      <PageStyles page={edited.page} />
      <Layout page={edited.page} data={data} report={reportBlockFault} />
    </PortalProviders>
  );
}

async function NoPage({ locale }: { locale: string }) {
  setPageStatus(404);
  const { data } = (await openForEditor()) ?? (await openFrame(languageOf(locale), '/'));
  return <NotFoundView labels={labelsOf(data.language, data.texts)} home={data.addresses.signIn} />;
}
