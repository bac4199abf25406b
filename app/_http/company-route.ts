import 'server-only';
import { createHash } from 'node:crypto';
import { offersTab, type ProfileSettings, type ProfileTab } from '@fairdesk/core/profile';
import {
  type Action,
  type Failure,
  isLanguage,
  type Language,
  type ParticipationId,
  rejectedFields,
} from '@fairdesk/core/shared';
import { err, errAsync, ok, type Result, type ResultAsync } from 'neverthrow';
import type { CompanyUseCases } from '#app/_composition/company-use-cases.ts';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { type Allowed, allowOnly, markedAsOrganiser } from './permission.ts';
import { respond } from './respond.ts';
import type { RouteContext } from './route-context.ts';

/** The permission that a company profile route requires, and the features that must be enabled. */
interface Rule {
  readonly action: Extract<Action, 'read' | 'edit-profile'>;
  /** The tab of the route: hidden from a participation type, it gives 404. */
  readonly tab?: ProfileTab;
  /** Whether the route is about categories, which an event may disable. */
  readonly isAboutCategories?: true;
}

/** An authorised request. */
export interface CompanyRequest extends CompanyUseCases {
  readonly request: Request;
  readonly id: ParticipationId;
  readonly settings: ProfileSettings;
  readonly language: Language;
  /** The path parameters, by folder name. */
  readonly ids: Readonly<Record<string, string>>;
}

/**
 * A route below `/api/events/{eventId}/company-profile/{participationId}`.
 *
 * A participation of another event, a hidden tab and a disabled feature give 404.
 */
export const companyRoute =
  <T>(
    rule: Rule,
    answer: (input: CompanyRequest) => ResultAsync<T, Failure>,
    send: (result: ResultAsync<T, Failure>) => Promise<Response> = respond,
  ) =>
  async (request: Request, { params }: RouteContext): Promise<Response> => {
    const ids = await params;
    const { eventId = '', participationId = '' } = ids;
    return send(
      allowOnly(participationId, rule.action).andThen((allowed) => {
        const { participation } = allowed;
        if (participation.event !== eventId) return errAsync<T, Failure>(unknown(participationId));
        return currentUseCases()
          .profileSettings.settings(participation.event)
          .andThen((settings) => offered(rule, allowed, settings))
          .andThen((settings) => keyOf(request, participationId).map((key) => ({ settings, key })))
          .andThen(({ settings, key }) => {
            const change = () => answer(toCompanyRequest(request, ids, allowed, settings, key));
            return rule.action === 'read' ? change() : markedAsOrganiser(allowed, change);
          });
      }),
    );
  };

const offered = (
  { tab, isAboutCategories }: Rule,
  { participation: { id, participationType } }: Allowed,
  settings: ProfileSettings,
): Result<ProfileSettings, Failure> => {
  const isHidden =
    (tab !== undefined && !offersTab(settings, participationType, tab)) ||
    (isAboutCategories && settings.hideCategories);
  return isHidden ? err(unknown(id)) : ok(settings);
};

const toCompanyRequest = (
  request: Request,
  ids: Readonly<Record<string, string>>,
  { participation, may }: Allowed,
  settings: ProfileSettings,
  key: string | undefined,
): CompanyRequest => {
  const requested = new URL(request.url).searchParams.get('language') ?? '';
  const language = isLanguage(requested) ? requested : 'en';
  const rights = { canEdit: may('edit-profile'), canPublish: may('publish-profile') };
  return {
    request,
    id: participation.id,
    settings,
    language,
    ids,
    ...currentUseCases().companyOf({ ...rights, language, key, replaces: replacesIn(request) }),
  };
};

/** Maximum length of a key, in characters. */
const LONGEST_KEY = 200;

/** The idempotency key of a request, scoped to its address. */
export const keyOf = (request: Request, participation: string): Result<string | undefined, Failure> => {
  const key = request.headers.get('idempotency-key');
  if (key === null) return ok(undefined);
  if (key === '' || key.length > LONGEST_KEY) {
    return err(rejectedFields([{ path: '', code: 'idempotency-key' }]));
  }
  const { pathname } = new URL(request.url);
  return ok(createHash('sha256').update(`${participation} ${pathname} ${key}`).digest('base64url'));
};

/** Whether a request replaces what an earlier one with its idempotency key stored. */
export const replacesIn = (request: Request): boolean =>
  request.headers.get('idempotency-replace') === 'true';

const unknown = (id: string): Failure => ({ kind: 'not-found', what: `participation ${id}` });
