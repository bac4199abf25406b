import { randomUUID } from 'node:crypto';
import { EVERYONE } from '@fairdesk/core/events';
import { type MessageForm, messageFormOf, NEW_MESSAGE, NO_TEXTS } from '@fairdesk/core/organiser';
import { okAsync } from 'neverthrow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMessageBoard } from '#adapters/dashboard/profile-service.ts';
import { createEventDirectory } from '#adapters/events/profile-service.ts';
import { createAuditTrail } from '#adapters/organiser/audit-service.ts';
import { createMessagePlanner } from '#adapters/organiser/message-service.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { type OrganiserDesk, openOrganiserDesk } from '#tests/support/worlds/organiser-desk.ts';
import { type FairCompany, fillFair } from '#tests/support/worlds/task-fair.ts';

const ZONE = 'Europe/Amsterdam';
const form = (part: Partial<MessageForm> = {}): MessageForm => ({
  ...NEW_MESSAGE,
  titles: { ...NO_TEXTS, en: 'Hall 8 opens early', tr: 'Salon 8 erken açılıyor' },
  contents: { ...NO_TEXTS, en: '<p>At <strong>six</strong>.</p>' },
  ...part,
});

describeEachDatabase('the messages of a fair', (newPlace) => {
  let desk: OrganiserDesk;
  let companies: readonly FairCompany[];
  let now = new Date('2027-11-20T12:00:00Z');
  beforeAll(async () => {
    desk = await openOrganiserDesk(await newPlace(), { clock: () => now });
    companies = await fillFair(desk);
  });
  afterAll(() => desk.platform.close());

  const planner = () => createMessagePlanner(desk.http, desk.caller);
  const plan = async () => (await planner().plan())._unsafeUnwrap();
  const create = async (part: Partial<MessageForm> = {}) =>
    (await planner().create(form(part)))._unsafeUnwrap();
  const remove = async (id: string) => (await planner().remove(id))._unsafeUnwrap();
  const idAt = (place: number) => {
    const company = companies[place];
    if (company === undefined) throw new Error('no such company');
    return company.id;
  };
  const board = () =>
    createMessageBoard(
      desk.http,
      'anna@acme.example',
      () => now,
      () => okAsync('aqua'),
      createEventDirectory(desk.http).place,
    );
  const seenBy = async (place: number) => (await board().list(idAt(place), 'tr'))._unsafeUnwrap();

  it('find a company by its name among characters that a database refuses, or repeated', async () => {
    const namesFor = async (search: string) =>
      (await planner().companies(search))._unsafeUnwrap().map(({ name }) => name);
    const [name = ''] = await namesFor('');
    for (const search of [name, `\0${name}\0`, `${name} `.repeat(60)])
      expect(await namesFor(search)).toContain(name);
  });

  it('read back as they were saved, and the history has each change', async () => {
    const made = await create({
      fromDay: '2027-11-20',
      untilDay: '2027-11-30',
      linkHref: '/stand',
      linkTitles: { ...NO_TEXTS, en: 'Stand' },
    });
    expect(messageFormOf(made, ZONE)).toEqual(
      form({
        fromDay: '2027-11-20',
        untilDay: '2027-11-30',
        linkHref: '/stand',
        linkTitles: { ...NO_TEXTS, en: 'Stand' },
      }),
    );
    const changed = { ...messageFormOf(made, ZONE), untilDay: '2027-12-01' };
    const saved = (await planner().save(made.id, changed, made.version))._unsafeUnwrap();
    expect(messageFormOf(saved, ZONE)).toEqual(changed);
    expect((await planner().save(made.id, changed, made.version))._unsafeUnwrapErr().kind).toBe('conflict');
    const [entry] = (await createAuditTrail(desk.http, desk.caller).entries({}))._unsafeUnwrap();
    expect(entry).toMatchObject({
      ...{ action: 'message.change', subject: `message:${made.id}`, label: 'Hall 8 opens early' },
      ...{ before: { publishUntil: made.publishUntil }, after: { publishUntil: saved.publishUntil } },
    });
    await remove(made.id);
    expect((await plan()).messages).toEqual([]);
    expect((await planner().remove(made.id))._unsafeUnwrapErr().kind).toBe('not-found');
  });

  it('are added once however often the same one is sent, at once or later, also with other texts', async () => {
    const id = randomUUID();
    const send = (part: Partial<MessageForm> = {}) => planner().create(form(part), id);
    for (const sent of await Promise.all([send(), send(), send()])) expect(sent._unsafeUnwrap().id).toBe(id);
    (await send({ untilDay: '2027-12-24' }))._unsafeUnwrap();
    const { messages } = await plan();
    expect(messages.map((message) => messageFormOf(message, ZONE).untilDay)).toEqual(['2027-12-24']);
    await remove(id);
  });

  it('appear and disappear in the portal at the minute at the fair', async () => {
    const { id } = await create({
      fromDay: '2027-11-21',
      fromTime: '09:00',
      untilDay: '2027-11-21',
      untilTime: '09:59',
    });
    const states = [];
    for (const at of ['07:59:59', '08:00:00', '08:59:59', '09:00:00']) {
      now = new Date(`2027-11-21T${at}Z`);
      const [message] = (await plan()).messages;
      states.push([message?.state, (await seenBy(0)).length]);
    }
    expect(states).toEqual([
      ['planned', 0],
      ['shown', 1],
      ['shown', 1],
      ['over', 0],
    ]);
    await remove(id);
  });

  it('reach their audience only, and count who has read them', async () => {
    const { id } = await create({ audience: { ...EVERYONE, type: ['EXHIBITOR'], hall: ['8'] } });
    const only = await create({ audience: { ...EVERYONE, participation: [idAt(1)] } });
    expect((await seenBy(0)).map((message) => message.id)).toEqual([id]);
    expect((await seenBy(1)).map((message) => message.id)).toEqual([only.id]);
    expect(await seenBy(2)).toEqual([]);
    expect((await seenBy(0))[0]).toMatchObject({ title: 'Salon 8 erken açılıyor', read: false });
    (await board().markRead(idAt(0), id))._unsafeUnwrap();
    (await board().markRead(idAt(0), id))._unsafeUnwrap();
    const { messages, companies: named } = await plan();
    expect(messages.find((message) => message.id === id)?.readCount).toBe(1);
    expect(named).toEqual([{ id: idAt(1), name: 'Bloom 50%' }]);
    await remove(id);
    await remove(only.id);
  });

  it('are rejected with faults at the store as well, and their markup is cleaned', async () => {
    const failure = (await planner().create(NEW_MESSAGE))._unsafeUnwrapErr();
    expect(failure).toMatchObject({ kind: 'rejected', fields: [{ path: 'titles' }, { path: 'contents' }] });
    const made = await create({ contents: { ...NO_TEXTS, en: '<p>A<script>x()</script></p>' } });
    expect(made.contents.en).toBe('<p>A</p>');
    await remove(made.id);
  });

  it('find companies by a part of the name in any spelling', async () => {
    const found = async (search: string) =>
      (await planner().companies(search))._unsafeUnwrap().map(({ name }) => name);
    expect(await found('CICEK')).toEqual(['Çiçek']);
    expect(await found('%')).toEqual(['Bloom 50%']);
    expect(await found('')).toContain('Acme');
  });
});
