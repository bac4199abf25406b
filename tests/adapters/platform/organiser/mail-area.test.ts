import {
  type LoggedMail,
  MAIL_PAGE_SIZE,
  MAIL_STATES,
  type MailAction,
  mailActionOf,
  STATE_AFTER,
} from '@fairdesk/core/organiser';
import { eventIdOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, beforeEach, it as example, expect } from 'vitest';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createMailLog } from '#adapters/organiser/mail-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { postMail, type QueuedMail } from '#adapters/platform/mail/outbox.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { maker } from '#tests/support/worlds/test-platform.ts';

/** No server takes mail at this address. */
const NOBODY = { smtpUrl: 'smtp://127.0.0.1:9', from: 'desk@fair.example' };
/** Due in the future, so that the running mailer leaves the mail as it is. */
const now = new Date('2099-01-01T00:00:00Z');

describeEachDatabase('the mail of a fair', (newPlace) => {
  let desk: OrganiserDesk;
  let database: Database;
  let participationId: string;
  beforeAll(async () => {
    const place = await newPlace();
    desk = await openOrganiserDesk(place, { mail: NOBODY });
    database = await openDatabase({ ...place, log: quietLog });
    const event = { type: 'events', id: '101', attributes: {} };
    participationId = (await maker(desk).participation(event, { organizationName: 'Su Yolu İşleri' })).id;
  });
  afterAll(async () => {
    await database.close();
    await desk.platform.close();
  });
  beforeEach(async () => {
    await database.query.deleteFrom('outbox').execute();
  });

  const log = () => createMailLog(desk.http, desk.caller);
  const post = async (mail: Partial<QueuedMail> & { state?: LoggedMail['state'] } = {}) => {
    const { state = 'sent', ...rest } = mail;
    const letter = { recipient: 'anna@kas.example', subject: 'Reminder', body: 'text' };
    await database.write((query) =>
      postMail(query, { ...letter, class: 'bulk', eventId: '101', ...rest }, now),
    );
    const row = await database.query
      .selectFrom('outbox')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    await database.query.updateTable('outbox').set({ state }).where('id', '=', row.id).execute();
    return row.id;
  };
  const items = async (filter = {}) => (await log().page(filter))._unsafeUnwrap().items;

  it.prop([fc.array(fc.constantFrom(...MAIL_STATES), { maxLength: 12 })], { numRuns: 10 })(
    'is listed once under its state, newest first, and counted',
    async (states) => {
      await database.query.deleteFrom('outbox').execute();
      const ids: string[] = [];
      for (const state of states) ids.unshift(await post({ state }));
      const all = (await log().page({}))._unsafeUnwrap();
      expect(all.items.map(({ id }) => id)).toEqual(ids);
      for (const state of MAIL_STATES) {
        const listed = await items({ state });
        expect(listed.every((mail) => mail.state === state)).toBe(true);
        expect(listed).toHaveLength(states.filter((each) => each === state).length);
        expect(all.counts[state] ?? 0).toBe(listed.length);
      }
    },
  );

  example('of another fair or of none is never listed, and never changed', async () => {
    const foreign = await post({ eventId: '102', state: 'waiting' });
    const private_ = await post({ eventId: null, state: 'waiting' });
    expect(await items()).toEqual([]);
    for (const id of [foreign, private_])
      expect((await log().act(id, 'cancel'))._unsafeUnwrapErr().kind).toBe('not-found');
    const other = createMailLog(desk.http, { ...desk.caller, event: eventIdOf('999') ?? desk.caller.event });
    expect((await other.page({}))._unsafeUnwrapErr().kind).toBe('not-found');
  });

  example('is found by recipient, subject and company in any spelling', async () => {
    await post({ recipient: 'Çiğdem@su-yolu.example', subject: 'Hatırlatma 100%', participationId });
    await post({ subject: 'Other' });
    for (const search of ['cigdem@SU', 'HATIRLATMA', 'su yolu isleri', ' İŞLERİ ', '\0su yolu'])
      expect((await items({ search })).map(({ company }) => company)).toEqual(['Su Yolu İşleri']);
    expect(await items({ search: 'xyz' })).toEqual([]);
    expect((await items({ participation: participationId })).length).toBe(1);
  });

  example('is paged without gap or repetition', async () => {
    for (let index = 0; index < MAIL_PAGE_SIZE + 3; index += 1) await post({ subject: `${index}` });
    const first = await items();
    const second = await items({ before: first.at(-1)?.id });
    expect(first).toHaveLength(MAIL_PAGE_SIZE);
    expect(second.map(({ subject }) => subject)).toEqual(['2', '1', '0']);
  });

  it.prop([fc.constantFrom(...MAIL_STATES), fc.constantFrom<MailAction>('resend', 'cancel'), fc.boolean()], {
    numRuns: 30,
  })('allows exactly the action of its state, and the history has it', async (state, action, hasText) => {
    const id = await post({ state, body: hasText ? 'text' : '' });
    const trail = createAuditTrail(desk.http, desk.caller);
    const result = await log().act(id, action);
    const entries = (await trail.entries({ subject: `mail:${id}` }))._unsafeUnwrap();
    if (mailActionOf({ state, hasText }) !== action) {
      expect(result._unsafeUnwrapErr().kind).toBe('conflict');
      expect(entries).toEqual([]);
      expect((await items())[0]?.state).toBe(state);
      return;
    }
    expect(result._unsafeUnwrap()).toMatchObject({ id, state: STATE_AFTER[action] });
    expect(entries).toMatchObject([{ action: `mail.${action}`, actor: desk.caller.actor }]);
  });

  example('is sent again together, each mail that allows it, and the history has each', async () => {
    const failed = await post({ state: 'failed' });
    const unsure = await post({ state: 'unsure' });
    const sent = await post({ state: 'sent' });
    const foreign = await post({ state: 'failed', eventId: '102' });
    const again = (await log().resendAll([failed, unsure, sent, foreign, 'unknown']))._unsafeUnwrap();
    expect(again.map(({ id, state }) => [id, state])).toEqual([
      [failed, 'waiting'],
      [unsure, 'waiting'],
    ]);
    expect((await items({ state: 'sent' })).map(({ id }) => id)).toEqual([sent]);
    expect((await log().resendAll([failed]))._unsafeUnwrap()).toEqual([]);
    const trail = createAuditTrail(desk.http, desk.caller);
    for (const id of [failed, unsure])
      expect((await trail.entries({ subject: `mail:${id}` }))._unsafeUnwrap()).toHaveLength(1);
  });

  example('shows its text, but never one with a personal link', async () => {
    const plain = await post({ body: 'The crane comes at seven.' });
    const secret = await post({
      body: 'https://desk.example/invite/secret',
      hasSecret: true,
      state: 'waiting',
    });
    const foreign = await post({ eventId: '102' });
    expect((await log().read(plain))._unsafeUnwrap().body).toBe('The crane comes at seven.');
    expect((await log().read(secret))._unsafeUnwrap()).not.toHaveProperty('body');
    expect((await log().read(foreign))._unsafeUnwrapErr().kind).toBe('not-found');
  });
});
