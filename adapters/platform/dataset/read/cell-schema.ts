import { audienceOf, audienceText } from '@fairdesk/core/events';
import { isEmptyMark } from '@fairdesk/core/organiser';
import { isEmail, isTimeZone, LANGUAGES, type Language, lengthOf, listed } from '@fairdesk/core/shared';
import { z } from 'zod';
import { type CellMoment, END_OF_DAY } from './cell-moment.ts';
import { type DayText, faultOfDay } from './day-text.ts';

const WORD = /^[A-Z][A-Z0-9_]{0,99}$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::00)?$/;
const EXACT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d{1,3})?\+00:00$/;
const EXCEL_MIDNIGHT = /[T ]00:00:00(?:\.0+)?Z?$/;
const FLAGS: Readonly<Record<string, 0 | 1>> = { yes: 1, true: 1, '1': 1, no: 0, false: 0, '0': 0 };

/**
 * The kinds of value in an organiser's folder, each with the sentence to report when a value is invalid.
 *
 * A schema receives the trimmed text of a cell; empty cells are filtered out before.
 */
export const textThat = <T>(read: (text: string) => T | undefined, fault: (text: string) => string) =>
  z.string().transform((text, context): T => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: 'custom', message: fault(text) });
    return z.NEVER;
  });

const matching = (pattern: RegExp, description: string) =>
  textThat(
    (text) => (pattern.test(text) ? text : undefined),
    (text) => `"${text}" is not ${description}.`,
  );

/** At most this many characters. */
export const text = (most: number) =>
  textThat(
    (text) => (lengthOf(text) <= most && !isEmptyMark(text) ? text : undefined),
    (text) =>
      isEmptyMark(text) ? NOT_EMPTIED : `This text has ${lengthOf(text)} characters; at most ${most} fit.`,
  );

const NOT_EMPTIED = 'This column cannot be made empty.';

/** A column that `[empty]` makes empty: null. */
export const emptiable = <S extends z.ZodType>(cell: S) =>
  z
    .string()
    .transform((value, context): z.output<S> | null => {
      if (isEmptyMark(value)) return null;
      const parsed = cell.safeParse(value);
      if (parsed.success) return parsed.data;
      for (const { message } of parsed.error.issues) context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional();

/** The mark alone: null. */
export const emptied = z
  .string()
  .refine(isEmptyMark)
  .transform(() => null);

export const slugCell = matching(
  /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
  'made of small letters, digits and dashes, such as water-fair',
);
/** An identifier of the organiser, in capitals: `CO_EXHIBITOR`. */
export const wordCell = matching(WORD, 'a word in capitals, such as CO_EXHIBITOR');
/** Several identifiers: `EXHIBITOR | PARTNER`. */
export const wordsCell = textThat(
  (words) => (listed(words).every((word) => WORD.test(word)) ? listed(words).join('|') : undefined),
  (words) => `"${words}" is not a list of words in capitals with | between them.`,
);
/** Companies, by participation type and more: `START_UP|hall:8|category:pumps`. */
export const audienceCell = textThat(
  (words) => {
    const audience = audienceOf(words);
    return audience.type.every((word) => WORD.test(word)) ? audienceText(audience) : undefined;
  },
  (words) =>
    `"${words}" is not a list of words in capitals, hall:…, category:… and segment:… with | between them.`,
);
/** A list in one cell, separated by bars; or a JSON list, for texts that contain bars. */
export const listCell = textThat(
  (cell) => (isEmptyMark(cell) ? undefined : (jsonListOf(cell) ?? listed(cell))),
  () => NOT_EMPTIED,
);
/** What a cell says of a stored list. */
export interface ListChange {
  /** Whether the entries that the cell does not name are removed. */
  readonly isReplaced: boolean;
  readonly items: readonly string[];
}
/** A list that adds to the stored one; `[empty]` first empties that: `[empty]`, `[empty]|pumps`. */
export const listChangeCell = textThat(
  (cell): ListChange => {
    const items = jsonListOf(cell) ?? listed(cell);
    return { isReplaced: items.some(isEmptyMark), items: items.filter((item) => !isEmptyMark(item)) };
  },
  () => NOT_EMPTIED,
);
export const digitsCell = matching(/^\d{1,18}$/, 'a number made of digits');
export const timeCell = matching(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'a time; write 09:30');
export const colourCell = matching(/^#[0-9a-f]{6}$/, 'a colour; write #0a5c4a');
/** The target of a link: a web address, an e-mail address, a telephone number, or a page of the site. */
export const addressCell = matching(
  /^(?:https?:\/\/\S+|mailto:\S+|tel:\S+|\/\S*|#\S+)$/,
  'an address that starts with https://, mailto:, tel:, / or #',
);
export const zoneCell = textThat(
  (zone) => (isTimeZone(zone) ? zone : undefined),
  (zone) => `"${zone}" is not a time zone; write Europe/Amsterdam.`,
);
export const emailCell = textThat(
  (email) => (isEmail(email) ? email.toLowerCase() : undefined),
  (email) => `"${email}" is not an e-mail address.`,
);
export const numberCell = textThat(
  (number) => (/^-?\d{1,15}(?:\.\d+)?$/.test(number) ? Number(number) : undefined),
  (number) => `"${number}" is not a number.`,
);
export const flagCell = textThat(
  (answer) => FLAGS[answer.toLowerCase()],
  (answer) => `"${answer}" is neither yes nor no.`,
);

/** Whether to remove an entry of a JSON list: `true`, or as in a table. */
export const removeItem = z
  .union([z.boolean(), flagCell], { error: 'Write true or false.' })
  .transform((answer) => Number(answer))
  .optional();

/** A day; strips the time that Excel adds to days. */
export const dayCell = z.string().transform((text, context): DayText => {
  const day = text.replace(/[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?Z?$/, '');
  const fault = faultOfDay(day);
  if (fault === undefined) return day;
  context.addIssue({ code: 'custom', message: fault });
  return z.NEVER;
});

/**
 * A moment in the time zone of the fair: `2027-01-12 17:00`; without a time, the last minute of that day. Exports
 * also write an exact moment, `2027-01-12T16:00:00.000+00:00`.
 */
export const deadlineCell = z.string().transform((text, context): CellMoment => {
  const instant = instantIn(text);
  if (instant !== undefined) return { instant };
  const [, day = '', time = END_OF_DAY] =
    /^(\S+?)(?:[T ](.*))?$/.exec(text.replace(EXCEL_MIDNIGHT, '')) ?? [];
  const fault = faultOfDay(day) ?? (TIME.test(time) ? undefined : `"${time}" is not a time; write 09:30.`);
  if (fault === undefined) return { day, time: time.slice(0, 'hh:mm'.length) };
  context.addIssue({ code: 'custom', message: fault });
  return z.NEVER;
});

/** A day, or an exact moment as exports write it: `2027-01-12T16:00:00.000+00:00`. */
export const dayOrInstantCell = z.string().transform((text, context): CellMoment => {
  const instant = instantIn(text);
  if (instant !== undefined) return { instant };
  const day = dayCell.safeParse(text);
  if (day.success) return { day: day.data };
  context.addIssue({ code: 'custom', message: day.error.issues[0]?.message ?? '' });
  return z.NEVER;
});

const instantIn = (text: string): string | undefined => {
  const instant = EXACT.test(text) ? new Date(text) : undefined;
  return instant === undefined || Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
};

/** One column per language that `[empty]` makes empty: `title_en` to `title_tr`. */
export const emptiableInEachLanguage = <Name extends string, S extends z.ZodType>(name: Name, cell: S) =>
  Object.fromEntries(LANGUAGES.map((language) => [`${name}_${language}`, emptiable(cell)])) as Record<
    `${Name}_${Language}`,
    ReturnType<typeof emptiable<S>>
  >;

const TextList = z.array(z.string());

const jsonListOf = (cell: string): readonly string[] | undefined => {
  if (!cell.startsWith('["')) return undefined;
  try {
    return TextList.safeParse(JSON.parse(cell)).data;
  } catch {
    return undefined;
  }
};
