import { type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import type { TaskKeeper } from '@fairdesk/core/tasks';
import { type LawRunner, taskCapLaws, taskKeeperLaws } from '@fairdesk/core/testing';
import { okAsync } from 'neverthrow';
import { afterAll, beforeAll, it } from 'vitest';
import { createEventDirectory } from '#adapters/events/profile-service.ts';
import { createHttp } from '#adapters/shared/http/http.ts';
import { createTaskService } from '#adapters/tasks/profile-service.ts';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { HOST, maker, openTestPlatform, type TestPlatform } from '#tests/support/worlds/test-platform.ts';

const runner: LawRunner = { test: (sentence, body) => it(sentence, body, 60_000) };
/** More than a list may hold. */
const COMMON = Array.from({ length: 104 }, (_, place) => `task-${place}`);
const HIDDEN = ['start-ups', 'hall-9'];

/** The laws of a task keeper at a fair with more than 100 tasks, some of them for other companies. */
describeEachDatabase('many tasks in the profile service', (newPlace) => {
  let desk: TestPlatform;
  let keeper: TaskKeeper;
  let participation: ParticipationId;
  let other: ParticipationId;

  beforeAll(async () => {
    desk = await openTestPlatform(await newPlace());
    const { make, event, participation: company } = maker(desk);
    const fair = await event({ timeZone: 'Europe/Amsterdam' });
    const idOf = async (participationType: string, organizationName: string) => {
      const { id } = await company(fair, { organizationName, participationType });
      return participationIdOf(id) as ParticipationId;
    };
    participation = await idOf('EXHIBITOR', 'Pumps');
    other = await idOf('START_UP', 'Locks');
    const audiences = [
      ...COMMON.map((code) => [code, ''] as const),
      ['start-ups', 'START_UP'] as const,
      ['hall-9', 'hall:9'] as const,
    ];
    for (const [place, [code, audience]] of audiences.entries()) {
      const task = { code, audience, titles: { en: code }, date: '20270112T225900Z', sortIndex: place + 1 };
      await make('task-definitions', task, { event: fair });
    }
    const http = createHttp(HOST, (request) => {
      request.headers.set('authorization', `Bearer ${desk.token}`);
      return desk.platform.fetch(request);
    });
    keeper = createTaskService(
      http,
      'anna@bakery.example',
      () => new Date('2026-12-31T23:30:00Z'),
      () => okAsync('fair'),
      createEventDirectory(http).place,
    );
  }, 120_000);
  afterAll(() => desk?.platform.close());

  taskKeeperLaws(
    async () => ({ keeper, participation, other, hidden: HIDDEN, language: 'en' as const }),
    runner,
  );
  taskCapLaws(async () => ({ keeper, participation, codes: COMMON, language: 'en' as const }), runner);
});
