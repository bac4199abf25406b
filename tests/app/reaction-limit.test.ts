import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { openDatabase } from '#adapters/platform/database/open-database.ts';
import { POST as signIn } from '#app/api/session/route.ts';
import { POST as toggleLike } from '#app/api/visitor/articles/[articleId]/toggleLike/route.ts';
import { GET as visitorStatus } from '#app/api/visitor/articles/[articleId]/visitorStatus/route.ts';
import { CookieJar } from '#tests/support/next-headers.ts';
import { quietLog } from '#tests/support/quiet-log.ts';
import { bodyOf, openProcess, requestOf, serve } from '#tests/support/servers/open-process.ts';
import { MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';

/** Presses of one visitor per minute. */
const LIMIT = 240;
const MINUTE_MS = 60_000;
const ARTICLE = '/news/three-quiet-pumps';
const Status = z.object({ isLike: z.boolean() });

describe('the limit of reactions', () => {
  const jar = new CookieJar();
  let close: () => Promise<void>;
  let articleId: string;

  beforeAll(async () => {
    const process = await openProcess();
    ({ close } = process);
    const database = await openDatabase({ dataFolder: process.dataFolder, log: quietLog });
    const row = await database.query
      .selectFrom('pages')
      .select('layout')
      .where('path', '=', ARTICLE)
      .executeTakeFirstOrThrow();
    await database.close();
    articleId = z.object({ itemId: z.string() }).parse(JSON.parse(row.layout)).itemId;
    const { accountName, password } = MAIN_EXHIBITOR;
    await bodyOf(
      await serve(jar, () => signIn(requestOf('POST', { accountName, password, rememberMe: false }))),
    );
  }, 60_000);
  afterEach(() => vi.useRealTimers());
  afterAll(() => close());

  const context = () => ({ params: Promise.resolve({ articleId }) });
  const press = (like: boolean) => serve(jar, () => toggleLike(requestOf('POST', { like }), context()));
  const isLike = async () =>
    Status.parse(await bodyOf(await serve(jar, () => visitorStatus(requestOf('GET'), context())))).isLike;

  it('accepts 240 presses in a minute, rejects further ones without effect, and accepts them a minute later', async () => {
    // The time stands still, so that the minute lasts as long as the presses take.
    vi.useFakeTimers({ toFake: ['Date'] });
    const statuses = new Set<number>();
    for (let turn = 0; turn < LIMIT; turn += 1) statuses.add((await press(turn % 2 === 0)).status);
    expect([...statuses]).toEqual([200]);
    expect(await isLike()).toBe(false);

    const rejected = await press(true);
    expect(rejected.status).toBe(429);
    const seconds = Number(rejected.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(MINUTE_MS / 1000);
    expect(await isLike()).toBe(false);

    vi.setSystemTime(Date.now() + seconds * 1000);
    expect((await press(true)).status).toBe(200);
    expect(await isLike()).toBe(true);
  }, 120_000);
});
