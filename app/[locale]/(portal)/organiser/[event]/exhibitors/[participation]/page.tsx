import { AUDIT_PAGE_SIZE } from '@fairdesk/core/organiser';
import { type EventId, type Language, type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { cache } from 'react';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { setPageStatus } from '#app/_portal/set-page-status.ts';
import { AuditList } from '#ui/organiser/audit/audit-list.tsx';
import { ExhibitorScreen } from '#ui/organiser/exhibitors/exhibitor-screen.tsx';
import { NotFoundView } from '#ui/page/not-found-view.tsx';

/** Read once for the page and its title. */
const detailsOf = cache((event: EventId, actor: string, id: ParticipationId, language: Language) =>
  currentUseCases().exhibitorListOf({ event, actor }).details(id, language),
);

/** One exhibitor. */
const { generateMetadata, Page } = organiserPage(
  'exhibitors',
  ({ participation = '' }) => `/exhibitors/${participation}`,
  async ({ caller, labels, language, params, query, event, website, canManage, to }) => {
    const id = participationIdOf(params.participation ?? '');
    if (id === undefined) return <Missing labels={labels} home={to('exhibitors')} />;
    const subject = `exhibitor:${id}`;
    const { before } = query;
    const loaded = await ResultAsync.combine([
      detailsOf(caller.event, caller.actor, id, language),
      currentUseCases()
        .auditTrailOf(caller)
        .entries({ subject, ...(before && { before }) }),
    ]);
    if (loaded.isErr())
      return loaded.error.kind === 'not-found' ? (
        <Missing labels={labels} home={to('exhibitors')} />
      ) : (
        <DeskFailure labels={labels} />
      );
    const [details, entries] = loaded.value;
    const here = to(`exhibitors/${id}`);
    const isVisible = details.row.isPublic && !details.row.isCancelled && details.slug !== '';
    return (
      <ExhibitorScreen
        details={details}
        timeZone={event.timeZone}
        list={to('exhibitors')}
        dataAddress={
          canManage ? `/api/organiser/${caller.event}/exhibitors/${id}/data?language=${language}` : undefined
        }
        publicPage={isVisible ? website.addressOf(`/exhibitors/${details.slug}`, language) : undefined}
      >
        <AuditList
          entries={entries.slice(0, AUDIT_PAGE_SIZE)}
          timeZone={event.timeZone}
          labels={labels}
          newest={before ? here : undefined}
          older={(last) => `${here}?before=${last}`}
        />
      </ExhibitorScreen>
    );
  },
  {
    nameOf: async ({ caller, language, params }) => {
      const id = participationIdOf(params.participation ?? '');
      const details = id && (await detailsOf(caller.event, caller.actor, id, language));
      return details?.isOk() ? details.value.row.name : undefined;
    },
  },
);

const Missing = ({ labels, home }: Parameters<typeof NotFoundView>[0]) => {
  setPageStatus(404);
  return <NotFoundView labels={labels} home={home} />;
};

export { generateMetadata, Page as default };
