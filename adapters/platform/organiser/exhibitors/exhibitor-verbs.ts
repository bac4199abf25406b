import {
  CANCELLED_PARTICIPATION,
  ExhibitorActionSchema,
  type ExhibitorSelection,
  type ExhibitorVerb,
  inverseVerb,
  PLAN_NAMES,
  SELECTED_ONE_BY_ONE_MAX,
  selectionOf,
} from '@fairdesk/core/organiser';
import { z } from 'zod';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { readInput } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { json, type ServiceResponse } from '../../service.ts';
import type { OrganiserCall, OrganiserParts } from '../area.ts';
import { chunksOf } from '../id-chunks.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { planReminding, remindCompanies } from '../reminders/remind-companies.ts';
import { inviteCompanies, planInvitations } from './invite-companies.ts';
import { selectedIds } from './selected-ids.ts';

const ActionInput = z.custom<unknown>().transform((body, context) => {
  const read = ExhibitorActionSchema.safeParse(body);
  if (read.success) return { verb: read.data.verb, selection: selectionOf(read.data.selection) };
  context.issues.push({ code: 'custom', message: 'no action', input: body });
  return z.NEVER;
});

/** `POST plan` and `POST act`. */
export const exhibitorVerbs = async (
  parts: OrganiserParts,
  call: OrganiserCall,
): Promise<ServiceResponse> => {
  switch (call.path[0]) {
    case 'plan':
      return plan(parts, call, await readInput(call.request, ActionInput));
    case 'act':
      return act(parts, call, await readInput(call.request, ActionInput));
    default:
      return methodNotAllowed;
  }
};

interface Action {
  readonly verb: ExhibitorVerb;
  readonly selection: ExhibitorSelection;
}

interface Company {
  readonly id: string;
  readonly organizationName: string;
  readonly isPublic: number;
  readonly status: string | null;
}

const plan = async (
  { database, publicUrl, clock }: OrganiserParts,
  { event }: OrganiserCall,
  { verb, selection }: Action,
): Promise<ServiceResponse> => {
  const { query } = database;
  const now = clock();
  const ids = await selectedIds(query, event, selection, now);
  if (verb === 'remind') return json(200, await planReminding(query, { event, ids, publicUrl, now }));
  if (verb === 'invite') {
    const invitations = await planInvitations(query, event, ids, now);
    const companies = new Set(
      invitations.flatMap(({ places }) => places.map(({ participationId }) => participationId)),
    );
    const names = await companiesOf(query, ids.filter((id) => companies.has(id)).slice(0, PLAN_NAMES));
    return json(200, {
      companies: companies.size,
      people: invitations.length,
      skipped: ids.length - companies.size,
      first: names.map(({ organizationName }) => organizationName),
    });
  }
  const changing = (await companiesOf(query, ids)).filter((company) => isChangedBy(verb, company));
  return json(200, {
    companies: changing.length,
    people: 0,
    skipped: ids.length - changing.length,
    first: changing.slice(0, PLAN_NAMES).map(({ organizationName }) => organizationName),
  });
};

const act = async (parts: OrganiserParts, call: OrganiserCall, action: Action): Promise<ServiceResponse> => {
  const { database, mailer, publicUrl, clock } = parts;
  const { verb, selection } = action;
  const outcome = await database.write(async (query) => {
    const now = clock();
    const ids = await selectedIds(query, call.event, selection, now);
    switch (verb) {
      case 'invite':
        return inviteCompanies(query, parts, call, ids, now);
      case 'remind':
        return remindCompanies(query, call, { event: call.event, ids, publicUrl, now });
      default:
        return changeCompanies(query, call, verb, ids, now);
    }
  });
  // Not awaited: a slow mail server must not delay the response.
  if (verb === 'invite' || verb === 'remind') void mailer.wake();
  return json(200, outcome);
};

/** In the given order. */
const companiesOf = async (query: Query, ids: readonly string[]): Promise<readonly Company[]> => {
  const rows: Company[] = [];
  for (const chunk of chunksOf(ids))
    rows.push(
      ...(await query
        .selectFrom('participations')
        .select(['id', 'organizationName', 'isPublic', 'status'])
        .where('id', 'in', chunk)
        .execute()),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
};

type Change = Exclude<ExhibitorVerb, 'invite' | 'remind'>;

const isChangedBy = (verb: Change, { isPublic, status }: Company): boolean => {
  switch (verb) {
    case 'publish':
      return isPublic === 0;
    case 'hide':
      return isPublic === 1;
    case 'cancel':
      return status !== CANCELLED_PARTICIPATION;
    case 'restore':
      return status === CANCELLED_PARTICIPATION;
  }
};

const CELLS: Readonly<Record<Change, { readonly isPublic: number } | { readonly status: string }>> = {
  publish: { isPublic: 1 },
  hide: { isPublic: 0 },
  cancel: { status: CANCELLED_PARTICIPATION },
  restore: { status: 'CONFIRMED' },
};

const changeCompanies = async (
  query: Query,
  { event, actor }: OrganiserCall,
  verb: Change,
  ids: readonly string[],
  now: Date,
) => {
  const changing = (await companiesOf(query, ids)).filter((company) => isChangedBy(verb, company));
  const after = CELLS[verb];
  for (const chunk of chunksOf(changing.map(({ id }) => id)))
    await query
      .updateTable('participations')
      .set({ ...after, modified: now.toISOString() })
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', 'in', chunk)
      .execute();
  for (const { id, organizationName, isPublic, status } of changing)
    await recordAudit(
      query,
      {
        ...{ event, actor, action: `exhibitor.${verb}`, subject: `exhibitor:${id}`, label: organizationName },
        before: 'status' in after ? { status } : { isPublic: isPublic === 1 },
        after: 'status' in after ? after : { isPublic: after.isPublic === 1 },
      },
      now,
    );
  if (changing.length > 0) await stampContent(query);
  const undo = inverseVerb(verb);
  return {
    companies: changing.length,
    people: 0,
    ...(undo &&
      changing.length > 0 &&
      changing.length <= SELECTED_ONE_BY_ONE_MAX && {
        undo: { verb: undo, selection: { ids: changing.map(({ id }) => id) } },
      }),
  };
};
