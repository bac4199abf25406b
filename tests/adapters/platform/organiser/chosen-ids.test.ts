import { randomUUID } from 'node:crypto';
import * as editor from '@fairdesk/core/editor';
import * as organiser from '@fairdesk/core/organiser';
import { type EventId, LANGUAGES } from '@fairdesk/core/shared';
import { fc } from '@fast-check/vitest';
import { afterAll, beforeAll, it as example, expect } from 'vitest';
import * as z from 'zod/mini';
import { callOrganiser } from '#adapters/organiser/call.ts';
import { createFairRegistry } from '#adapters/organiser/fairs-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { isRecord } from '#adapters/shared/layout/fields.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { NEW_FAIR } from '#tests/support/worlds/new-fair.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';

const { EDITION_PARTS, NEW_AWARD, NEW_LETTER, NEW_MESSAGE, NEW_TASK, NO_TEXTS } = organiser;
const ADMIN = 'admin@fair.example';
const NO_MAIL = { smtpUrl: 'smtp://127.0.0.1:9', from: 'desk@fair.example', perMinute: 0 };

/** What a request adds, distinguished by a mark. @param id absent where the route is about the fair itself */
type Body = (mark: string) => Readonly<Record<string, unknown>>;

const texts = (en: string) => ({ ...NO_TEXTS, en });

/** Every body with an id that the client may choose, and how it is sent. */
const ROUTES: Readonly<Record<string, { readonly path: string; readonly body: Body }>> = {
  LetterSendBodySchema: {
    path: 'letters',
    body: (mark) => ({
      form: { ...NEW_LETTER, channel: 'portal', titles: texts(mark), contents: texts(mark) },
      expected: { companies: 1, people: 0 },
    }),
  },
  MessageBodySchema: {
    path: 'messages',
    body: (mark) => ({ form: { ...NEW_MESSAGE, titles: texts(mark), contents: texts(mark) } }),
  },
  NewAwardBodySchema: {
    path: 'awards',
    body: (mark) => ({
      form: { ...organiser.awardFormOf(NEW_AWARD, NEW_FAIR.timeZone), titles: texts(mark) },
    }),
  },
  NewCategoryBodySchema: {
    path: 'categories',
    body: (mark) => ({ form: { names: texts(mark), code: mark, parent: '' } }),
  },
  NewExhibitorBodySchema: {
    path: 'exhibitors',
    body: (mark) => ({ name: mark, type: '', stand: mark, hall: '8', email: '', language: 'en' }),
  },
  NewServiceKeyBodySchema: {
    path: 'service-keys',
    body: (mark) => ({ name: mark, scopes: ['companies:read'], lastDay: '' }),
  },
  NewTaskBodySchema: {
    path: 'tasks',
    body: (mark) => ({
      form: { ...NEW_TASK, titles: texts(mark), categoryTitles: texts(mark), day: '2028-01-12' },
    }),
  },
  NewWebhookBodySchema: {
    path: 'webhooks',
    body: (mark) => ({ url: `https://crm.example/${mark}`, areas: ['companies'] }),
  },
  PageCreateBodySchema: {
    path: 'pages',
    body: (mark) => ({ path: `/${mark}`, language: 'en', title: mark }),
  },
};

/** They add a fair, so no fair is theirs: tested with the fairs themselves. */
const OF_FAIRS = ['NewFairBodySchema', 'NextEditionBodySchema'];

/** The bodies whose id is a UUID, which only a client that chooses it sends. */
const choosing = Object.entries({ ...organiser, ...editor })
  .filter(([, schema]) => takesChosenId(schema))
  .map(([name]) => name);

function takesChosenId(schema: unknown): boolean {
  const shape = isRecord(schema) && isRecord(schema.shape) ? schema.shape : {};
  const id = shape.id as z.ZodMiniType | undefined;
  return [randomUUID(), 'not-a-uuid'].map((text) => id?.safeParse(text).success).join() === 'true,false';
}

/** Where something of a fair is stored. */
const TABLES = [
  ...(['auditEntries', 'awards', 'categories', 'events', 'letters', 'letterSlices', 'messages'] as const),
  ...(['outbox', 'pageDrafts', 'pages', 'participations', 'segments', 'serviceKeys', 'stands'] as const),
  ...(['taskDefinitions', 'webhooks'] as const),
];

/** What a webhook that is under way writes by itself. */
const SENDING: readonly string[] = ['failingSince', 'lastDelivered', 'leaseBy', 'leaseUntil'];

const withoutSending = (name: string, value: unknown) => (SENDING.includes(name) ? undefined : value);

describeEachDatabase('an id that the client chooses', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let fairs: readonly EventId[];
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { mail: NO_MAIL });
    database = await openDatabase({ ...place, log: quietLog });
    await database.query.insertInto('administrators').values({ email: ADMIN, created: '' }).execute();
    const add = async (slug: string) =>
      (
        await createFairRegistry(desk.http, ADMIN).create({ ...NEW_FAIR, slug, languages: [...LANGUAGES] })
      )._unsafeUnwrap().event;
    fairs = [await add('one'), await add('two')];
    for (const event of fairs)
      (await send(event, 'exhibitors', ROUTES.NewExhibitorBodySchema?.body('First') ?? {}))._unsafeUnwrap();
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });

  const send = (event: EventId, path: string, json: object) =>
    callOrganiser(desk.http, { event, actor: ADMIN })('post', path, z.unknown(), { json });
  const stored = async () =>
    Object.fromEntries(
      await Promise.all(
        TABLES.map(async (table) => {
          const rows = await database.query.selectFrom(table).selectAll().execute();
          return [table, rows.map((row) => JSON.stringify(row, withoutSending)).toSorted()] as const;
        }),
      ),
    );

  example('is in the list of this test for every body that has one', () => {
    expect(choosing.toSorted()).toEqual([...Object.keys(ROUTES), ...OF_FAIRS].toSorted());
  });

  example(
    'is a conflict where anything of another fair has it, which is neither shown nor changed',
    async () => {
      const [own, other] = [fairs[0] as EventId, fairs[1] as EventId];
      let marks = 0;
      await fc.assert(
        fc.asyncProperty(
          fc.constantFrom(...Object.entries(ROUTES)),
          fc.boolean(),
          async ([, route], isSame) => {
            marks += 1;
            const [id, mark] = [randomUUID(), `mark-${marks}`];
            const body = route.body(mark);
            const companies = { expected: { companies: await count(own), people: 0 } };
            (
              await send(own, route.path, { ...body, id, ...('expected' in body && companies) })
            )._unsafeUnwrap();
            const before = await stored();
            const again = route.body(isSame ? mark : `${mark}-other`);
            const elsewhere = { expected: { companies: await count(other), people: 0 } };
            const failure = (
              await send(other, route.path, { ...again, id, ...('expected' in again && elsewhere) })
            )._unsafeUnwrapErr();
            expect(failure).toMatchObject({ kind: 'conflict' });
            expect(JSON.stringify(failure)).not.toContain(mark);
            expect(await stored()).toEqual(before);
          },
        ),
        { numRuns: 40, examples: Object.entries(ROUTES).map((route) => [route, false]) },
      );
    },
    60_000,
  );

  const count = async (event: EventId) =>
    (await database.query.selectFrom('participations').select('id').where('eventId', '=', event).execute())
      .length;

  example('of a new fair is a conflict where another administrator has used it', async () => {
    const other = 'other@fair.example';
    await database.query.insertInto('administrators').values({ email: other, created: '' }).execute();
    const id = randomUUID();
    const registry = (email: string) => createFairRegistry(desk.http, email);
    (await registry(ADMIN).create({ ...NEW_FAIR, slug: 'three' }, id))._unsafeUnwrap();
    const before = await stored();
    for (const slug of ['three', 'four']) {
      const failure = (await registry(other).create({ ...NEW_FAIR, slug }, id))._unsafeUnwrapErr();
      expect(failure.kind).toBe('conflict');
    }
    const edition = { ...NEW_FAIR, slug: 'five', parts: [...EDITION_PARTS], id };
    const { languages: _, brandColour: __, ...form } = edition;
    const failure = await callOrganiser(desk.http, { event: fairs[0] as EventId, actor: other })(
      'post',
      'edition',
      z.unknown(),
      { json: form },
    );
    expect(failure._unsafeUnwrapErr().kind).toBe('conflict');
    expect(await stored()).toEqual(before);
  });
});
