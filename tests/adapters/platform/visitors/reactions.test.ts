import { isSet, NO_REACTIONS, type Reaction, withPresses } from '@fairdesk/core/articles';
import { anyReaction } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { z } from 'zod';
import { describeEachDatabase } from '#tests/support/servers/databases.ts';
import { bearer, grantOf, type IdentityDesk, openIdentityDesk } from '#tests/support/worlds/identity-desk.ts';

const VISITORS = 50;
const PASSWORD = 'a quiet harbour at dawn';
const Likes = z.object({ likes: z.number() });
const Status = z.object({ isLike: z.boolean(), isDislike: z.boolean(), isSave: z.boolean() });

let articles = 0;
/** A new article for every run. */
const newArticle = (): string => {
  articles += 1;
  return articles.toString(16).padStart(32, '0');
};

describeEachDatabase('reactions', (newPlace) => {
  let desk: IdentityDesk;
  let tokens: readonly string[];

  beforeAll(async () => {
    desk = await openIdentityDesk(await newPlace());
    const opened: string[] = [];
    for (let index = 0; index < VISITORS; index += 1) {
      const email = `visitor-${index}@fair.example`;
      await desk.person(email, PASSWORD);
      opened.push(grantOf(await desk.signIn(email, PASSWORD)).access_token);
    }
    tokens = opened;
  }, 120_000);
  afterAll(() => desk.close());

  const at = (article: string, call: string) => `/api/visitor/articles/${article}/${call}`;
  const toggle = async (visitor: number, article: string, reaction: Reaction, isOn: boolean) => {
    const call = `toggle${reaction[0]?.toUpperCase()}${reaction.slice(1)}`;
    const token = tokens[visitor] ?? '';
    const { status } = await desk.send('POST', at(article, call), { [reaction]: isOn }, bearer(token));
    expect(status).toBe(200);
  };
  const likesOf = async (article: string) =>
    Likes.parse((await desk.send('GET', at(article, 'articleData'))).body).likes;
  const statusOf = async (visitor: number, article: string) =>
    Status.parse(
      (await desk.send('GET', at(article, 'visitorStatus'), undefined, bearer(tokens[visitor] ?? ''))).body,
    );

  /** Presses of 50 visitors in two tabs each, some of them double clicks. */
  const anyPresses = fc.array(
    fc.record({
      visitor: fc.nat(VISITORS - 1),
      reaction: anyReaction(),
      isOn: fc.boolean(),
      times: fc.integer({ min: 1, max: 2 }),
    }),
    { minLength: 20, maxLength: 120 },
  );

  it.prop([anyPresses], { numRuns: 5 })(
    'count exactly the visitors who like, whatever 50 of them press at the same time',
    async (presses) => {
      const article = newArticle();
      const seen: number[] = [];
      const look = async () => seen.push(await likesOf(article));
      await Promise.all(
        presses.flatMap(({ visitor, reaction, isOn, times }) => [
          ...Array.from({ length: times }, () => toggle(visitor, article, reaction, isOn)),
          look(),
        ]),
      );
      const statuses = await Promise.all(tokens.map((_, visitor) => statusOf(visitor, article)));
      expect(await likesOf(article)).toBe(statuses.filter(({ isLike }) => isLike).length);
      expect(statuses.filter(({ isLike, isDislike }) => isLike && isDislike)).toEqual([]);
      expect(Math.min(0, ...seen)).toBe(0);
      expect(Math.max(0, ...seen)).toBeLessThanOrEqual(VISITORS);
    },
  );

  it.prop([fc.array(fc.tuple(anyReaction(), fc.boolean()), { maxLength: 8 })], { numRuns: 10 })(
    'of one visitor are stored as they were set last',
    async (changes) => {
      const article = newArticle();
      let expected = NO_REACTIONS;
      for (const [reaction, isOn] of changes) {
        await toggle(0, article, reaction, isOn);
        expected = withPresses(expected, { [reaction]: isOn });
        expect(isSet(await statusOf(0, article), reaction)).toBe(isOn);
      }
      const { likes, ...status } = expected;
      expect(await statusOf(0, article)).toEqual(status);
      expect(await likesOf(article)).toBe(likes);
    },
  );

  describe('reject', () => {
    it('callers without a token of a visitor', async () => {
      const article = newArticle();
      for (const [method, call] of [
        ['GET', 'visitorStatus'],
        ['POST', 'toggleLike'],
      ] as const)
        for (const headers of [{}, bearer('no-such-token'), bearer(desk.token)])
          expect(
            (
              await desk.send(
                method,
                at(article, call),
                method === 'POST' ? { like: true } : undefined,
                headers,
              )
            ).status,
          ).toBe(401);
      expect((await desk.send('GET', '/api/visitor/savedArticles')).status).toBe(401);
    });

    it('bodies without the wanted state', async () => {
      const headers = bearer(tokens[0] ?? '');
      for (const body of [{}, { like: 1 }, { dislike: true }, null])
        expect((await desk.send('POST', at(newArticle(), 'toggleLike'), body, headers)).status).toBe(400);
    });

    it('ids that no content platform has, and unknown calls', async () => {
      for (const path of [at('no-id', 'articleData'), at(newArticle(), 'toggleEverything'), '/api/visitor/'])
        expect((await desk.send('GET', path)).status).toBe(404);
    });
  });

  it('accept an id in every form', async () => {
    await toggle(1, '0f0e0d0c-0b0a-0908-0706-050403020100', 'like', true);
    expect(await likesOf('{0F0E0D0C-0B0A-0908-0706-050403020100}')).toBe(1);
    expect(await likesOf('0f0e0d0c0b0a09080706050403020100')).toBe(1);
  });
});
