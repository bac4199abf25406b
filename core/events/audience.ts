import { listed } from '../shared/index.ts';

/** The properties of a company by which a task or a message is addressed. */
export const AUDIENCE_KINDS = ['type', 'hall', 'category', 'segment', 'participation'] as const;
/** One of {@link AUDIENCE_KINDS}. */
export type AudienceKind = (typeof AUDIENCE_KINDS)[number];

/** The values a company must have, by kind: one of each kind that names any. */
export type Audience = Readonly<Record<AudienceKind, readonly string[]>>;

/** The audience that includes every exhibitor. */
export const EVERYONE: Audience = { type: [], hall: [], category: [], segment: [], participation: [] };

/**
 * Parses a stored audience: `EXHIBITOR|PARTNER`, `START_UP|hall:8|category:pumps`; empty for everyone.
 *
 * An entry without a known kind is a participation type. In an entry with a kind, `%7C` is a bar and `%25` a
 * percent sign. Source: portal spec §6 "pipe-separated configuration lists"; the kinds are ours.
 */
export const audienceOf = (text: string): Audience => {
  const entries = listed(text).map(entryOf);
  const valuesOf = (kind: AudienceKind) => [
    ...new Set(entries.filter((entry) => entry.kind === kind).map(({ value }) => value)),
  ];
  return {
    type: valuesOf('type'),
    hall: valuesOf('hall'),
    category: valuesOf('category'),
    segment: valuesOf('segment'),
    participation: valuesOf('participation'),
  };
};

/** The text of an audience, as it is stored; {@link audienceOf} reads it. */
export const audienceText = (audience: Audience): string =>
  AUDIENCE_KINDS.flatMap((kind) => audience[kind].map((value) => entryText(kind, value))).join('|');

/** Whether an audience depends on more of a company than its participation type. */
export const needsPlaces = ({ hall, category, segment }: Audience): boolean =>
  hall.length + category.length + segment.length > 0;

/**
 * Whether an audience includes a company: it has one of the values of every kind that names any.
 *
 * @param company its values by kind; its categories include their ancestors
 */
export const isInAudience = (audience: Audience, company: Audience): boolean =>
  AUDIENCE_KINDS.every(
    (kind) => audience[kind].length === 0 || audience[kind].some((value) => company[kind].includes(value)),
  );

interface Entry {
  readonly kind: AudienceKind;
  readonly value: string;
}

const entryOf = (text: string): Entry => {
  const kind = AUDIENCE_KINDS.find((name) => text.startsWith(`${name}:`));
  return kind === undefined
    ? { kind: 'type', value: text }
    : { kind, value: decoded(text.slice(kind.length + 1)).trim() };
};

const entryText = (kind: AudienceKind, value: string): string =>
  kind === 'type' && entryOf(value).value === value && !value.includes('|')
    ? value
    : `${kind}:${value.replaceAll('%', '%25').replaceAll('|', '%7C')}`;

const decoded = (text: string): string => text.replaceAll('%7C', '|').replaceAll('%25', '%');
