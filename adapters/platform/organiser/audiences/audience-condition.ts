import { audienceOf } from '@fairdesk/core/events';
import { CANCELLED_PARTICIPATION } from '@fairdesk/core/organiser';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import { all, audienceTruths } from './audience-truths.ts';
import { categoryTree } from './exhibitor-categories.ts';

/** Selects the companies of an event that an audience includes, in statements on `participations`. */
export type AudienceCondition = (builder: ExpressionBuilder<Tables, 'participations'>) => Expression<SqlBool>;

/** Conditions for the stored audiences of an event, without cancelled companies. */
export const audienceConditions = async (
  query: Query,
  event: string,
): Promise<(stored: string | null) => AudienceCondition> => {
  const categories = await categoryTree(query, event);
  return (stored) => () =>
    all([
      sql`"participations"."eventId" = ${event}`,
      sql`coalesce("participations"."status", '') <> ${CANCELLED_PARTICIPATION}`,
      ...audienceTruths(audienceOf(stored ?? ''), { event, categories }, 'participations'),
    ]);
};
