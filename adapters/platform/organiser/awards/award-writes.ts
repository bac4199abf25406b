import {
  type AwardPlan,
  awardFaults,
  awardFormOf,
  inTreeOrder,
  type ListedAward,
  type PlannedAward,
} from '@fairdesk/core/organiser';
import { inLanguage, listed } from '@fairdesk/core/shared';
import { sql } from 'kysely';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, notFound } from '../../service.ts';
import { audienceChoices } from '../audiences/audience-choices.ts';
import { categoryRows, toCategory } from '../categories/category-rows.ts';
import type { FairWriter } from '../fair-writer.ts';
import { storedTexts, textsOf } from '../stored-texts.ts';
import { timeZoneOf } from '../time-zone-of.ts';

/** The awards of a fair, with what an award can be limited to. */
export const awardPlan = async (query: Query, event: string): Promise<AwardPlan> => {
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
  const uses = await usesOf(query, event);
  const awards = rows.map(
    (row): ListedAward => ({
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
      ...(uses.get(row.id) ?? { entries: 0, answers: 0 }),
    }),
  );
  const leaves = categories.filter(({ level }) => level === 'leaf').map(({ id, names }) => ({ id, names }));
  return { awards, types, categories: leaves, timeZone: await timeZoneOf(query, event) };
};

/** The entries of each award and the questions they answer, by its id; none for an award without entries. */
const usesOf = async (query: Query, event: string) => {
  const rows = await query
    .selectFrom('questionnaires')
    .innerJoin('awards', 'awards.id', 'questionnaires.awardId')
    .leftJoin('answers', 'answers.questionnaireId', 'questionnaires.id')
    .select([
      'awards.id',
      sql<number | string>`count(distinct ${sql.ref('questionnaires.id')})`.as('entries'),
      // An answer with several options has several rows.
      sql<
        number | string
      >`count(distinct ${sql.ref('questionnaires.id')} || ' ' || ${sql.ref('answers.questionId')})`.as(
        'answers',
      ),
    ])
    .where('awards.eventId', '=', event)
    .groupBy('awards.id')
    .execute();
  return new Map(
    rows.map(({ id, entries, answers }) => [id, { entries: Number(entries), answers: Number(answers) }]),
  );
};

/** One award of a plan; 404 for none. */
export const awardIn = ({ awards }: AwardPlan, code: string): ListedAward => {
  const found = awards.find((award) => award.code === code);
  if (found === undefined) throw notFound();
  return found;
};

/** Replaces an award, unless another save came since its version, and records it. */
export const writeAward = async (
  query: Query,
  { event, actor, now }: FairWriter,
  award: PlannedAward,
): Promise<AwardPlan> => {
  const { code, version } = award;
  const plan = await awardPlan(query, event);
  const before = awardIn(plan, code);
  const faults = awardFaults(awardFormOf(award, plan.timeZone));
  if (faults.length > 0) throw invalid(faults);
  requireCategories(award.categories, [...before.categories, ...plan.categories.map(({ id }) => id)]);
  const { numUpdatedRows } = await query
    .updateTable('awards')
    .set({
      ...awardColumns(award),
      modified: now.toISOString(),
      version: Number(before.version) + 1,
    })
    .where('eventId', '=', event)
    .where('code', '=', code)
    .where('version', '=', Number(version))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw conflict();
  await replaceCategories(query, event, code, award.categories);
  const saved = await awardPlan(query, event);
  const after = awardIn(saved, code);
  const [old, values] = [recordedAward(before, plan), recordedAward(after, saved)];
  const subject = { subject: `award:${code}`, label: after.titles.en || code };
  if (JSON.stringify(old) !== JSON.stringify(values))
    await recordAudit(
      query,
      { event, actor, action: 'award.save', ...subject, before: old, after: values },
      now,
    );
  await stampContent(query);
  return saved;
};

/** The columns of an award that an organiser edits. */
export const awardColumns = ({ titles, types, onlyNovelties, opensAt, closesAt }: PlannedAward) => ({
  titles: storedTexts(titles) ?? '{}',
  audience: [...new Set(types)].join('|') || null,
  onlyNovelties: onlyNovelties ? 1 : 0,
  opensAt: opensAt || null,
  closesAt: closesAt || null,
});

/** A category of another fair is a fault. */
export const requireCategories = (ids: readonly string[], existing: readonly string[]): void => {
  if (!ids.every((id) => existing.includes(id)))
    throw invalid([{ path: 'categories', code: 'forms-choice' }]);
};

/** Replaces the categories of which a product needs one. */
export const replaceCategories = async (
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

/** What the history has of an award; the links restore its categories. */
export const recordedAward = (
  { titles, opensAt, closesAt, types, onlyNovelties, categories }: PlannedAward,
  plan: AwardPlan,
) => ({
  ...{ titles, opensAt, closesAt, types, onlyNovelties },
  links: { categories },
  categories: plan.categories
    .filter(({ id }) => categories.includes(id))
    .map(({ names }) => inLanguage(names, 'en')),
});
