import { okAsync } from 'neverthrow';
import {
  cursorText,
  EXHIBITOR_PAGE_SIZE,
  type ExhibitorList,
  exhibitorCursorOf,
} from '../organiser/index.ts';
import { compareCursors, cursorAt } from './exhibitor-order.ts';
import { type ExhibitorContext, type ExhibitorFacts, matchesExhibitor } from './matches-exhibitor.ts';

export type { ExhibitorContext, ExhibitorFacts } from './matches-exhibitor.ts';

/** A list of these exhibitors, in memory. */
export const memoryExhibitorList = (
  exhibitors: readonly ExhibitorFacts[],
  context: ExhibitorContext,
): Pick<ExhibitorList, 'page'> => ({
  page: (query, after) => {
    const { filter, sort } = query;
    const compare = compareCursors(query);
    const matches = exhibitors
      .filter((facts) => matchesExhibitor(filter, facts, context))
      .map((facts) => ({ row: facts.row, place: cursorAt(facts, sort, context) }))
      .toSorted((one, other) => compare(one.place, other.place));
    const start = after === undefined ? undefined : exhibitorCursorOf(after, sort);
    const rest = start ? matches.filter(({ place }) => compare(place, start) > 0) : matches;
    const page = rest.slice(0, EXHIBITOR_PAGE_SIZE);
    const last = page.at(-1);
    return okAsync({
      rows: page.map(({ row }) => row),
      ...(start === undefined && { total: matches.length }),
      ...(rest.length > page.length && last && { next: cursorText(last.place) }),
    });
  },
});
