import { type ProfileRules, ProfileRulesBodySchema, profileRuleFaults } from '@fairdesk/core/organiser';
import type { ProfileSettings } from '@fairdesk/core/profile';
import { readProfileSettings } from '../../shared/resources/read-profile-settings.ts';
import { stampContent } from '../content/content-stamp.ts';
import type { Query } from '../database/open-database.ts';
import { invalid } from '../identity/read-input.ts';
import { forgetReviewsOnSwitch, REVIEWED_TABLES, UNDECIDED } from '../profile-service/forget-reviews.ts';
import { recordAudit } from '../record-audit.ts';
import { conflict, json, type ServiceResponse } from '../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from './area.ts';
import { audienceChoices } from './audiences/audience-choices.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { readDeskBody } from './read-desk-body.ts';

/** `GET` reads what the fair decides about company profiles, `PUT` replaces it. */
export const profileRulesArea: OrganiserArea = (parts) => async (call) => {
  if (call.request.method === 'GET') return json(200, await readRules(parts.database.query, call.event));
  return call.request.method === 'PUT' ? save(parts, call) : methodNotAllowed;
};

const storedRules = async (query: Query, event: string) => {
  const row = await query
    .selectFrom('events')
    .select(['name', 'version', 'profileSettings', 'companyTypes'])
    .where('id', '=', event)
    .executeTakeFirstOrThrow();
  const json: object = JSON.parse(row.profileSettings ?? '{}');
  const settings = readProfileSettings({ profileSettings: json, companyTypes: row.companyTypes });
  return { name: row.name, version: row.version, json, settings };
};

const readRules = async (query: Query, event: string): Promise<ProfileRules> => {
  const { version, settings } = await storedRules(query, event);
  const { types } = await audienceChoices(query, event);
  const counts = await Promise.all(
    REVIEWED_TABLES.map((table) =>
      query
        .selectFrom(table)
        .select(({ fn }) => fn.countAll().as('count'))
        .where('participationId', 'in', companiesOf(query, event))
        .where('publicationStatus', 'in', UNDECIDED)
        .executeTakeFirstOrThrow(),
    ),
  );
  const { profiles } = await query
    .selectFrom('participations')
    .select(({ fn }) => fn.countAll().as('profiles'))
    .where('eventId', '=', event)
    .where('profileReview', 'in', UNDECIDED)
    .executeTakeFirstOrThrow();
  const waiting = settings.asksApproval ? counts.reduce((sum, { count }) => sum + Number(count), 0) : 0;
  const waitingProfiles = settings.asksProfileApproval ? Number(profiles) : 0;
  return { version: String(version), settings, types, waiting, waitingProfiles };
};

const companiesOf = (query: Query, event: string) =>
  query.selectFrom('participations').select('id').where('eventId', '=', event);

const save = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { settings, version } = await readDeskBody(request, ProfileRulesBodySchema);
  const faults = profileRuleFaults(settings);
  if (faults.length > 0) throw invalid(faults);
  const saved = await database.write(async (query) => {
    const now = clock();
    const before = await storedRules(query, event);
    const { companyTypes, ...profile } = settings;
    // Keeps properties that only an import sets.
    const after = JSON.stringify({ ...before.json, ...profile });
    const { numUpdatedRows } = await query
      .updateTable('events')
      .set({
        companyTypes,
        profileSettings: after,
        modified: now.toISOString(),
        version: before.version + 1,
      })
      .where('id', '=', event)
      .where('version', '=', Number(version))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw conflict();
    await forgetReviewsOnSwitch(query, event, { before: JSON.stringify(before.json), after }, now);
    await recordAudit(
      query,
      {
        ...{ event, actor, action: 'profile-rules.save', subject: 'profile-rules', label: before.name },
        before: flat(before.settings),
        after: flat(settings),
      },
      now,
    );
    await stampContent(query);
    return readRules(query, event);
  });
  return json(200, saved);
};

/** The settings as the history shows them. */
const flat = ({ hiddenTabs, productLimits, categoryLimits, ...rest }: ProfileSettings) => ({
  ...rest,
  hiddenTabs: pairs(hiddenTabs),
  productLimits: pairs(productLimits),
  categoryLimits: pairs(categoryLimits),
});

const pairs = (values: object): readonly string[] =>
  Object.entries(values)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`);
