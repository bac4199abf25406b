import { dayIn } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { type CellMoment, END_OF_DAY, instantOfCell } from '../read/cell-moment.ts';
import type { LocalisedWish } from '../read/cells.ts';
import { cleanHtml } from '../read/clean-html.ts';
import type { Dataset } from '../read/dataset.ts';
import { type DayText, parseDay } from '../read/day-text.ts';
import type { MessageItem } from '../read/fair-schema.ts';
import type { Entry } from '../read/read-table.ts';
import { type FairDirectory, type FairEventRef, partition } from './fair-directory.ts';
import { type PlannedRow, planRows, type RowPlan } from './plan-rows.ts';
import { MESSAGES } from './row-kinds.ts';
import { storedRows } from './stored-rows.ts';

/**
 * Plans the organiser's news; visible from the first minute of `publishFrom` to the last of `publishUntil`,
 * fair time.
 */
export const planMessages = async (
  query: Query,
  { messages }: Dataset,
  directory: FairDirectory,
  now: Date,
): Promise<RowPlan> => {
  const rows = partition(
    messages.map((entry) =>
      directory.event(entry.value.event, entry).map((event) => messageRow(entry, event, now)),
    ),
  );
  const eventIds = rows.values.map(({ key }) => String(key.eventId));
  const plan = await planRows(
    MESSAGES,
    await storedRows(query, 'messages', 'eventId', eventIds),
    rows.values,
    now,
  );
  return { ...plan, faults: [...rows.faults, ...plan.faults] };
};

const messageRow = ({ value, fault }: Entry<MessageItem>, event: FairEventRef, now: Date): PlannedRow => {
  const { ref, title, content, date, link, audience, publishFrom, publishUntil } = value;
  const day = (text: DayText) => parseDay(text, dayIn(event.timeZone, now));
  const moment = (cell: CellMoment | null | undefined, time: string) =>
    cell && instantOfCell(cell, time, event.timeZone, now).toISOString();
  return {
    key: { eventId: event.id, refKey: ref },
    values: {
      titles: wishOf(title),
      contents: cleanHtml(wishOf(content)),
      date: date && day(date),
      linkHref: link?.href,
      linkTitles: wishOf(link?.title),
      audience,
      publishFrom: moment(publishFrom, '00:00'),
      publishUntil: moment(publishUntil, END_OF_DAY),
    },
    isRemoved: value.remove === 1,
    fault,
  };
};

/** Without the languages that the entry does not name. */
const wishOf = (texts: MessageItem['title']): LocalisedWish | undefined =>
  texts && Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== undefined));
