import {
  addDays,
  type CompactTimestamp,
  dayIn,
  daysBetween,
  type FieldFault,
  instantOf,
  isDay,
  timeIn,
  toCompact,
  zonedInstant,
} from '../../shared/index.ts';
import { type FairForm, type FairSettings, fairFaults } from '../fairs/fair-settings.ts';
import { FAIR_SLUG_MAX } from '../fairs/fair-slug.ts';
import type { Texts } from '../tasks/task-definition.ts';

/** What a next edition can take over from a fair, in the order of the form. */
export const EDITION_PARTS = [
  'tasks',
  'pages',
  'categories',
  'words',
  'settings',
  'awards',
  'team',
  'exhibitors',
  'profiles',
  'stands',
] as const;
/** One of {@link EDITION_PARTS}. */
export type EditionPart = (typeof EDITION_PARTS)[number];

/** The parts that belong to exhibitors: without the exhibitors they are not copied. */
export const EXHIBITOR_PARTS: readonly EditionPart[] = ['profiles', 'stands'];

/** What an organiser states about the next edition of a fair. */
export interface NextEdition extends FairForm {
  /** The selected parts. */
  readonly parts: readonly EditionPart[];
}

/** When and where a fair opens. */
export interface FairOpening {
  /** `2027-01-26`, in the time zone; empty when unknown. */
  readonly startDate: string;
  readonly timeZone: string;
}

/** A task of the fair that is copied. */
export interface EditionTask {
  readonly code: string;
  readonly titles: Texts;
  readonly due: CompactTimestamp;
  /** Whether it is for single companies only; such a task is copied together with the exhibitors. */
  readonly isForCompanies: boolean;
}

/** What a fair has to copy. */
export interface EditionSource {
  /** How many there are; for `profiles`, the products. */
  readonly counts: Readonly<Record<EditionPart, number>>;
  /** In the order of the portal. */
  readonly tasks: readonly EditionTask[];
}

/** A year in which every day keeps its weekday. */
const YEAR_DAYS = 364;

/** The form for the next edition: a year later on the same weekdays, with everything but exhibitors selected. */
export const nextEditionOf = ({ version: _version, state: _state, ...fair }: FairSettings): NextEdition => {
  const startDate = laterDay(fair.startDate);
  const year = fair.startDate.slice(0, 4);
  const next = startDate.slice(0, 4);
  return {
    ...fair,
    name: withYear(fair.name, year, next),
    startDate,
    endDate: laterDay(fair.endDate),
    publicEndDate: laterDay(fair.publicEndDate),
    // The plan of the old floor would mislead visitors.
    floorPlanUrl: '',
    slug: nextSlug(fair.slug, year, next),
    parts: withEditionPart(EDITION_PARTS, 'exhibitors', false),
  };
};

/** The parts after a change; removing the exhibitors removes what belongs to them. */
export const withEditionPart = (
  parts: readonly EditionPart[],
  part: EditionPart,
  isOn: boolean,
): readonly EditionPart[] =>
  copiedParts(EDITION_PARTS.filter((each) => (each === part ? isOn : parts.includes(each))));

/** What is copied: each selected part once, and nothing of exhibitors without the exhibitors. */
export const copiedParts = (parts: readonly EditionPart[]): readonly EditionPart[] =>
  EDITION_PARTS.filter(
    (part) => parts.includes(part) && (parts.includes('exhibitors') || !EXHIBITOR_PARTS.includes(part)),
  );

/** Whether a task is copied with these parts. */
export const isTaskCopied = (
  { isForCompanies }: Pick<EditionTask, 'isForCompanies'>,
  parts: readonly EditionPart[],
): boolean => parts.includes('tasks') && (!isForCompanies || parts.includes('exhibitors'));

/** The faults of the form; whether the slug is free is known to the store only. */
export const nextEditionFaults = (form: NextEdition): readonly FieldFault[] => fairFaults(form);

/** Calendar days from one opening to the other; 0 while one of them is unknown. */
export const editionShift = (from: FairOpening, to: FairOpening): number =>
  isDay(from.startDate) && isDay(to.startDate) ? daysBetween(from.startDate, to.startDate) : 0;

/** A calendar day moved by the distance between the openings; empty stays empty. */
export const shiftedDay = (day: string, from: FairOpening, to: FairOpening): string =>
  isDay(day) ? addDays(day, editionShift(from, to)) : day;

/**
 * An instant moved by the distance between the openings: clocks at the new fair show the same time as clocks at
 * the old one did, across time zones and changes of the clocks. Unchanged when it would leave the years 1 to 9998, or a zone is unknown.
 */
export const shiftedInstant = (instant: Date, from: FairOpening, to: FairOpening): Date => {
  const day = addDays(dayIn(from.timeZone, instant), editionShift(from, to));
  // A year of more than four digits begins with a sign, which sorts before every digit.
  if (day < '0001-01-02' || day > '9998-12-30') return instant;
  const minute = zonedInstant(day, timeIn(from.timeZone, instant), to.timeZone);
  if (Number.isNaN(minute.getTime())) return instant;
  return new Date(minute.getTime() + (((instant.getTime() % MINUTE_MS) + MINUTE_MS) % MINUTE_MS));
};

/** A deadline moved by {@link shiftedInstant}. */
export const shiftedDue = (due: CompactTimestamp, from: FairOpening, to: FairOpening): CompactTimestamp =>
  toCompact(shiftedInstant(instantOf(due), from, to));

const MINUTE_MS = 60_000;

const laterDay = (day: string): string => (isDay(day) && day <= '9997-12-31' ? addDays(day, YEAR_DAYS) : '');

const withYear = (text: string, year: string, next: string): string =>
  next === '' ? text : text.replaceAll(new RegExp(`(?<!\\d)${year}(?!\\d)`, 'g'), next);

/** Always another slug: with the new year, or else numbered. */
const nextSlug = (slug: string, year: string, next: string): string => {
  const renamed = withYear(slug, year, next);
  if (renamed !== slug) return renamed;
  const suffixed = (suffix: string) =>
    `${slug.slice(0, FAIR_SLUG_MAX - suffix.length).replace(/-$/, '')}${suffix}`;
  const first = suffixed(next === '' || next === year ? '-2' : `-${next}`);
  // A slug of the full length may end like that already.
  return first === slug ? suffixed('-3') : first;
};
