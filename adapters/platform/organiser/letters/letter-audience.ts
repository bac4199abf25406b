import { setImmediate as nextTurn } from 'node:timers/promises';
import { placeholderValues } from '@fairdesk/core/dashboard';
import { audienceText } from '@fairdesk/core/events';
import {
  type ExhibitorFilter,
  LETTER_NAMES,
  LETTER_RECIPIENTS_MAX,
  type LetterPlan,
  type LetterTarget,
  letterRecipients,
  selectionOf,
} from '@fairdesk/core/organiser';
import { type Language, LOCALES, listFormat } from '@fairdesk/core/shared';
import type { Query } from '../../database/open-database.ts';
import { fairLanguage } from '../../mail/fair-language.ts';
import { audienceConditions } from '../audiences/audience-condition.ts';
import { peopleOf } from '../exhibitors/invite-companies.ts';
import { selectedIds } from '../exhibitors/selected-ids.ts';
import { hasWords } from '../has-words.ts';
import { chunksOf } from '../id-chunks.ts';

/** A person whom a letter reaches: once, for all of their companies. */
export interface LetterReader {
  readonly email: string;
  readonly language: Language;
  /** The names of the companies, by name. */
  readonly companies: readonly string[];
  /** Their participations, in the same order. */
  readonly ids: readonly string[];
  /** The participation of the first one. */
  readonly participation: string;
}

/** Whom a letter reaches. */
export interface LetterAudience {
  /** The ids of the companies, by name. */
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** How many companies have no one to reach. */
  readonly unreachable: number;
  /** By address. */
  readonly readers: readonly LetterReader[];
}

/** Whether a letter is limited by more than what a message in the portal can be addressed by. */
export const isNarrowed = ({ late, neverSignedIn, selection }: LetterTarget): boolean =>
  late !== '' || neverSignedIn || selection !== null;

/** The companies that meet every condition of a letter now, and their people. */
export const letterAudience = async (
  query: Query,
  event: string,
  target: LetterTarget,
  now: Date,
): Promise<LetterAudience> => {
  const ids = await companyIds(query, event, target, now);
  return { ids, ...(await peopleReached(query, event, ids)) };
};

/** The people whom a letter to these companies reaches now. */
export const peopleReached = async (
  query: Query,
  event: string,
  ids: readonly string[],
): Promise<Omit<LetterAudience, 'ids'>> => {
  const fallback = await fairLanguage(query, event);
  const readers = new Map<
    string,
    Omit<LetterReader, 'email' | 'companies' | 'ids'> & { companies: string[]; ids: string[] }
  >();
  const names: string[] = [];
  let unreachable = 0;
  for (const chunk of chunksOf(ids)) {
    // SQLite never waits, so thousands of companies would block the server.
    await nextTurn();
    for (const { id, displayName, people, languages } of await peopleOf(query, chunk)) {
      names.push(displayName);
      const emails = letterRecipients(people);
      if (emails.length === 0) unreachable += 1;
      for (const email of emails) {
        const language = languages.get(email) ?? fallback;
        const reader = readers.get(email) ?? { language, companies: [], ids: [], participation: id };
        reader.companies.push(displayName);
        reader.ids.push(id);
        readers.set(email, reader);
      }
    }
  }
  return {
    names,
    unreachable,
    readers: [...readers]
      .map(([email, reader]) => ({ email, ...reader }))
      .toSorted((one, other) => (one.email < other.email ? -1 : 1)),
  };
};

/** What the organiser sees before a letter is sent. @param search the recipients are those with these words */
export const letterPlan = (
  { ids, names, unreachable, readers }: LetterAudience,
  search = '',
): LetterPlan => ({
  companies: ids.length,
  people: readers.length,
  unreachable,
  first: names.slice(0, LETTER_NAMES),
  recipients: readers
    .filter(isFound(search))
    .slice(0, LETTER_RECIPIENTS_MAX)
    .map(({ email, language, companies }) => ({ email, language, companies })),
});

const isFound = (search: string) => {
  const hasEach = hasWords(search);
  return ({ email, companies }: LetterReader): boolean => hasEach(email, ...companies);
};

const companyIds = async (
  query: Query,
  event: string,
  { audience, late, neverSignedIn, selection }: LetterTarget,
  now: Date,
): Promise<readonly string[]> => {
  const conditionOf = await audienceConditions(query, event);
  const addressed = await query
    .selectFrom('participations')
    .select('id')
    .where(conditionOf(audienceText(audience)))
    .orderBy('organizationNameFolded')
    .orderBy('id')
    .execute();
  const filter: ExhibitorFilter = {
    ...(late !== '' && { late: { kind: 'task', code: late } }),
    ...(neverSignedIn && { signIn: { kind: 'never' } }),
  };
  const sets: ReadonlySet<string>[] = [];
  if (Object.keys(filter).length > 0)
    sets.push(new Set(await selectedIds(query, event, { allOf: filter, except: [] }, now)));
  if (selection) sets.push(new Set(await selectedIds(query, event, selectionOf(selection), now)));
  return addressed.map(({ id }) => id).filter((id) => sets.every((set) => set.has(id)));
};

/** The values of the placeholders for each reader. */
export const readerValues = async (
  query: Query,
  fair: string,
  readers: readonly LetterReader[],
): Promise<(reader: LetterReader) => ReturnType<typeof placeholderValues>> => {
  const firstNames = new Map<string, string>();
  for (const emails of chunksOf(readers.map(({ email }) => email)))
    for (const { email, givenName } of await query
      .selectFrom('users')
      .select(['email', 'givenName'])
      .where('email', 'in', emails)
      .execute())
      firstNames.set(email, givenName);
  return ({ email, language, companies }) =>
    placeholderValues({
      company:
        companies.length === 1 ? (companies[0] ?? '') : listFormat(LOCALES[language]).format(companies),
      fair,
      firstName: firstNames.get(email) ?? '',
    });
};
