import 'server-only';
import { type TabCompany as Company, eventPageTitle } from '@fairdesk/core/events';
import { type BlockKind, pageBlocks } from '@fairdesk/core/page';
import type { Language } from '@fairdesk/core/shared';
import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { AwardsComposition } from '#app/_composition/browser/awards-composition.tsx';
import { EditingComposition } from '#app/_composition/browser/editing-composition.tsx';
import { PortalComposition } from '#app/_composition/browser/portal-composition.tsx';
import type { Choosing } from '#app/_composition/browser/use-selection-record.ts';
import { typedTexts } from '#app/_http/typed-texts.ts';
import { frameMarkup } from '#app/_site/cached-markup.ts';
import { noticesIn } from '#app/_site/notices-in.ts';
import { iconsOf, missingHead, pageHead } from '#app/_site/page-head.ts';
import { reportBlockFault } from '#app/_site/report-block-fault.ts';
import { TabCompany } from '#ui/events/tab-company.tsx';
import { ErrorView } from '#ui/page/error-view.tsx';
import { NotFoundView } from '#ui/page/not-found-view.tsx';
import { PageLayout } from '#ui/page/page-layout.tsx';
import type { PortalData } from '#ui/page/portal-data.ts';
import { DoorLayout } from '#ui/session/door-layout.tsx';
import { WelcomePage } from '#ui/session/welcome-page.tsx';
import { NeedsScript } from '#ui/shared/needs-script.tsx';
import { WrittenLabelsProvider } from '#ui/shared/texts/labels.tsx';
import { type TextsFor, writtenTextsFor } from '#ui/shared/texts/texts-for.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import { loginLinks } from './login-links.ts';
import { openVisit, type Visit } from './open-visit.ts';
import { setPageStatus } from './set-page-status.ts';

interface Props {
  language: Language;
  /** Without language: `/aqua/tasks`. */
  address: string;
  /** The query of the address: `?tab=news`; empty without one. */
  query: string;
}

/** Renders a page of the portal, for any outcome of the visit. */
export async function PortalScreen({ language, address, query }: Props) {
  const visit = await openVisit(language, address, query);
  if (visit.kind === 'go') redirect(visit.href);
  const ended = visit.kind === 'signed-out' && visit.ended;
  const data: PortalData = { ...visit.data, contact: noticesIn(query), typed: await typedTexts() };
  const edits = data.profile !== undefined || data.entry !== undefined;
  return (
    <PortalProviders data={data} ended={ended} choosing={choosingOf(visit)}>
      {edits && data.event ? (
        <EditingComposition event={data.event.id} language={language}>
          <AwardsComposition event={data.event.id} language={language}>
            <VisitView visit={visit} data={data} />
          </AwardsComposition>
        </EditingComposition>
      ) : (
        <VisitView visit={visit} data={data} />
      )}
    </PortalProviders>
  );
}

/**
 * Opening the list clears the selection; opening an event selects only the event, unless its only company
 * opens at once.
 */
const choosingOf = (visit: Visit): Choosing => {
  if (visit.kind !== 'page') return undefined;
  const has = (kind: BlockKind) => pageBlocks(visit.page).some((block) => block.kind === kind);
  if (has('event-chooser')) return 'event';
  const { event, participations } = visit.data;
  return has('participation-chooser') && participations?.total !== 1 ? event?.id : undefined;
};

interface ProvidersProps {
  data: PortalData;
  ended: boolean;
  choosing?: Choosing;
  /** Defaults to the reader that the page's data belongs to. */
  reader?: TextsFor;
  children: ReactNode;
}

/** The providers of every interactive page: its texts and its use cases. */
export function PortalProviders({ data, ended, choosing, reader, children }: ProvidersProps) {
  const { language, texts, profile, entry, user, now } = data;
  const whom = reader ?? (profile || entry ? 'editor' : 'reader');
  const company = companyOf(data);
  const watched = user?.idleEnd === undefined ? undefined : { expiresAt: user.idleEnd, now };
  return (
    <WrittenLabelsProvider language={language} written={writtenTextsFor(whom, texts)}>
      <NeedsScript labels={labelsOf(language, texts)} />
      <PortalComposition
        language={language}
        ended={ended}
        watched={watched}
        links={loginLinks(language, data.path)}
        choosing={choosing}
      >
        {company && <TabCompany page={company} />}
        {children}
      </PortalComposition>
    </WrittenLabelsProvider>
  );
}

/** The company of a page, if the user can switch to another one. */
const companyOf = (data: PortalData): Company | undefined => {
  const { user, event, participation, severalParticipations, multipleEvents } = data;
  if (!user || !event || !participation || !(severalParticipations || multipleEvents)) return undefined;
  const { id, name } = participation;
  return { email: user.email, event: event.id, participation: id, name };
};

function VisitView({ visit, data }: { visit: Exclude<Visit, { kind: 'go' }>; data: PortalData }) {
  const labels = labelsOf(data.language, data.texts);
  switch (visit.kind) {
    case 'page':
      return (
        <PageLayout
          page={visit.page}
          data={data}
          report={reportBlockFault}
          markupFor={frameMarkup(visit.page, data)}
        />
      );
    case 'signed-out':
      return (
        <DoorLayout data={data} {...(visit.page && { navigation: visit.page.navigation })}>
          <WelcomePage links={loginLinks(data.language, data.path)} />
        </DoorLayout>
      );
    case 'missing':
      setPageStatus(404);
      return (
        <DoorLayout data={data}>
          <NotFoundView
            labels={labels}
            home={data.addresses.home}
            {...(visit.reason === 'event-id' && { text: labels.t('event-unresolved') })}
          />
        </DoorLayout>
      );
    case 'failed':
      setPageStatus(503);
      return (
        <DoorLayout data={data}>
          <ErrorView labels={labels} address={data.path} />
        </DoorLayout>
      );
  }
}

/** The metadata of a page of the portal, for the browser's tab and link previews. */
export const portalHead = async (language: Language, address: string, query: string): Promise<Metadata> => {
  const visit = await openVisit(language, address, query);
  if (visit.kind === 'go') return {};
  const { data } = visit;
  const { t } = labelsOf(language, data.texts);
  switch (visit.kind) {
    case 'page': {
      const { page } = visit;
      const event = page.path.startsWith('/events/') ? data.event : undefined;
      // A personal page must not be indexed.
      return {
        ...pageHead(page, data, event ? eventPageTitle(event.name, page.title) : page.title),
        robots: 'noindex',
      };
    }
    case 'missing':
      return missingHead(data);
    default:
      return visit.kind === 'signed-out' && visit.page
        ? pageHead(visit.page, data, t('sign-in'))
        : { title: t('sign-in'), ...iconsOf(data) };
  }
};
