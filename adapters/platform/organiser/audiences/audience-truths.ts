import type { Audience } from '@fairdesk/core/events';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { CategoryTree } from './exhibitor-categories.ts';

/** A condition on a company in a statement. */
export type Truth = RawBuilder<SqlBool>;

/** The event whose companies are selected. */
export interface AudienceContext {
  readonly event: string;
  readonly categories: Pick<CategoryTree, 'byCode'>;
}

export const NEVER: Truth = sql`1 = 0`;

export const all = (truths: readonly Truth[]): Truth => sql`(${sql.join(truths, sql` and `)})`;

/**
 * One condition for each kind that the audience names; the same rule as `isInAudience`.
 *
 * @param company the name of `participations` in the statement
 */
export const audienceTruths = (
  { type, hall, category, segment, participation }: Audience,
  { event, categories }: AudienceContext,
  company = 'p',
): readonly Truth[] => {
  const id = sql.ref(`${company}.id`);
  const ids = category.flatMap((code) => categories.byCode.get(code) ?? []);
  return [
    type.length === 0
      ? undefined
      : sql<SqlBool>`coalesce(${sql.ref(`${company}.participationType`)}, '') in (${sql.join(type)})`,
    hall.length === 0
      ? undefined
      : sql<SqlBool>`${id} in (select s."participationId" from "stands" s
          where s."eventId" = ${event} and s."hall" in (${sql.join(hall)}))`,
    category.length === 0 ? undefined : inCategories(ids, company),
    segment.length === 0
      ? undefined
      : sql<SqlBool>`${id} in (select g."participationId" from "participationSegments" g
          join "segments" m on m."id" = g."segmentId"
          where m."eventId" = ${event} and m."code" in (${sql.join(segment)}))`,
    participation.length === 0 ? undefined : sql<SqlBool>`${id} in (${sql.join(participation)})`,
  ].filter((truth) => truth !== undefined);
};

/** Whether a company has one of these categories. */
const inCategories = (ids: readonly string[], company = 'p'): Truth =>
  ids.length === 0
    ? NEVER
    : sql`${sql.ref(`${company}.id`)} in (select c."participationId" from "participationCategories" c
        where c."categoryId" in (${sql.join(ids)}))`;
