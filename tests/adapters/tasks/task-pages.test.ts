import { audienceText, EVERYONE } from '@fairdesk/core/events';
import { type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { TASK_LIST_CAP, type TaskKeeper } from '@fairdesk/core/tasks';
import { fc, it as property } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createEventDirectory } from '#adapters/events/profile-service.ts';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { createEmbeddedHttp } from '#adapters/shared/http/embedded-http.ts';
import type { PlatformCall } from '#adapters/shared/http/platform-call.ts';
import { createTaskService } from '#adapters/tasks/profile-service.ts';
import { insertAll } from '#tests/bench/store-exhibitors.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { storeOneCompany } from '#tests/support/worlds/store-one-company.ts';
import { openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

/** Audiences with whether they include the company of the tests. */
const AUDIENCES = {
  everyone: { audience: EVERYONE, isOwn: true },
  'its type': { audience: { ...EVERYONE, type: ['EXHIBITOR', 'PARTNER'] }, isOwn: true },
  'its hall': { audience: { ...EVERYONE, hall: ['8'] }, isOwn: true },
  itself: { audience: { ...EVERYONE, participation: ['acme'] }, isOwn: true },
  'another type': { audience: { ...EVERYONE, type: ['START_UP'] }, isOwn: false },
  'another hall': { audience: { ...EVERYONE, hall: ['9'] }, isOwn: false },
  'another company': { audience: { ...EVERYONE, participation: ['zenith'] }, isOwn: false },
} as const;
type AudienceName = keyof typeof AUDIENCES;

/** Stretches of tasks for the same audience, long enough that whole pages can be for others. */
const anyTasks = fc
  .array(
    fc.record({
      audience: fc.constantFrom(...(Object.keys(AUDIENCES) as AudienceName[])),
      count: fc.integer({ min: 1, max: 130 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  .map((stretches) => stretches.flatMap(({ audience, count }) => Array<AudienceName>(count).fill(audience)));

const AT = '2026-12-31T23:30:00Z';
const row = (id: string) => ({ id, created: AT, modified: AT });

describeEachDatabase('the tasks of a company', (newPlace) => {
  const company = participationIdOf('acme') as ParticipationId;
  let desk: TestPlatform;
  let database: Database;
  let keeper: TaskKeeper;
  let resources: string[] = [];

  beforeAll(async () => {
    const place = await newPlace();
    desk = await openTestPlatform(place);
    database = await openDatabase({ ...place, log: quietLog });
    await storeOneCompany(database);
    const call: PlatformCall = async (request) => {
      const response = await desk.platform.call(request);
      resources.push(...resourcesIn(response.body));
      return response;
    };
    const http = createEmbeddedHttp(call);
    const { place: placeOf } = createEventDirectory(http);
    keeper = createTaskService(
      ...([http, 'anna@acme.example', () => new Date(AT), () => okAsync('fair'), placeOf] as const),
    );
  }, 60_000);
  afterAll(async () => {
    await database?.close();
    await desk?.platform.close();
  });

  const listed = async () => (await keeper.list(company, 'en'))._unsafeUnwrap();

  property.prop([anyTasks], { numRuns: 12 })(
    'are always the first 100 for it, however many are for others',
    async (tasks) => {
      await storeTasks(database, tasks);
      const own = tasks.flatMap((audience, place) => (AUDIENCES[audience].isOwn ? [codeOf(place)] : []));
      expect((await listed()).map(({ code }) => code)).toEqual(own.slice(0, TASK_LIST_CAP));
    },
  );

  it('cost the same reads at an event with 100 and with 12 000 tasks', async () => {
    const reads = [];
    for (const count of [100, 12_000]) {
      await storeTasks(database, Array<AudienceName>(count).fill('everyone'));
      resources = [];
      expect(await listed()).toHaveLength(TASK_LIST_CAP);
      reads.push(resources.length);
    }
    expect(reads[1]).toBe(reads[0]);
  }, 60_000);
});

const codeOf = (place: number): string => `task-${place}`;

/** Replaces the tasks of the event; their ids are in another order than their places. */
const storeTasks = (database: Database, audiences: readonly AudienceName[]): Promise<void> =>
  database.write(async (query) => {
    await query.deleteFrom('taskDefinitions').execute();
    await insertAll(
      query,
      'taskDefinitions',
      audiences.map((name, place) => ({
        ...row(`t-${(place * 7919) % 99_991}`),
        ...{ code: codeOf(place), titles: '{"en":"Task"}', date: '20270112T225900Z', eventId: '101' },
        ...{ audience: audienceText(AUDIENCES[name].audience), sortIndex: place },
      })),
    );
  });

/** The resources in a response, by type and id. */
const resourcesIn = (body: unknown): readonly string[] => {
  const { data, included } = body as { readonly data?: unknown; readonly included?: readonly unknown[] };
  return [data ?? [], included ?? []]
    .flat(2)
    .map((each) => `${(each as { type: string }).type}/${(each as { id: string }).id}`);
};
