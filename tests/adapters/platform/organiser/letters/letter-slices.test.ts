import { type LetterToSend, NEW_LETTER, NO_TEXTS } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, it as example, expect } from 'vitest';
import { createLetterDesk } from '#adapters/organiser/letter-service.ts';
import { createMessagePlanner } from '#adapters/organiser/message-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { chunksOf } from '#adapters/platform/organiser/id-chunks.ts';
import { sentLetter } from '#adapters/platform/organiser/letters/letter-rows.ts';
import { sendSlice } from '#adapters/platform/organiser/letters/letter-slices.ts';
import { beginLetter, cancelLetter } from '#adapters/platform/organiser/letters/letter-writes.ts';
import { sendLetters } from '#adapters/platform/organiser/letters/send-letters.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

/** Bulk mail waits for ever. */
const NO_MAIL = { smtpUrl: 'smtp://127.0.0.1:9', from: 'desk@fair.example', perMinute: 0 };
const now = new Date('2099-01-01T00:00:00Z');
const URL = 'https://desk.example';
/** More than two slices of companies and of people. */
const COMPANIES = 1_050;
/** Companies that share one address. */
const SHARED = 400;
const TIMEOUT_MS = 240_000;
const addressOf = (place: number) => (place < SHARED ? 'agent@example.org' : `c${place}@example.org`);

describeEachDatabase('a large letter', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { mail: NO_MAIL });
    database = await openDatabase({ ...place, log: quietLog });
    const companies = Array.from({ length: COMPANIES }, (_, number) => ({
      ...{ id: `p${number}`, eventId: '101', organizationName: `Company ${number}` },
      ...{ organizationNameFolded: `company ${number}`, email: addressOf(number), status: 'CONFIRMED' },
      ...{ created: now.toISOString(), modified: now.toISOString() },
    }));
    for (const rows of chunksOf(companies, 100))
      await database.query.insertInto('participations').values(rows).execute();
  }, TIMEOUT_MS);
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });
  const clear = async () => {
    for (const table of ['outbox', 'letters', 'messages', 'segments'] as const)
      await database.query.deleteFrom(table).execute();
  };
  beforeEach(clear);

  const newLetter = async (): Promise<LetterToSend> => {
    const titles = { ...NO_TEXTS, en: 'News for {company}' };
    const form = { ...NEW_LETTER, titles, contents: titles, channel: 'both', neverSignedIn: true } as const;
    const { companies, people } = (await createLetterDesk(desk.http, desk.caller).plan(form))._unsafeUnwrap();
    return { id: uuid(), form, expected: { companies, people } };
  };
  const begin = async () => {
    const letter = await newLetter();
    await beginLetter(database, { ...desk.caller, now }, letter);
    return letter;
  };
  const progress = ({ id }: LetterToSend) => sentLetter(database.query, '101', id);
  const people = new Set(Array.from({ length: COMPANIES }, (_, place) => addressOf(place)));
  const expectComplete = async (letter: LetterToSend, state: string) => {
    const { percent, counts } = await progress(letter);
    expect([percent, counts]).toEqual([100, { [state]: people.size }]);
    const mails = await database.query.selectFrom('outbox').select('recipient').execute();
    expect(new Set(mails.map(({ recipient }) => recipient))).toEqual(people);
    const linked = await database.query.selectFrom('participationSegments').selectAll().execute();
    expect(linked).toHaveLength(COMPANIES);
  };

  /** A server that stops at its transaction with this number: before the commit, or after it. */
  const stoppingAt = (number: number, isCommitted: boolean): Database => {
    let left = number;
    return {
      ...database,
      write: async (work) => {
        left -= 1;
        if (left !== 0) return database.write(work);
        await database.write(async (query) => {
          await work(query);
          if (!isCommitted) throw new Error('stopped');
        });
        throw new Error('stopped');
      },
    };
  };

  it.prop(
    [
      fc.array(fc.record({ at: fc.integer({ min: 1, max: 8 }), isCommitted: fc.boolean() }), {
        maxLength: 5,
      }),
    ],
    { numRuns: 6 },
  )(
    'reaches each person and company once, wherever servers stop',
    async (stops) => {
      await clear();
      const letter = await begin();
      for (const { at, isCommitted } of stops) {
        const server = stoppingAt(at, isCommitted);
        const run = async () => {
          while (await sendSlice(server, letter.id, URL, now));
        };
        await run().catch(() => undefined);
        expect((await progress(letter)).percent).toBeLessThanOrEqual(100);
      }
      const parts = { database, mailer: { wake: async () => {} }, publicUrl: URL, clock: () => now };
      await Promise.all([sendLetters(parts, quietLog), sendLetters(parts, quietLog)]);
      await expectComplete(letter, 'waiting');
    },
    TIMEOUT_MS,
  );

  it.prop([fc.nat(6)], { numRuns: 4 })(
    'that is cancelled after any slice sends no other mail, and lists each as cancelled',
    async (slices) => {
      await clear();
      const letter = await begin();
      for (let place = 0; place < slices; place += 1) await sendSlice(database, letter.id, URL, now);
      await database.write((query) => cancelLetter(query, { ...desk.caller, now }, letter.id));
      while (await sendSlice(database, letter.id, URL, now));
      await expectComplete(letter, 'cancelled');
    },
    TIMEOUT_MS,
  );

  example(
    'is for a segment in the portal, and leaves out a company that was deleted meanwhile',
    async () => {
      const letter = await begin();
      expect((await progress(letter)).percent).toBe(0);
      const { audience } = await database.query
        .selectFrom('messages')
        .select('audience')
        .executeTakeFirstOrThrow();
      expect(audience).toBe(`segment:mailing-${letter.id}`);
      const last = `p${COMPANIES - 1}`;
      const row = await database.query
        .selectFrom('participations')
        .selectAll()
        .where('id', '=', last)
        .executeTakeFirstOrThrow();
      await database.query.deleteFrom('participations').where('id', '=', last).execute();
      while (await sendSlice(database, letter.id, URL, now));
      const { percent, counts } = await progress(letter);
      expect([percent, counts.waiting]).toEqual([100, people.size - 1]);
      await database.query.insertInto('participations').values(row).execute();
      // The segment goes with its message.
      const planner = createMessagePlanner(desk.http, desk.caller);
      const { messages } = (await planner.plan())._unsafeUnwrap();
      (await planner.remove(messages[0]?.id ?? ''))._unsafeUnwrap();
      expect(await database.query.selectFrom('segments').selectAll().execute()).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
