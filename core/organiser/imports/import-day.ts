import { isDay } from '../../shared/index.ts';

/** The orders in which lists write days: `5/11/2026` is in November, or in May. */
export const DAY_ORDERS = ['day-month', 'month-day'] as const;
/** One of {@link DAY_ORDERS}. */
export type DayOrder = (typeof DAY_ORDERS)[number];

const NUMBERS = /^(\d{1,2}) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{4}|\d{2})$/;
/** A spreadsheet program may add a time, such as `00:00:00`. */
const TIME = /[ T]\d{1,2}:\d{2}(?::\d{2})?$/;

/** The order that the days of a column prove; `undefined` when none does, or when they contradict each other. */
export const dayOrderOf = (texts: readonly string[]): DayOrder | undefined => {
  const orders = new Set(texts.flatMap((text) => onlyOrder(readings(text)) ?? []));
  return orders.size === 1 ? [...orders][0] : undefined;
};

/**
 * A day of a list as an ISO day: `5-11-2026`, `5.11.26` and `5/11/2026 00:00` become `2026-11-05`.
 *
 * A day that exists in one order only is read in that order. Other texts stay as they are, without a time of day.
 */
export const isoDayOf = (text: string, order: DayOrder): string => {
  const found = readings(text);
  return found[onlyOrder(found) ?? order] ?? text.replace(TIME, '');
};

type Readings = Readonly<Record<DayOrder, string | undefined>>;

const onlyOrder = (found: Readings): DayOrder | undefined => {
  const [order, other] = DAY_ORDERS.filter((name) => found[name] !== undefined);
  return other === undefined ? order : undefined;
};

const readings = (text: string): Readings => {
  const [, first = '', second = '', year = ''] = NUMBERS.exec(text.trim().replace(TIME, '')) ?? [];
  const dayAt = (day: string, month: string) => {
    const iso = `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
    return isDay(iso) ? iso : undefined;
  };
  return { 'day-month': dayAt(first, second), 'month-day': dayAt(second, first) };
};
