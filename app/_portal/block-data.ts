import 'server-only';
import { newestFirst } from '@fairdesk/core/dashboard';
import { FIRST_PARTICIPATIONS, type Participation } from '@fairdesk/core/events';
import { type Page, withNested } from '@fairdesk/core/page';
import type { CompanyProfile } from '@fairdesk/core/profile';
import type { EventId, Failure, Language, ParticipationId } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { messagesFor } from '#app/_http/messages-for.ts';
import { allowOnly } from '#app/_http/permission.ts';
import { valueOr } from '#app/_http/value-or.ts';
import type { PortalData } from '#ui/page/portal-data.ts';
import { awardData } from './award-data.ts';
import { partnerData } from './partner-data.ts';

interface BlockDataInput {
  readonly page: Page;
  readonly email: string;
  readonly language: Language;
  readonly event?: EventId | undefined;
  readonly participation?: Participation | undefined;
  /** The product in the address: `?pid=`. */
  readonly product?: string | undefined;
}

type Loaded = Pick<
  PortalData,
  | 'tasks'
  | 'canTick'
  | 'messages'
  | 'profile'
  | 'events'
  | 'participations'
  | 'awards'
  | 'entry'
  | 'visits'
  | 'accreditation'
>;

/** The data of a page's blocks; each part is loaded only if a block needs it, in parallel. */
export const blockData = async ({
  page,
  email,
  language,
  event,
  participation,
  product,
}: BlockDataInput): Promise<Loaded> => {
  const blocks = withNested(page.main);
  const wants = (...kinds: string[]) => blocks.some(({ kind }) => kinds.includes(kind));
  const [tasks, canTick, messages, profile, events, participations, award, partners] = await Promise.all([
    wants('task-list', 'task-overview', 'upcoming-tasks') && participation
      ? valueOr(undefined, currentUseCases().tasksOf(email).list(participation.id, language))
      : undefined,
    wants('task-list', 'task-overview', 'upcoming-tasks') && participation
      ? valueOr(
          undefined,
          allowOnly(participation.id, 'read').map(({ may }) => may('tick-tasks')),
        )
      : undefined,
    wants('messages') && participation
      ? valueOr(undefined, messagesFor(participation.id, email, language).map(newestFirst))
      : undefined,
    wants('company-profile') && participation
      ? valueOr(undefined, profileOf(participation.id, language))
      : undefined,
    wants('event-chooser')
      ? valueOr(undefined, currentUseCases().listEvents(email, currentUseCases().clock()))
      : undefined,
    wants('participation-chooser') && event
      ? valueOr(undefined, currentUseCases().listParticipations(email, event, FIRST_PARTICIPATIONS))
      : undefined,
    awardData(blocks, { participation: participation?.id, product, language }),
    partnerData(blocks, participation),
  ]);
  return { tasks, canTick, messages, profile, events, participations, ...award, ...partners };
};

/** The profile, with the viewer's permissions. */
const profileOf = (id: ParticipationId, language: Language): ResultAsync<CompanyProfile, Failure> =>
  allowOnly(id, 'read').andThen(({ may }) => {
    const rights = { canEdit: may('edit-profile'), canPublish: may('publish-profile') };
    return currentUseCases()
      .profileEditorOf({ ...rights, language })
      .open(id, language);
  });
