import type { CompanyDocument, DocumentShelf } from '../media/index.ts';
import type { ParticipationId } from '../shared/index.ts';
import { smallPdf } from './any-media.ts';
import { anyTitle } from './any-shared.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';

/** A document shelf under test, with a participation it may change. */
export interface DocumentShelfSubject {
  readonly shelf: DocumentShelf;
  readonly participation: ParticipationId;
  /** Another participation; the shelf may deny access to it. */
  readonly other: ParticipationId;
}

/** The laws of a document shelf. Documents they add are removed again. */
export const documentShelfLaws = (make: () => Promise<DocumentShelfSubject>, { test }: LawRunner): void => {
  test('lists a new document at the end until it is removed', async () => {
    const subject = await make();
    const { shelf, participation } = subject;
    const before = await listed(subject);
    await forAll(anyTitle, async (title) => {
      const added = await add(subject, title);
      demandSame([added.title, added.type], [title, 'WHITEPAPER'], 'The document differs');
      demand(added.url !== '', 'The document has no address');
      demandSame(await listed(subject), [...before, added], 'It is not listed as it was answered');
      await succeed(shelf.remove(participation, added.id), 'Removing a document');
      demandSame(await listed(subject), before, 'A removed document is listed');
      const failure = await fail(shelf.remove(participation, added.id), 'Removing it again');
      demandSame(failure.kind, 'not-found', 'The failure is of the wrong kind');
    });
  });

  test('changes the texts of a document for one of several concurrent users, and never its file', async () => {
    const subject = await make();
    const { shelf, participation } = subject;
    const { id, version, url } = await add(subject, 'Before');
    const racers = await Promise.all(
      Array.from({ length: 6 }, (_, place) =>
        shelf.change(participation, id, {
          title: `Racer ${place}`,
          description: 'Said anew',
          type: 'BROCHURE',
          version,
        }),
      ),
    );
    const [won, ...more] = racers.filter((racer) => racer.isOk());
    demand(won?.isOk() === true && more.length === 0, 'Not exactly one change of a version succeeds');
    demandSame([won.value.type, won.value.url], ['BROCHURE', url], 'The document differs');
    demandSame(
      (await listed(subject)).find((one) => one.id === id),
      won.value,
      'It differs when listed',
    );
    await succeed(shelf.remove(participation, id), 'Removing a document');
  });

  test('never finds a document through another participation, and changes nothing', async () => {
    const subject = await make();
    const { shelf, participation, other } = subject;
    const mine = await add(subject, 'Mine');
    const form = { title: 'Stolen', description: '', type: 'BROCHURE' };
    const failures = await Promise.all([
      fail(shelf.change(other, mine.id, form), 'Changing a foreign document'),
      fail(shelf.remove(other, mine.id), 'Removing a foreign document'),
    ]);
    for (const { kind } of failures) demandSame(kind, 'not-found', 'The failure is of the wrong kind');
    demandSame(
      (await listed(subject)).find(({ id }) => id === mine.id),
      mine,
      'Something changed',
    );
    await succeed(shelf.remove(participation, mine.id), 'Removing a document');
  });
};

const listed = ({ shelf, participation }: DocumentShelfSubject): Promise<readonly CompanyDocument[]> =>
  succeed(shelf.list(participation), 'Listing documents');

const add = ({ shelf, participation }: DocumentShelfSubject, title: string): Promise<CompanyDocument> =>
  succeed(
    shelf.add(participation, { title, description: 'To read', type: 'WHITEPAPER', file: smallPdf() }),
    'Adding a document',
  );
