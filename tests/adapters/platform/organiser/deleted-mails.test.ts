import { type LetterToSend, NEW_LETTER, NO_TEXTS } from '@fairdesk/core/organiser';
import { participationIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { v4 as uuid } from 'uuid';
import { afterAll, beforeAll, beforeEach, it as example, expect } from 'vitest';
import { createDeletionOffice } from '#adapters/organiser/deletion-service.ts';
import { createLetterDesk } from '#adapters/organiser/letter-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { accessRequestMail } from '#adapters/platform/mail/access-request-mail.ts';
import { createMailQueue } from '#adapters/platform/mail/mail-queue.ts';
import { postMail } from '#adapters/platform/mail/outbox.ts';
import { sendSlice } from '#adapters/platform/organiser/letters/letter-slices.ts';
import { beginLetter } from '#adapters/platform/organiser/letters/letter-writes.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

/** Bulk mail waits for ever. */
const NO_MAIL = { smtpUrl: 'smtp://127.0.0.1:9', from: 'desk@fair.example', perMinute: 0 };
const EVENT = '101';
const URL = 'https://desk.example';
const now = new Date('2099-01-01T00:00:00Z');
const NAMES = ['Noria Pumps', 'Silt & Sons', 'Delta Works'] as const;
const IDS = [
  '01999999-9999-7999-8999-999999999991',
  '01999999-9999-7999-8999-999999999992',
  '01999999-9999-7999-8999-999999999993',
] as const;
/** The contact address of every company. */
const AGENT = 'agent@example.org';
const TIMEOUT_MS = 120_000;

const anyCompany = fc.nat({ max: NAMES.length - 1 });

describeEachDatabase('mails of a company that is deleted', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { mail: NO_MAIL });
    database = await openDatabase({ ...place, log: quietLog });
  }, TIMEOUT_MS);
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });
  beforeEach(() => begin());

  const begin = async () => {
    for (const table of ['outbox', 'letters', 'messages', 'accessRequests', 'participations'] as const)
      await database.query.deleteFrom(table).execute();
    const stamps = { created: now.toISOString(), modified: now.toISOString() };
    const rows = NAMES.map((organizationName, place) => ({
      ...{ id: IDS[place] ?? '', eventId: EVENT, organizationName, email: AGENT, status: 'CONFIRMED' },
      ...{ organizationNameFolded: organizationName.toLowerCase(), ...stamps },
    }));
    await database.query.insertInto('participations').values(rows).execute();
  };
  const deleteCompany = async (place: number) => {
    const id = participationIdOf(IDS[place] ?? '') ?? expect.unreachable();
    const office = createDeletionOffice(desk.http, desk.caller);
    (await office.delete({ kind: 'exhibitor', id }, NAMES[place] ?? ''))._unsafeUnwrap();
  };
  const mails = () => database.query.selectFrom('outbox').selectAll().orderBy('id').execute();
  const textOfMails = async () => (await mails()).map(({ subject, body }) => `${subject} ${body}`).join(' ');
  const queue = () =>
    createMailQueue(database, { owner: uuid(), clock: () => now, leaseMs: 60_000, perMinute: 1000 });
  const letterTo = async (companies: readonly number[]): Promise<LetterToSend> => {
    const titles = { ...NO_TEXTS, en: 'News for {company}' };
    const ids = companies.map((place) => IDS[place] ?? '');
    const form = {
      ...{ ...NEW_LETTER, titles, contents: titles, channel: 'mail' as const, neverSignedIn: true },
      audience: { ...NEW_LETTER.audience, participation: ids },
    };
    const planned = (await createLetterDesk(desk.http, desk.caller).plan(form))._unsafeUnwrap();
    const letter = { id: uuid(), form, expected: { companies: planned.companies, people: planned.people } };
    await beginLetter(database, { ...desk.caller, now }, letter);
    return letter;
  };

  it.prop([fc.array(fc.option(anyCompany), { minLength: 1, maxLength: 8 }), anyCompany], { numRuns: 8 })(
    'are never handed over, even when a server has reserved them or queues them later',
    async (places, deleted) => {
      await begin();
      for (const [number, place] of places.entries())
        await postMail(
          database.query,
          {
            ...{ recipient: `r${number}@example.org`, subject: `m${number}`, body: 'text', class: 'bulk' },
            ...{ eventId: EVENT, participationId: place === null ? null : (IDS[place] ?? '') },
          },
          now,
        );
      const server = queue();
      const reserved = await server.claim('bulk', 100);
      expect(reserved).toHaveLength(places.length);
      // As a writer that had read the company before: the deletion does not find the mail.
      await database.query
        .deleteFrom('participations')
        .where('id', '=', IDS[deleted] ?? '')
        .execute();
      for (const row of reserved) {
        const attempt = await server.begin(row.id);
        expect(attempt === undefined).toBe(row.participationId === IDS[deleted]);
        if (attempt !== undefined) await server.settle(row, attempt, { kind: 'accepted', answer: '250' });
      }
      const left = await mails();
      expect(left.map(({ subject, state }) => [subject, state])).toEqual(
        places.flatMap((place, number) => (place === deleted ? [] : [[`m${number}`, 'sent']])),
      );
    },
    TIMEOUT_MS,
  );

  const anyRequest = fc.record({
    place: anyCompany,
    isLoud: fc.boolean(),
    closing: fc.constantFrom('{email}', 'Write to {email}.', '<{email}>', '{email}!'),
  });
  it.prop([fc.array(anyRequest, { minLength: 1, maxLength: 4 }), anyCompany], { numRuns: 8 })(
    'leave the queue and the log, requests for access to the organiser included',
    async (requests, deleted) => {
      await begin();
      for (const [number, { place, isLoud, closing }] of requests.entries()) {
        const email = `requester${number}@example.org`;
        const name = NAMES[place] ?? '';
        const organizationName = isLoud ? name.toUpperCase() : name;
        const person = { email, givenName: 'A', familyName: 'B', organizationName, language: 'en' };
        await database.query
          .insertInto('accessRequests')
          .values({ id: uuid(), eventId: EVENT, ...person, created: now.toISOString() })
          .execute();
        const facts = { eventName: 'Aqua', organizationName, fullName: 'A B', email };
        const mail = accessRequestMail('en', facts, { subject: 'Access', body: closing });
        await postMail(
          database.query,
          { recipient: 'desk@fair.example', class: 'bulk', eventId: EVENT, ...mail },
          now,
        );
      }
      await deleteCompany(deleted);
      const kept = requests.flatMap(({ place }, number) =>
        place === deleted ? [] : [`requester${number}@example.org`],
      );
      const left = await mails();
      expect(left.map(({ body }) => /requester\d@example\.org/.exec(body)?.[0])).toEqual(kept);
    },
    TIMEOUT_MS,
  );

  example(
    'go to no one when they are still to be queued, or name it among others',
    async () => {
      const letter = await letterTo([0]);
      await deleteCompany(0);
      expect(await database.query.selectFrom('letters').select('id').execute()).toEqual([]);
      expect(await sendSlice(database, letter.id, URL, now)).toBe(false);

      const { id } = await letterTo([1, 2]);
      expect(await sendSlice(database, id, URL, now)).toBe(true);
      const [mail] = await mails();
      expect(mail).toMatchObject({ recipient: AGENT, subject: expect.stringContaining(NAMES[1]) });
      const other = IDS.indexOf(mail?.participationId as (typeof IDS)[number]) === 1 ? 2 : 1;
      await deleteCompany(other);
      expect(await textOfMails()).not.toContain(NAMES[other]);
    },
    TIMEOUT_MS,
  );

  example(
    'do not stop a server that is queueing them',
    async () => {
      const deleting = (place: number): Database => ({
        ...database,
        write: async (work) => {
          await deleteCompany(place);
          return database.write(work);
        },
      });
      const { id } = await letterTo([0]);
      expect(await sendSlice(deleting(0), id, URL, now)).toBe(true);
      expect(await mails()).toEqual([]);

      const shared = await letterTo([1, 2]);
      expect(await sendSlice(deleting(1), shared.id, URL, now)).toBe(true);
      while (await sendSlice(database, shared.id, URL, now));
      expect(await mails()).toMatchObject([{ recipient: AGENT, participationId: IDS[2] }]);
      expect(await textOfMails()).not.toContain(NAMES[1]);
    },
    TIMEOUT_MS,
  );
});
