import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, expect } from 'vitest';
import { z } from 'zod';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import {
  credentials,
  openTestPlatform,
  type Reply,
  type TestPlatform,
} from '#tests/support/worlds/test-platform.ts';

const Pair = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_in: z.literal(900),
  refresh_expires_in: z.literal(86_400),
  token_type: z.literal('Bearer'),
});
const pairOf = ({ body }: Reply) => Pair.parse(body);
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describeEachDatabase('service tokens', (newPlace) => {
  let desk: TestPlatform;
  let now = new Date('2026-11-20T12:00:00Z');
  beforeAll(async () => {
    desk = await openTestPlatform(await newPlace(), { clock: () => now });
  });
  afterAll(() => desk.platform.close());

  const signIn = async () => pairOf(await desk.send('POST', '/api/v0.1/token', credentials()));
  const refresh = (token: string) => desk.send('POST', '/api/v0.1/refresh', undefined, bearer(token));
  const statusWith = async (token: string) =>
    (await desk.send('GET', '/api/v0.1/events', undefined, bearer(token))).status;

  it('are issued to the service account only', async () => {
    for (const wrong of [
      { username: 'service', password: 'guess' },
      { username: 'other', password: 'the service knows' },
      {},
    ]) {
      expect(
        (await desk.send('POST', '/api/v0.1/token', new URLSearchParams(wrong as Record<string, string>)))
          .status,
      ).toBe(401);
    }
  });

  it.prop([fc.integer({ min: 1, max: 4 })], { numRuns: 10 })(
    'refresh as a chain: only the newest one works',
    async (times) => {
      const pairs = [await signIn()];
      for (let time = 0; time < times; time += 1)
        pairs.push(pairOf(await refresh(pairs.at(-1)?.refresh_token ?? '')));
      for (const old of pairs.slice(0, -1)) {
        expect((await refresh(old.refresh_token)).status).toBe(401);
        expect(await statusWith(old.access_token)).toBe(401);
      }
      expect(await statusWith(pairs.at(-1)?.access_token ?? '')).toBe(200);
    },
  );

  it('are issued once for twenty concurrent refreshes', async () => {
    const { refresh_token } = await signIn();
    const replies = await Promise.all(Array.from({ length: 20 }, () => refresh(refresh_token)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(replies.filter(({ status }) => status === 401)).toHaveLength(19);
  });

  it('expire: access after a quarter of an hour, refresh after a day', async () => {
    const start = now.getTime();
    const { access_token, refresh_token } = await signIn();
    now = new Date(start + 899_000);
    expect(await statusWith(access_token)).toBe(200);
    now = new Date(start + 900_000);
    expect(await statusWith(access_token)).toBe(401);
    now = new Date(start + 86_400_000);
    expect((await refresh(refresh_token)).status).toBe(401);
    now = new Date(start);
  });

  it('are accepted only for their own purpose and service', async () => {
    const { access_token, refresh_token } = await signIn();
    expect(await statusWith(refresh_token)).toBe(401);
    expect((await refresh(access_token)).status).toBe(401);
    expect((await desk.send('GET', '/identity/userinfo', undefined, bearer(access_token))).status).toBe(401);
  });
});
