import type { Selectable } from 'kysely';
import type { Query } from '../../database/open-database.ts';
import type { Tables } from '../../database/tables.ts';
import { chunksOf } from '../id-chunks.ts';
import { type Erased, emailsIn } from './erased.ts';

/** The entries of the history that name what is deleted. */
export interface ErasedHistory {
  /** Entries that lose their label and values; that something happened, and when, stays. */
  readonly anonymous: readonly { readonly id: string; readonly subject: string }[];
  /** Entries whose actor is deleted. */
  readonly withoutActor: readonly string[];
}

/** How many entries are read at once. */
const AT_ONCE = 2_000;

/** Finds the entries about the company, its items and mails, and those that name the people. */
export const erasedHistory = async (
  query: Query,
  erased: Erased,
  mails: readonly string[],
): Promise<ErasedHistory> => {
  const isNamed = namesErased(erased, new Set([...(erased.company?.records ?? []), ...mails]));
  const isErased = isErasedAt(erased);
  const anonymous: { id: string; subject: string }[] = [];
  const withoutActor: string[] = [];
  for (let last = ''; ; ) {
    let entries = query
      .selectFrom('auditEntries')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_ONCE);
    // Only a person who is deleted everywhere can be named in the history of another event.
    if (erased.leaving.length === 0) entries = entries.where('eventId', '=', erased.event);
    const rows = await entries.execute();
    anonymous.push(...rows.filter(isNamed).map(({ id, subject }) => ({ id, subject })));
    withoutActor.push(
      ...rows.filter(({ eventId, actor }) => isErased(eventId)(actor.toLowerCase())).map(({ id }) => id),
    );
    const next = rows.at(-1);
    if (next === undefined || rows.length < AT_ONCE) return { anonymous, withoutActor };
    last = next.id;
  }
};

type Entry = Selectable<Tables['auditEntries']>;

const isErasedAt = ({ event, leaving, hereOnly }: Erased) => {
  const everywhere = new Set(leaving);
  const here = new Set([...leaving, ...hereOnly]);
  return (at: string) => (email: string) => (at === event ? here : everywhere).has(email);
};

/** Whether an entry is about one of these records, ends with the name of the company, or names a person. */
const namesErased = (erased: Erased, records: ReadonlySet<string>) => {
  const { event, company } = erased;
  const isErased = isErasedAt(erased);
  return ({ eventId, subject, label, before, after }: Entry): boolean => {
    const isHere = eventId === event;
    if (isHere && records.has(subject.slice(subject.indexOf(':') + 1))) return true;
    if (isHere && company?.names.some((name) => label.endsWith(` · ${name}`))) return true;
    return [subject, label, before, after].flatMap(emailsIn).some(isErased(eventId));
  };
};

/** Removes names and values; the subject keeps its kind only: `exhibitor:`. */
export const eraseHistory = async (
  query: Query,
  { anonymous, withoutActor }: ErasedHistory,
): Promise<void> => {
  const kinds = Map.groupBy(anonymous, ({ subject }) => `${subject.split(':', 1)[0]}:`);
  for (const [subject, entries] of kinds)
    for (const ids of chunksOf(entries.map(({ id }) => id)))
      await query
        .updateTable('auditEntries')
        .set({ subject, label: '', before: null, after: null })
        .where('id', 'in', ids)
        .execute();
  for (const ids of chunksOf(withoutActor))
    await query.updateTable('auditEntries').set({ actor: '' }).where('id', 'in', ids).execute();
};
