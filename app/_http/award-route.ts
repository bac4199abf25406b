import 'server-only';
import type { AwardDesk, EntryPlace, Questionnaire } from '@fairdesk/core/awards';
import { type Action, type Failure, isLanguage } from '@fairdesk/core/shared';
import { err, errAsync, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import { awardUseCases } from '#app/_composition/awards.ts';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { type Allowed, allowOnly } from '#app/_http/permission.ts';
import { keyOf } from './company-route.ts';
import { respond } from './respond.ts';
import type { RouteContext } from './route-context.ts';

/** An authorised request for the awards of a company. */
interface AwardRequest {
  readonly request: Request;
  readonly place: EntryPlace;
  /** The path parameters, by folder name. */
  readonly ids: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly desk: AwardDesk;
  readonly awards: ReturnType<typeof awardUseCases>;
}

/**
 * A route below `/api/events/{eventId}/awards/{participationId}`.
 *
 * A participation of another event, and an entry with another `psId`, give 404.
 */
export const awardRoute =
  <T>(
    action: Extract<Action, 'read' | 'submit-award'>,
    answer: (request: AwardRequest) => ResultAsync<T, Failure>,
  ) =>
  async (request: Request, { params }: RouteContext): Promise<Response> => {
    const ids = await params;
    const { eventId = '', participationId = '' } = ids;
    return respond(
      allowOnly(participationId, action).andThen((allowed) =>
        allowed.participation.event === eventId
          ? keyOf(request, participationId)
              .map((key) => requestFor(request, ids, allowed, key))
              .asyncAndThen((entryRequest) => expectedEntry(entryRequest).andThen(() => answer(entryRequest)))
          : errAsync<T, Failure>({ kind: 'not-found', what: `participation ${participationId}` }),
      ),
    );
  };

const requestFor = (
  request: Request,
  ids: Readonly<Record<string, string>>,
  { email, participation, may }: Allowed,
  key: string | undefined,
): AwardRequest => {
  const { searchParams: query } = new URL(request.url);
  const requested = query.get('language') ?? '';
  const language = isLanguage(requested) ? requested : 'en';
  const { id, event } = participation;
  const canSubmit = may('submit-award');
  const desk = currentUseCases().awardDeskOf({ event, language, email, canSubmit, key });
  return {
    request,
    place: { participation: id, product: ids.productId ?? '', award: ids.questionnaireId ?? '' },
    ids,
    query,
    desk,
    awards: awardUseCases(desk, currentUseCases().log),
  };
};

/** A request with a `psId` must match the existing entry. Source: portal spec §7 "?psId=". */
const expectedEntry = ({ query, desk, place }: AwardRequest): ResultAsync<void, Failure> => {
  const psId = query.get('psId');
  if (!psId) return okAsync(undefined);
  return desk.open(place).andThen((questionnaire) => isExpected(questionnaire, psId));
};

const isExpected = ({ profileServiceId }: Questionnaire, psId: string): Result<void, Failure> =>
  profileServiceId === psId ? ok(undefined) : err({ kind: 'not-found', what: `questionnaire ${psId}` });
