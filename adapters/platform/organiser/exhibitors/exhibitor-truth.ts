import {
  type ExhibitorFilter,
  exhibitorSearchWords,
  type LateFilter,
  naturalKey,
  type SignInFilter,
  signInSince,
} from '@fairdesk/core/organiser';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { fold } from '../../database/fold.ts';
import { NEVER } from '../audiences/audience-truths.ts';

type Truth = RawBuilder<SqlBool>;
type Truths = readonly (Truth | undefined)[];

// `+` and `|| ''` keep SQLite from a range of an index that sorts: it would read each row from elsewhere.

/** The event, and the category of the filter with those below it. */
interface TruthContext {
  readonly event: string;
  readonly now: Date;
  readonly categories: readonly string[];
}

/** A filter of the list of exhibitors as SQL on `exhibitorIndex as x`; the same rule as `matchesExhibitor`. */
export const exhibitorTruth = (filter: ExhibitorFilter, context: TruthContext): Truth => {
  const words = exhibitorSearchWords(filter.search ?? '', fold);
  const parts = [
    sql<SqlBool>`x."eventId" = ${context.event}`,
    ...companyTruths(filter, context),
    ...workTruths(filter, context),
    ...words.map(isFound),
  ];
  return sql`(${sql.join(
    parts.filter((part) => part !== undefined),
    sql` and `,
  )})`;
};

const companyTruths = (
  { type, hall, category, below, isPublic, cancelled }: ExhibitorFilter,
  { categories }: TruthContext,
): Truths => [
  sql`x."isCancelled" = ${sql.lit(cancelled ? 1 : 0)}`,
  isPublic === undefined ? undefined : sql`x."isPublic" = ${sql.lit(isPublic ? 1 : 0)}`,
  type === undefined ? undefined : sql`x."type" = ${type}`,
  below === undefined ? undefined : sql`+x."completeness" < ${sql.lit(below)}`,
  hall === undefined ? undefined : hasLine('halls', hall),
  category === undefined ? undefined : inCategories(categories),
];

const inCategories = (ids: readonly string[]): Truth =>
  ids.length === 0
    ? NEVER
    : sql`x."participationId" in (select c."participationId" from "participationCategories" c
        where c."categoryId" in (${sql.join(ids)}))`;

const workTruths = (
  { invited, signIn, late, open }: ExhibitorFilter,
  { now }: Pick<TruthContext, 'now'>,
): Truths => [
  invited === undefined ? undefined : isInvited(invited, now),
  signIn && signedIn(signIn, now),
  late && isLate(late),
  open === undefined ? undefined : hasLine('openCodes', open),
];

const isInvited = (expected: boolean, now: Date): Truth => {
  const truth = sql<SqlBool>`(x."lastSignIn" || '' <> '' or x."invitedUntil" > ${now.toISOString()})`;
  return expected ? truth : sql`not ${truth}`;
};

const signedIn = (filter: SignInFilter, now: Date): Truth => {
  if (filter.kind === 'never') return sql`x."lastSignIn" || '' = ''`;
  const since = signInSince(filter.days, now).toISOString();
  return filter.kind === 'within'
    ? sql`x."lastSignIn" || '' >= ${since}`
    : sql`x."lastSignIn" || '' < ${since}`;
};

const isLate = (filter: LateFilter): Truth =>
  filter.kind === 'any' ? sql`+x."lateTasks" > 0` : hasLine('lateCodes', filter.code);

/** A word inside a name or an email address, or at the start of a stand number. */
const isFound = (word: string): Truth =>
  sql`(x."searchTexts" like ${`%${escaped(word)}%`} escape '\\'
    or x."standKeys" like ${`%\n${escaped(naturalKey(word))}%`} escape '\\')`;

/** Whether a list of values has this value. */
const hasLine = (column: 'halls' | 'lateCodes' | 'openCodes', value: string): Truth =>
  sql`x.${sql.ref(column)} like ${`%\n${escaped(value)}\n%`} escape '\\'`;

const escaped = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');
