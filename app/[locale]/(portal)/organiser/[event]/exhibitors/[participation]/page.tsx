import { AUDIT_PAGE_SIZE, type ExhibitorDetails } from '@fairdesk/core/organiser';
import { type EventId, type Failure, type Language, participationIdOf } from '@fairdesk/core/shared';
import { errAsync, ResultAsync } from 'neverthrow';
import { cache } from 'react';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { DeskFailure, organiserPage } from '#app/_organiser/organiser-page.tsx';
import { AuditList } from '#ui/organiser/audit/audit-list.tsx';
import { ExhibitorScreen } from '#ui/organiser/exhibitors/exhibitor-screen.tsx';

/** Read once for the page and its title. */
const detailsOf = cache(
  (
    event: EventId,
    actor: string,
    participation: string,
    language: Language,
  ): ResultAsync<ExhibitorDetails, Failure> => {
    const id = participationIdOf(participation);
    return id === undefined
      ? errAsync({ kind: 'not-found', what: 'the participation' })
      : currentUseCases().exhibitorListOf({ event, actor }).details(id, language);
  },
);

/** One exhibitor. */
const { generateMetadata, Page } = organiserPage(
  'exhibitors',
  ({ participation = '' }) => `/exhibitors/${participation}`,
  async ({
    caller,
    labels,
    language,
    params: { participation: id = '' },
    query,
    event,
    website,
    canManage,
    to,
  }) => {
    const subject = `exhibitor:${id}`;
    const { before } = query;
    const loaded = await ResultAsync.combine([
      detailsOf(caller.event, caller.actor, id, language),
      currentUseCases()
        .auditTrailOf(caller)
        .entries({ subject, ...(before && { before }) }),
    ]);
    if (loaded.isErr()) return <DeskFailure labels={labels} failure={loaded.error} home={to('exhibitors')} />;
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
    nameOf: async ({ caller, language, params: { participation = '' } }) =>
      (await detailsOf(caller.event, caller.actor, participation, language)).match(
        ({ row }) => row.name,
        (failure) => failure,
      ),
  },
);

export { generateMetadata, Page as default };
