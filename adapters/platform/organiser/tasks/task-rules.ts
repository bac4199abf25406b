import { audienceOf } from '@fairdesk/core/events';
import type { TaskRule } from '@fairdesk/core/organiser';
import { compactTimestampOf, type Localised } from '@fairdesk/core/shared';
import { localisedOf } from '../../database/localised-of.ts';
import type { Query } from '../../database/open-database.ts';

/** A task of an event, with its titles. */
export interface TitledTask extends TaskRule {
  readonly titles: Localised;
}

/** The tasks of an event in the organiser's order; skips those without a valid deadline. */
export const taskRules = async (query: Query, event: string): Promise<readonly TitledTask[]> => {
  const rows = await query
    .selectFrom('taskDefinitions')
    .select(['code', 'titles', 'date', 'required', 'audience'])
    .where('eventId', '=', event)
    .orderBy('sortIndex')
    .orderBy('code')
    .execute();
  return rows.flatMap(({ code, titles, date, required, audience }) => {
    const due = compactTimestampOf(date);
    if (due === undefined) return [];
    return [
      {
        ...{ code, due, required: required === 1 },
        audience: audienceOf(audience ?? ''),
        titles: localisedOf(titles),
      },
    ];
  });
};

/** The codes of tasks for which some company of the event has a deadline of its own. */
export const extendedTasks = async (query: Query, event: string): Promise<ReadonlySet<string>> => {
  const rows = await query
    .selectFrom('taskDeadlines')
    .innerJoin('participations', 'participations.id', 'taskDeadlines.participationId')
    .select('code')
    .distinct()
    .where('eventId', '=', event)
    .execute();
  return new Set(rows.map(({ code }) => code));
};
