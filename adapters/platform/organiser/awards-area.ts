import {
  AwardBodySchema,
  type AwardForm,
  type AwardPlan,
  awardFaults,
  awardTimesOf,
  inTreeOrder,
  type PlannedAward,
} from '@fairdesk/core/organiser';
import { inLanguage, listed } from '@fairdesk/core/shared';
import { stampContent } from '../content/content-stamp.ts';
import type { Query } from '../database/open-database.ts';
import { invalid } from '../identity/read-input.ts';
import { httpFault, json, type ServiceResponse } from '../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from './area.ts';
import { audienceChoices } from './audience-choices.ts';
import { recordAudit } from './audit.ts';
import { categoryRows, toCategory } from './category-rows.ts';
import { methodNotAllowed } from './method-not-allowed.ts';
import { readDeskBody } from './read-desk-body.ts';
import { storedTexts, textsOf } from './stored-texts.ts';
import { timeZoneOf } from './task-plan.ts';

/** `GET` lists the awards of the fair, `PUT` replaces the title of one, when it takes entries, and of whom. */
export const awardsArea: OrganiserArea = (parts) => async (call) => {
  if (call.request.method === 'GET') return json(200, await awardPlan(parts.database.query, call.event));
  return call.request.method === 'PUT' ? save(parts, call) : methodNotAllowed;
};

const awardPlan = async (query: Query, event: string): Promise<AwardPlan> => {
  const rows = await query
    .selectFrom('awards')
    .select(['id', 'code', 'version', 'titles', 'opensAt', 'closesAt', 'audience', 'onlyNovelties'])
    .where('eventId', '=', event)
    .orderBy('sortIndex')
    .orderBy('id')
    .execute();
  const pairs = await query
    .selectFrom('awardCategories')
    .selectAll()
    .where('awardId', 'in', query.selectFrom('awards').select('id').where('eventId', '=', event))
    .execute();
  const categories = inTreeOrder((await categoryRows(query, event)).map((row) => toCategory(row)));
  const { types } = await audienceChoices(query, event);
  const awards = rows.map(
    (row): PlannedAward => ({
      code: row.code,
      version: String(row.version),
      titles: textsOf(row.titles),
      opensAt: row.opensAt ?? '',
      closesAt: row.closesAt ?? '',
      types: listed(row.audience ?? ''),
      onlyNovelties: row.onlyNovelties === 1,
      categories: categories
        .filter(({ id }) => pairs.some((pair) => pair.awardId === row.id && pair.categoryId === id))
        .map(({ id }) => id),
    }),
  );
  const leaves = categories.filter(({ level }) => level === 'leaf').map(({ id, names }) => ({ id, names }));
  return { awards, types, categories: leaves, timeZone: await timeZoneOf(query, event) };
};

const save = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { code, form, version } = await readDeskBody(request, AwardBodySchema);
  const faults = awardFaults(form);
  if (faults.length > 0) throw invalid(faults);
  const saved = await database.write(async (query) => {
    const now = clock();
    const { awards, timeZone, categories } = await awardPlan(query, event);
    const before = awards.find((award) => award.code === code);
    if (before === undefined) throw httpFault(404, { error: 'not_found' });
    requireCategories(form.categories, [...before.categories, ...categories.map(({ id }) => id)]);
    const { opensAt, closesAt } = awardTimesOf(form, timeZone, before);
    const { numUpdatedRows } = await query
      .updateTable('awards')
      .set({
        ...{ ...awardColumns(form), opensAt: opensAt || null, closesAt: closesAt || null },
        modified: now.toISOString(),
        version: Number(before.version) + 1,
      })
      .where('eventId', '=', event)
      .where('code', '=', code)
      .where('version', '=', Number(version))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows !== 1n) throw httpFault(409, { error: 'conflict' });
    await replaceCategories(query, event, code, form.categories);
    const plan = await awardPlan(query, event);
    const after = plan.awards.find((award) => award.code === code) ?? before;
    await recordAudit(
      query,
      {
        ...{ event, actor, action: 'award.save', subject: `award:${code}` },
        ...{ label: after.titles.en || code, before: recorded(before, plan), after: recorded(after, plan) },
      },
      now,
    );
    await stampContent(query);
    return plan;
  });
  return json(200, saved);
};

const awardColumns = ({ titles, types, onlyNovelties }: AwardForm) => ({
  titles: storedTexts(titles) ?? '{}',
  audience: [...new Set(types)].join('|') || null,
  onlyNovelties: onlyNovelties ? 1 : 0,
});

const requireCategories = (ids: readonly string[], known: readonly string[]): void => {
  if (!ids.every((id) => known.includes(id))) throw invalid([{ path: 'categories', code: 'forms-choice' }]);
};

const replaceCategories = async (
  query: Query,
  event: string,
  code: string,
  ids: readonly string[],
): Promise<void> => {
  const { id: awardId } = await query
    .selectFrom('awards')
    .select('id')
    .where('eventId', '=', event)
    .where('code', '=', code)
    .executeTakeFirstOrThrow();
  await query.deleteFrom('awardCategories').where('awardId', '=', awardId).execute();
  const pairs = [...new Set(ids)].map((categoryId) => ({ awardId, categoryId }));
  if (pairs.length > 0) await query.insertInto('awardCategories').values(pairs).execute();
};

const recorded = (
  { titles, opensAt, closesAt, types, onlyNovelties, categories }: PlannedAward,
  plan: AwardPlan,
) => ({
  ...{ titles, opensAt, closesAt, types, onlyNovelties },
  categories: plan.categories
    .filter(({ id }) => categories.includes(id))
    .map(({ names }) => inLanguage(names, 'en')),
});
