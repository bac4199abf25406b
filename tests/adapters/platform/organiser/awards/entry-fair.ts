import { ENTRIES_PAGE, type EntryDesk, type EntryFilter, type ListedEntry } from '@fairdesk/core/organiser';
import { fc } from '@fast-check/vitest';
import { expect } from 'vitest';
import { fold } from '#adapters/platform/database/fold.ts';
import type { Query } from '#adapters/platform/database/open-database.ts';

export const AT = '2027-01-01T00:00:00.000Z';
export const STAMPS = { created: AT, modified: AT };
/** The award `b` of another fair has the code of the award `a`. */
export const AWARDS = { a: ['101', 'prize'], b: ['102', 'prize'], c: ['101', 'other'] } as const;
export type Award = keyof typeof AWARDS;

/** A name in any spelling; equal names are frequent. */
const name = fc.oneof(
  fc.constantFrom('Acme', 'acme', 'Ácme', 'Zulu 100%', 'a_b'),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }).filter((text) => !text.includes('\0')),
);
export const anyEntry = fc.record({
  award: fc.constantFrom<Award>('a', 'a', 'a', 'b', 'c'),
  company: name,
  product: name,
  isSubmitted: fc.boolean(),
});
export type Entry = typeof anyEntry extends fc.Arbitrary<infer T> ? T : never;

/** Deletes all entries, and stores the awards. */
export const clearEntries = async (query: Query): Promise<void> => {
  for (const table of ['outbox', 'questionnaires', 'participations', 'awards'] as const)
    await query.deleteFrom(table).execute();
  for (const [id, [eventId, code]] of Object.entries(AWARDS))
    await query
      .insertInto('awards')
      .values({ id, code, eventId, titles: '{"en":"Prize"}', sortIndex: 1, ...STAMPS })
      .execute();
};

/** A company with a product and its entry for an award; a submitted one answers one question. */
export const enter = async (
  query: Query,
  { award, company, product, isSubmitted }: Entry,
  place: number,
): Promise<string> => {
  const id = `${award}-${place}`;
  await query
    .insertInto('participations')
    .values({
      ...{ id, eventId: AWARDS[award][0], uid: id, organizationName: company, ...STAMPS },
      organizationNameFolded: fold(company),
    })
    .execute();
  await query
    .insertInto('products')
    .values({
      ...{ id, name: product, nameFolded: fold(product), participationId: id, sortIndex: 1, ...STAMPS },
      registrationStatus: isSubmitted ? 'submitted' : 'draft',
    })
    .execute();
  const status = isSubmitted ? 'SUBMITTED' : 'DRAFT';
  await query
    .insertInto('questionnaires')
    .values({ id, status, awardId: award, productId: id, participationId: id, ...STAMPS })
    .execute();
  if (isSubmitted) await submit(query, id, 1);
  return id;
};

/** Stores a submission that answers one question. */
export const submit = async (query: Query, id: string, revision: number): Promise<void> => {
  const answer = {
    ...{ questionId: 'why', answerId: '', answerText: `Because ${id}`, stepId: 's', stepName: 'Step' },
    ...{ questionText: 'Why?', questionType: 'TEXT', order: 1, files: [] },
  };
  const product = {
    ...{ id, name: id, image: { url: '' }, introductionDate: '' },
    ...{ shortDescription: '', longDescription: '' },
  };
  const content = { revision, submittedAt: AT, answers: [answer], product, companyName: id };
  const own = { revision, submittedAt: AT, submittedBy: 'ada@kas.example', questionnaireId: id };
  await query
    .insertInto('questionnaireRevisions')
    .values({ id: `${id}-${revision}`, ...own, content: JSON.stringify(content), ...STAMPS })
    .execute();
  await query
    .updateTable('questionnaires')
    .set({ submissionId: `${id}-${revision}`, status: 'SUBMITTED' })
    .where('id', '=', id)
    .execute();
};

/** The entries of all pages. */
export const pagesOf = async (
  desk: EntryDesk,
  award: string,
  filter: EntryFilter,
): Promise<readonly ListedEntry[]> => {
  const items: ListedEntry[] = [];
  for (let number = 0; ; number += 1) {
    const found = (await desk.page(award, { ...filter, page: number }))._unsafeUnwrap();
    items.push(...found.items);
    if (found.items.length < ENTRIES_PAGE) {
      expect(items).toHaveLength(found.total);
      return items;
    }
  }
};
/** The companies of all rows of the export. */
export const rowsOf = async (desk: EntryDesk, award: string): Promise<readonly string[]> => {
  const rows: string[] = [];
  for (let after: string | undefined; ; ) {
    const part = (await desk.part(award, after))._unsafeUnwrap();
    rows.push(...part.entries.map(({ facts }) => facts.participation ?? ''));
    if (part.next === undefined) return rows;
    after = part.next;
  }
};
