import type { MessageBoard } from '@fairdesk/core/dashboard';
import type { EventDirectory } from '@fairdesk/core/events';
import type { SessionStore, StoredSession } from '@fairdesk/core/session';
import { type EventId, eventIdOf, type ParticipationId, participationIdOf } from '@fairdesk/core/shared';
import { NewTaskSchema, TASK_LIST_CAP, type TaskKeeper } from '@fairdesk/core/tasks';
import {
  anyEvent,
  anyMessage,
  anyParticipation,
  anyTask,
  anyTasks,
  eventDirectoryLaws,
  memoryClock,
  memoryEventDirectory,
  memoryMessageBoard,
  memorySessionStore,
  memoryTaskKeeper,
  messageBoardLaws,
  oneOf,
  sessionStoreLaws,
  taskCapLaws,
  taskKeeperLaws,
} from '@fairdesk/core/testing';
import { fc } from '@fast-check/vitest';
import { okAsync, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { brokenLaws } from './broken-laws.ts';

const mine = participationIdOf('p-1') as ParticipationId;
const other = participationIdOf('p-2') as ParticipationId;
const fair = eventIdOf('101') as EventId;

describe('the laws of a task keeper', () => {
  const tasks = oneOf(anyTasks({}, 5));
  const filler = oneOf(anyTask());
  const foreign = { ...filler, code: 'meant for others' };
  const keeper = () => memoryTaskKeeper({ [mine]: tasks, [other]: [foreign] });
  const subjectOf = (tried: TaskKeeper) => async () =>
    ({ keeper: tried, participation: mine, other, hidden: [foreign.code], language: 'en' }) as const;
  const faults: Record<string, (right: TaskKeeper) => Partial<TaskKeeper>> = {
    'forgets what was created': () => ({ create: () => okAsync('id') }),
    'gives a new id every time': (right) => {
      let made = 0;
      return {
        create: (...given) => {
          made += 1;
          return right.create(...given).map((id) => `${id}-${made}`);
        },
      };
    },
    'answers another id': (right) => ({ update: (...given) => right.update(...given).map((id) => `${id}!`) }),
    'forgets a change': () => ({ update: (_participation, { serviceId }) => okAsync(serviceId) }),
    'lets a stranger in': (right) => ({ update: (_participation, change) => right.update(mine, change) }),
    'lists tasks of other participation types': (right) => ({
      list: (...given) => right.list(...given).map((all) => [...all, foreign]),
    }),
    'accepts tasks of other participation types': (right) => ({
      create: (participation, task) => right.create(task.code === foreign.code ? other : participation, task),
    }),
    'lists a task twice': (right) => ({
      list: (...given) => right.list(...given).map((all) => [...all, ...all.slice(0, 1)]),
    }),
    'lists more than 100': (right) => ({
      list: (...given) =>
        right
          .list(...given)
          .map((all) => [
            ...all,
            ...Array.from({ length: 101 }, (_, at) => ({ ...filler, code: `more ${at}` })),
          ]),
    }),
  };

  it('hold for a correct port', async () => {
    expect(await brokenLaws((runner) => taskKeeperLaws(subjectOf(keeper()), runner))).toEqual([]);
  });

  it('hold for a port that sends tasks to create unchanged, to a server that rejects other fields', async () => {
    const right = memoryTaskKeeper({
      [mine]: tasks.map(({ serviceId: _, ...task }) => task),
      [other]: [foreign],
    });
    const strict: TaskKeeper = {
      ...right,
      create: (participation, task) => right.create(participation, z.parse(NewTaskSchema, task)),
    };
    expect(await brokenLaws((runner) => taskKeeperLaws(subjectOf(strict), runner))).toEqual([]);
  });

  it.each(Object.keys(faults))('detect one that %s', async (fault) => {
    const right = keeper();
    const wrong = { ...right, ...faults[fault]?.(right) };
    expect(await brokenLaws((runner) => taskKeeperLaws(subjectOf(wrong), runner))).not.toEqual([]);
  });

  it('detect one without a cap, and one that lists the last tasks instead of the first', async () => {
    const many = oneOf(anyTasks({}, TASK_LIST_CAP + 20));
    const codes = many.map(({ code }) => code);
    const broken = (list: TaskKeeper['list']) =>
      brokenLaws((runner) =>
        taskCapLaws(
          async () => ({ keeper: { ...keeper(), list }, participation: mine, codes, language: 'en' }),
          runner,
        ),
      );
    expect(await broken(memoryTaskKeeper({ [mine]: many }).list)).toEqual([]);
    expect(await broken(() => okAsync(many))).not.toEqual([]);
    expect(await broken(() => okAsync(many.slice(-TASK_LIST_CAP)))).not.toEqual([]);
  });
});

describe('the laws of a session store', () => {
  const { now, pass } = memoryClock();
  const ended = new Map<string, StoredSession>();
  const addresses = new Set<string>();
  const faults: Record<string, (right: SessionStore) => Partial<SessionStore>> = {
    'brings back what was removed': (right) => ({
      replace: (session) => right.save(session).map(() => true),
    }),
    'keeps what was removed': () => ({ remove: () => okAsync() }),
    'leases to everybody': () => ({ lease: () => okAsync(true) }),
    'leases once and never again': (right) => ({ giveBack: () => okAsync(), lease: right.lease }),
    'removes nobody': () => ({ removeAllOf: () => okAsync() }),
    'finds a session at its end': (right) => ({
      find: (key) => right.find(key).map((session) => session ?? ended.get(key)),
      save: (session) => {
        if (Date.parse(session.expiresAt) > now().getTime()) ended.set(session.key, session);
        return right.save(session);
      },
      remove: (key) => {
        ended.delete(key);
        return right.remove(key);
      },
    }),
    'counts a lease in milliseconds': (right) => ({
      lease: (key, seconds) => right.lease(key, seconds / 1000),
    }),
    'leases a millisecond too long': (right) => ({
      lease: (key, seconds) => right.lease(key, seconds + 0.001),
    }),
    'removes everybody whose address begins alike': (right) => ({
      save: (session) => {
        addresses.add(session.user.email);
        return right.save(session);
      },
      removeAllOf: (email) => {
        const alike = [...addresses].filter((address) => address.startsWith(email));
        return ResultAsync.combine(alike.map((address) => right.removeAllOf(address))).map(() => undefined);
      },
    }),
    'cannot be written over': (right) => ({
      save: (session) =>
        right.find(session.key).andThen((there) => (there ? okAsync() : right.save(session))),
    }),
  };

  it.each(Object.keys(faults))('detect one that %s', async (fault) => {
    const right = memorySessionStore(now);
    const store = { ...right, ...faults[fault]?.(right) };
    expect(
      await brokenLaws((runner) => sessionStoreLaws(async () => ({ store, clock: now, pass }), runner)),
    ).not.toEqual([]);
  });
});

describe('the laws of an event directory', () => {
  const people = fc.uniqueArray(anyParticipation({ event: fair, status: 'CONFIRMED' }), {
    selector: ({ id }) => id,
    minLength: 8,
  });
  const right = memoryEventDirectory([oneOf(anyEvent({ id: fair }))], oneOf(people));
  const faults: Record<string, Partial<EventDirectory>> = {
    'ignores whose they are': {
      participations: (event, _only, count) => right.participations(event, 'all', count),
    },
    'ignores how many': { participations: (event, only) => right.participations(event, only, 500) },
    'never has a next page': {
      participations: (...given) =>
        right.participations(...given).map((page) => ({ ...page, hasNext: false })),
    },
    'turns the order round': {
      participations: (...given) =>
        right.participations(...given).map((page) => ({ ...page, items: page.items.toReversed() })),
    },
    'finds what is not there': { event: () => right.event(fair) },
  };

  it.each(Object.keys(faults))('detect one that %s', async (fault) => {
    const directory = { ...right, ...faults[fault] };
    expect(
      await brokenLaws((runner) => eventDirectoryLaws(async () => ({ directory, event: fair }), runner)),
    ).not.toEqual([]);
  });
});

describe('the laws of a message board', () => {
  const messages = oneOf(fc.array(anyMessage, { minLength: 5 })).map((message) => ({
    ...message,
    read: false,
  }));
  const right = memoryMessageBoard(messages);
  const faults: Record<string, Partial<MessageBoard>> = {
    'forgets what was read': { markRead: () => okAsync() },
    'marks none it was asked to': { markRead: (participation) => right.markRead(participation, 'another') },
    'shows the oldest first': { list: (...given) => right.list(...given).map((all) => all.toReversed()) },
  };

  it.each(Object.keys(faults))('detect one that %s', async (fault) => {
    const board = { ...right, ...faults[fault] };
    const subject = { board, participation: mine, language: 'en' } as const;
    expect(await brokenLaws((runner) => messageBoardLaws(async () => subject, runner))).not.toEqual([]);
  });
});
