import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect, onTestFinished, vi } from 'vitest';
import { type Database, openDatabase } from '#adapters/platform/database/open-database.ts';
import { checkRedis } from '#adapters/platform/shared-state/check-redis.ts';
import { openSharedState } from '#adapters/platform/shared-state/open-shared-state.ts';
import { createRedisClient } from '#adapters/platform/shared-state/redis-client.ts';
import type { SharedState } from '#adapters/platform/shared-state/shared-state.ts';
import { eventually } from '#tests/support/eventually.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { freePort } from '#tests/support/servers/free-port.ts';
import { type RunningRedis, startRedis } from '#tests/support/servers/start-redis.ts';

const LIMIT = { name: 'sign-in', points: 5, duration: 60 };
/** How long a test waits until an outage, or its end, is noticed: two seconds on a machine without other load. */
const NOTICED_MS = 30_000;

const redis = await startRedis('geheim');
if ('reason' in redis && process.env.CI === 'true') throw new Error(`Cannot test: ${redis.reason}`);

describe.skipIf('reason' in redis)('state of servers in Redis', { timeout: 3 * NOTICED_MS }, () => {
  const running = redis as RunningRedis;
  const databases: Database[] = [];
  const servers: SharedState[] = [];
  /** Of the first server. */
  const log = { ...quietLog, warn: vi.fn(), info: vi.fn() };
  let next = 0;
  const newKey = () => {
    next += 1;
    return `key ${next}`;
  };
  const serverOf = (index: number): SharedState => servers[index] ?? expect.fail();
  const responding = (server: SharedState, isExpected: boolean) =>
    eventually(async () => expect(await server.responds()).toBe(isExpected));

  beforeAll(async () => {
    for (const serverLog of [log, quietLog]) {
      // Each has a database of its own, so that whatever they share is in Redis.
      const database = await openDatabase({ dataFolder: newFolder(), log: quietLog });
      databases.push(database);
      servers.push(await openSharedState({ database, redisUrl: running.url, log: serverLog }));
    }
    for (const server of servers) await responding(server, true);
  });
  afterAll(async () => {
    await Promise.all([...servers, ...databases].map((each) => each.close()));
    await running.stop();
  });

  it.prop([fc.array(fc.record({ server: fc.nat(1), isReverted: fc.boolean() }), { maxLength: 12 })])(
    'counts each attempt once, at once or not, on any server',
    async (attempts) => {
      const key = newKey();
      const counters = servers.map((server) => server.counterOf(LIMIT));
      const counterOf = (server: number) => counters[server] ?? expect.fail();
      const states = await Promise.all(attempts.map(({ server }) => counterOf(server).penalty(key)));
      expect(states.map(({ consumedPoints }) => consumedPoints).toSorted((a, b) => a - b)).toEqual(
        attempts.map((_attempt, place) => place + 1),
      );
      for (const { msBeforeNext } of states) {
        expect(msBeforeNext).toBeGreaterThan(0);
        expect(msBeforeNext).toBeLessThanOrEqual(60_000);
      }
      for (const { server, isReverted } of attempts) if (isReverted) await counterOf(server).reward(key);
      const left = attempts.filter(({ isReverted }) => !isReverted).length;
      expect((await counterOf(1).penalty(key)).consumedPoints).toBe(left + 1);
    },
  );

  example('counts each limit and each key of its own, apart from those of other products', async () => {
    const client = createRedisClient(running.url);
    onTestFinished(() => client.disconnect());
    const key = newKey();
    const counts = (name: string, each = key) =>
      serverOf(0)
        .counterOf({ ...LIMIT, name })
        .penalty(each);
    for (const state of [await counts('sign-in'), await counts('mail'), await counts('mail', newKey())])
      expect(state.consumedPoints).toBe(1);
    await eventually(() => client.ping());
    for (const stored of await client.keys('*')) expect(stored).toMatch(/^fairdesk:/);
  });

  example('a server logs nothing while Redis is there, and leaves no connection behind', async () => {
    const client = createRedisClient(running.url);
    onTestFinished(() => client.disconnect());
    await eventually(() => client.ping());
    const connections = async () =>
      String(await client.client('LIST'))
        .trim()
        .split('\n').length;
    const before = await connections();
    const own = { warn: vi.fn(), info: vi.fn() };
    const [database] = databases;
    if (database === undefined) return expect.fail();
    const server = await openSharedState({ database, redisUrl: running.url, log: own });
    const heard = vi.fn();
    server.onChange(heard);
    await eventually(() => {
      server.announceChange();
      expect(heard).toHaveBeenCalled();
    });
    expect(await connections()).toBe(before + 2);
    await server.close();
    await eventually(async () => expect(await connections()).toBe(before));
    expect([...own.warn.mock.calls, ...own.info.mock.calls]).toEqual([]);
  });

  example('hints of one server reach all', async () => {
    const heard = [vi.fn(), vi.fn()];
    for (const [index, listener] of heard.entries()) serverOf(index).onChange(listener);
    // A subscription takes a moment, and a hint may be lost before it.
    await eventually(() => {
      serverOf(0).announceChange();
      for (const listener of heard) expect(listener).toHaveBeenCalled();
    });
  });

  for (const [fault, begin, end] of [
    ['accepts connections and responds to nothing', () => running.stall(), async () => running.resume()],
    ['is killed', () => running.kill(), () => running.restart()],
  ] as const)
    example(`while Redis ${fault}, the database counts; afterwards Redis does again`, async () => {
      const server = serverOf(0);
      const counter = server.counterOf(LIMIT);
      const heard = vi.fn();
      server.onChange(heard);
      await responding(server, true);
      log.warn.mockClear();
      log.info.mockClear();
      const key = newKey();
      await begin();
      onTestFinished(() => running.resume());
      for (let attempt = 1; attempt <= 7; attempt += 1)
        expect((await counter.penalty(key)).consumedPoints).toBe(attempt);
      expect(await server.responds()).toBe(false);
      await eventually(() => expect(log.warn).toHaveBeenCalled());
      await end();
      await responding(server, true);
      expect((await counter.penalty(newKey())).consumedPoints).toBe(1);
      // Not with each attempt to connect.
      expect(log.warn).toHaveBeenCalledTimes(1);
      await eventually(() => expect(log.info).toHaveBeenCalledWith('Redis responds again'));
      await eventually(() => {
        server.announceChange();
        expect(heard).toHaveBeenCalled();
      });
    });

  example('a server counts in the Redis that has replaced another at its address', async () => {
    const successor = (await startRedis('geheim')) as RunningRedis;
    let { port } = running;
    const relay = createServer((socket) => {
      const forward = connect(port, '127.0.0.1');
      socket.pipe(forward).pipe(socket);
      for (const each of [socket, forward]) each.on('error', () => socket.destroy());
    });
    await once(relay.listen(0, '127.0.0.1'), 'listening');
    const { port: relayed } = relay.address() as AddressInfo;
    const database = await openDatabase({ dataFolder: newFolder(), log: quietLog });
    const redisUrl = running.url.replace(String(running.port), String(relayed));
    const server = await openSharedState({ database, redisUrl, log: quietLog });
    const [direct, other] = [running, successor].map(({ url }) => createRedisClient(url));
    if (!direct || !other) return expect.fail();
    for (const client of [direct, other]) await eventually(() => client.ping());
    onTestFinished(async () => {
      await direct.replicaof('NO', 'ONE');
      for (const client of [direct, other]) client.disconnect();
      await server.close();
      await database.close();
      relay.close();
      await successor.stop();
    });
    await responding(server, true);
    const counter = server.counterOf(LIMIT);
    expect((await counter.penalty(newKey())).consumedPoints).toBe(1);
    // As after a failover: the former one stays connected, and rejects every count.
    await direct.replicaof('127.0.0.1', successor.port);
    ({ port } = successor);
    await eventually(async () => {
      await counter.penalty(newKey());
      expect(await other.dbsize()).toBeGreaterThan(0);
    });
  });

  example('a server starts, counts and stops while there is no Redis', async () => {
    const database = await openDatabase({ dataFolder: newFolder(), log: quietLog });
    const redisUrl = `redis://127.0.0.1:${await freePort()}`;
    const server = await openSharedState({ database, redisUrl, log: quietLog });
    server.onChange(() => undefined);
    server.announceChange();
    expect(await server.responds()).toBe(false);
    expect((await server.counterOf(LIMIT).penalty('key')).consumedPoints).toBe(1);
    await server.close();
    await database.close();
  });

  example('is examined as away when it sends single bytes without end', async () => {
    const server = createServer((socket) => {
      const drip = setInterval(() => socket.write('$'), 50);
      socket.on('error', () => socket.destroy()).on('close', () => clearInterval(drip));
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    onTestFinished(() => void server.close());
    const { port } = server.address() as AddressInfo;
    expect(await checkRedis(`redis://127.0.0.1:${port}`)).toEqual({ fault: 'away' });
  });

  example('is examined: its version, a wrong password, no Redis', async () => {
    expect(await checkRedis(running.url)).toMatchObject({ version: expect.stringMatching(/^\d+\.\d+/) });
    expect(await checkRedis(running.url.replace('geheim', 'other'))).toEqual({ fault: 'refused' });
    expect(await checkRedis(running.url.replace(':geheim@', ''))).toEqual({ fault: 'refused' });
    expect(await checkRedis(`redis://127.0.0.1:${await freePort()}`)).toEqual({ fault: 'away' });
    running.stall();
    onTestFinished(() => running.resume());
    expect(await checkRedis(running.url)).toEqual({ fault: 'away' });
  });
});
