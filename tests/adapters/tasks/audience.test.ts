import type { MessageBoard } from '@fairdesk/core/dashboard';
import { type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import type { TaskKeeper } from '@fairdesk/core/tasks';
import { okAsync } from 'neverthrow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMessageBoard } from '#adapters/dashboard/profile-service.ts';
import { createEventDirectory } from '#adapters/events/profile-service.ts';
import { createHttp, type Http } from '#adapters/shared/http/http.ts';
import { createTaskService } from '#adapters/tasks/profile-service.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import {
  HOST,
  maker,
  openTestPlatform,
  type ResourceObject,
  type TestPlatform,
} from '#tests/support/worlds/test-platform.ts';

const EMAIL = 'anna@bakery.example';
const now = new Date('2026-12-31T23:30:00Z');

describe('what a company sees of an event', () => {
  let desk: TestPlatform;
  let http: Http;
  let tasks: TaskKeeper;
  let board: MessageBoard;
  const ids = new Map<string, ParticipationId>();
  let blocked: string | undefined;

  beforeAll(async () => {
    desk = await openTestPlatform({ dataFolder: newFolder() });
    http = createHttp(HOST, (request) => {
      if (blocked && request.url.includes(blocked)) return Promise.resolve(new Response('', { status: 404 }));
      request.headers.set('authorization', `Bearer ${desk.token}`);
      return desk.platform.fetch(request);
    });
    const { place } = createEventDirectory(http);
    tasks = createTaskService(
      http,
      EMAIL,
      () => now,
      () => okAsync('fair'),
      place,
    );
    board = createMessageBoard(
      http,
      EMAIL,
      () => now,
      () => okAsync('fair'),
      place,
    );
    await fill(desk, ids);
  });
  afterAll(() => desk.platform.close());

  const idOf = (name: string): ParticipationId => ids.get(name) as ParticipationId;
  const codes = async (name: string) =>
    (await tasks.list(idOf(name), 'en'))._unsafeUnwrap().map(({ code }) => code);
  const titles = async (name: string) =>
    (await board.list(idOf(name), 'en'))._unsafeUnwrap().map(({ title }) => title);

  it('has the tasks of its type, hall, category and segment', async () => {
    expect(await codes('pumps in 8')).toEqual(['all', 'exhibitors', 'hall-8', 'water', 'vip', 'own']);
    expect(await codes('start-up in 10')).toEqual(['all', 'start-ups']);
    expect(await codes('start-up in 8')).toEqual(['all', 'start-ups', 'hall-8', 'start-ups-8']);
  });

  it('has its own deadline where it has one', async () => {
    const due = async (name: string) =>
      (await tasks.list(idOf(name), 'en'))._unsafeUnwrap().map((task) => [task.code, task.due]);
    expect(await due('start-up in 10')).toEqual([
      ['all', '20270201T225900Z'],
      ['start-ups', '20270112T225900Z'],
    ]);
    expect(await due('start-up in 8')).toContainEqual(['all', '20270112T225900Z']);
  });

  it('has the common deadlines where the profile service knows no others', async () => {
    blocked = 'task-deadlines';
    const [task] = (await tasks.list(idOf('start-up in 10'), 'en'))._unsafeUnwrap();
    blocked = undefined;
    expect(task?.due).toBe('20270112T225900Z');
  });

  it('has the messages of its audience, in the time for which they are published', async () => {
    expect(await titles('pumps in 8')).toEqual(['To hall 8', 'To pumps only', 'Since midnight']);
    expect(await titles('start-up in 10')).toEqual(['Since midnight']);
  });
});

/** Three companies, a task for each kind of audience, and messages. */
const fill = async (desk: TestPlatform, ids: Map<string, ParticipationId>): Promise<void> => {
  const { make, event, participation } = maker(desk);
  const fair = await event({ timeZone: 'Europe/Amsterdam' });
  const water = await make('categories', { name: 'Water', code: 'water', level: 'main' }, { event: fair });
  const pumps = await make(
    'categories',
    { name: 'Pumps', code: 'pumps', level: 'sub' },
    { event: fair, parent: water },
  );
  const vip = await make('segments', { name: 'VIP', code: 'vip' }, { event: fair });
  const company = async (name: string, participationType: string, hall: string) => {
    const made = await participation(fair, { organizationName: name, participationType });
    await make('stands', { standNumber: `${hall}.${name}`, hall }, { event: fair, participation: made });
    ids.set(name, participationIdOf(made.id) as ParticipationId);
    return made;
  };
  const first = await company('pumps in 8', 'EXHIBITOR', '8');
  const second = await company('start-up in 10', 'START_UP', '10');
  await company('start-up in 8', 'START_UP', '8');
  const related = ({ type, id }: ResourceObject) => ({ data: [{ type, id }] });
  const relationships = { categories: related(pumps), segments: related(vip) };
  const linked = await desk.call('PATCH', `/participations/${first.id}`, {
    data: { type: 'participations', id: first.id, relationships },
  });
  expect(linked.status, JSON.stringify(linked.body)).toBe(200);
  const audiences = {
    all: '',
    exhibitors: 'EXHIBITOR|PARTNER',
    'start-ups': 'START_UP',
    'hall-8': 'hall:8',
    'start-ups-8': 'START_UP|hall:8',
    water: 'category:water',
    vip: 'segment:vip',
    own: `participation:${first.id}`,
  };
  for (const [place, [code, audience]] of Object.entries(audiences).entries()) {
    const attributes = { code, titles: { en: code }, date: '20270112T225900Z', audience, sortIndex: place };
    await make('task-definitions', attributes, { event: fair });
  }
  await make('task-deadlines', { code: 'all', date: '20270201T225900Z' }, { participation: second });
  const message = (title: string, more: object) =>
    make('messages', { titles: { en: title }, date: '2026-12-31', ...more }, { event: fair });
  await message('Since midnight', { publishFrom: '2026-12-31T23:00:00Z', refKey: 'c' });
  await message('From tomorrow', { publishFrom: '2027-01-01T23:00:00Z' });
  await message('Until midnight', { publishUntil: '2026-12-31T22:59:00Z' });
  await message('To hall 8', { audience: 'EXHIBITOR|hall:8', refKey: 'a' });
  await message('To pumps only', { audience: `participation:${first.id}`, refKey: 'b' });
};
