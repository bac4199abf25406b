import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type APIRequestContext, test as base, expect, request as requests } from '@playwright/test';
import { setup as providePostgres } from '#tests/support/servers/postgres.ts';
import { startPostgres } from '#tests/support/servers/start-postgres.ts';
import { type RunningRedis, startRedis } from '#tests/support/servers/start-redis.ts';
import { type RunningServer, startServer } from '#tests/support/servers/start-server.ts';
import { ADMINISTRATOR, MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';
import { png } from '#tests/support/worlds/real-files.ts';
import { base as companyAddress, companyOf, enter, newProduct, sendFile } from './company-desk.ts';

interface Installation {
  readonly servers: readonly [RunningServer, RunningServer];
  readonly redis?: RunningRedis;
}

/**
 * Two servers of one installation: a PostgreSQL that both open at once while it is empty, no common folder, and a Redis
 * when meant.
 */
const installation = (hasRedis: boolean) =>
  base.extend<object, Installation>({
    redis: [
      // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from its first parameter
      async ({}, use) => {
        const redis = hasRedis ? await startRedis() : undefined;
        if (redis && 'reason' in redis) throw new Error(redis.reason);
        await use(redis);
        await redis?.stop();
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    servers: [
      async ({ redis }, use) => {
        let folder = mkdtempSync(join(tmpdir(), 'fairdesk-postgres-'));
        const stopPostgres = providePostgres({
          provide: (_name: string, value: string) => {
            folder = value;
          },
        } as Parameters<typeof providePostgres>[0]);
        try {
          const postgres = await startPostgres(folder);
          if ('reason' in postgres) throw new Error(`PostgreSQL cannot be started: ${postgres.reason}`);
          const env = {
            DATABASE_URL: postgres.url('postgres'),
            FILE_STORE: 'database',
            FAIRDESK_SEAL_KEY: randomBytes(32).toString('base64url'),
            // The servers have the same host and other ports; to a browser it is one address.
            APP_URL: 'http://localhost:3000',
            ...(redis && { REDIS_URL: redis.url }),
          };
          const servers = await Promise.all([startServer({ env }), startServer({ env })]);
          await use(servers);
          await Promise.all(servers.map((server) => server.remove()));
        } finally {
          stopPostgres();
        }
      },
      { scope: 'worker', timeout: 180_000 },
    ],
  });

/** A visitor of one of the servers, with the cookies of another visitor or none. */
const visitorOf = async ({ url }: RunningServer, other?: APIRequestContext): Promise<APIRequestContext> =>
  requests.newContext({ baseURL: url, ...(other && { storageState: await other.storageState() }) });

/** Signs in with wrong passwords at once, on the servers in turns. @returns the statuses */
const wrongPasswords = async (
  servers: readonly RunningServer[],
  accountName: string,
  count: number,
): Promise<readonly number[]> => {
  const visitors = await Promise.all(servers.map((server) => visitorOf(server)));
  return Promise.all(
    Array.from({ length: count }, async (_, attempt) => {
      const visitor = visitors[attempt % visitors.length] as APIRequestContext;
      const data = { accountName, password: `wrong ${attempt}`, rememberMe: false };
      return (await visitor.post('/api/session', { data })).status();
    }),
  );
};

interface ListedProduct {
  readonly id: string;
  readonly images: readonly { readonly mediaUrl: string }[];
}

const productsOf = async (
  visitor: APIRequestContext,
  company: string,
): Promise<ReadonlyMap<string, ListedProduct>> => {
  const answer = await visitor.get(`${companyAddress(company)}/products`);
  const { items }: { items: readonly ListedProduct[] } = await answer.json();
  return new Map(items.map((item) => [item.id, item]));
};

for (const hasRedis of [false, true]) {
  const test = installation(hasRedis);
  test.describe(hasRedis ? 'with Redis' : 'with PostgreSQL alone', () => {
    test('one serves the sessions, companies and files of the other', async ({
      servers: [first, second],
    }) => {
      const there = await visitorOf(first);
      await enter(there, MAIN_EXHIBITOR);
      const here = await visitorOf(second, there);
      const company = await companyOf(here, 'Noria Pumps');
      const product = await newProduct(there, company, { name: 'Shared pump' });
      const file = await png([700, 400]);
      const sent = await sendFile(there, `${product.url}/images`, file, { title: 'Stand' });
      expect(sent.status(), await sent.text()).toBe(200);
      const [image] = (await productsOf(here, company)).get(product.id)?.images ?? [];
      const answers = await Promise.all(
        [there, here].map((visitor) => visitor.get(image?.mediaUrl ?? '/no image')),
      );
      const bodies = await Promise.all(answers.map((answer) => answer.body()));
      expect(answers.map((answer) => answer.status())).toEqual([200, 200]);
      expect(answers[1]?.headers()['content-type']).toBe('image/png');
      expect(bodies[1]?.equals(bodies[0] ?? Buffer.of())).toBe(true);
      expect((await here.delete(product.url)).status()).toBeLessThan(300);
      expect((await productsOf(there, company)).has(product.id)).toBe(false);
    });

    test('wrong passwords are counted together', async ({ servers }) => {
      const statuses = await wrongPasswords(servers, 'unknown@bakery.example', 40);
      expect(statuses.filter((status) => status === 401)).toHaveLength(5);
      expect(statuses.filter((status) => status === 429)).toHaveLength(35);
    });

    test('what one publishes, the other shows and finds', async ({ servers: [first, second] }) => {
      const editor = await visitorOf(first);
      await enter(editor, ADMINISTRATOR);
      const reader = await visitorOf(second);
      const page = '/clearwater/practical-information/build-up';
      // Read before, so that the other server has it in its cache.
      expect(await (await reader.get(page)).text()).not.toContain('zeppelin');
      const place = { path: '/practical-information/build-up', language: 'en' };
      const pages = '/api/organiser/101/pages';
      const { document, revision } = await (
        await editor.get(`${pages}/draft?${new URLSearchParams(place)}`)
      ).json();
      const fields = { ...document.fields, MetaDescription: 'A zeppelin brings the lorries.' };
      const saved = await editor.put(`${pages}/draft`, {
        data: { ...place, document: { ...document, fields }, revision },
      });
      const answer = await editor.post(`${pages}/publish`, {
        data: { ...place, revision: (await saved.json()).revision },
      });
      expect(answer.status(), await answer.text()).toBe(200);
      const published = performance.now();
      const msUntil = async (address: string, text: string) => {
        await expect
          .poll(async () => (await reader.get(address)).text(), { intervals: [100] })
          .toContain(text);
        return (performance.now() - published).toFixed(0);
      };
      const [shown, found] = await Promise.all([
        msUntil(page, 'zeppelin'),
        msUntil('/clearwater/search?q=zeppelin', 'A zeppelin brings the lorries.'),
      ]);
      const description = `shown after ${shown} ms, found after ${found} ms`;
      test.info().annotations.push({ type: 'published on one server, on the other', description });
    });

    if (hasRedis)
      test('Redis is needed by nothing', async ({ servers, redis }) => {
        const [first, second] = servers;
        await redis?.kill();
        const answers = await wrongPasswords(servers, 'unknown@mill.example', 20);
        expect(answers.filter((status) => status === 401)).toHaveLength(5);
        for (const { url } of [first, second])
          await expect
            .poll(async () => (await fetch(`${url}/api/readyz`)).json(), { timeout: 15_000 })
            .toEqual({ status: 'ready', faults: [], warnings: ['redis'] });
        await redis?.restart();
        for (const { url } of [first, second])
          await expect
            .poll(async () => (await fetch(`${url}/api/readyz`)).json(), { timeout: 15_000 })
            .toEqual({ status: 'ready', faults: [], warnings: [] });
      });

    test('one goes on when the other is killed', async ({ servers: [first, second] }) => {
      const there = await visitorOf(first);
      await enter(there, MAIN_EXHIBITOR);
      const here = await visitorOf(second, there);
      const company = await companyOf(here, 'Noria Pumps');
      const written = await Promise.all(
        Array.from({ length: 10 }, (_, place) => newProduct(there, company, { name: `Pump ${place}` })),
      );
      process.kill(first.pid, 'SIGKILL');
      const left = await productsOf(here, company);
      expect(written.filter(({ id }) => !left.has(id))).toEqual([]);
      expect((await newProduct(here, company, { name: 'Afterwards' })).id).not.toBe('');
    });
  });
}
