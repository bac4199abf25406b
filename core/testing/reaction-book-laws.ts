import fc from 'fast-check';
import { isSet, NO_REACTIONS, type ReactionBook, withPresses } from '../articles/index.ts';
import type { ArticleId } from '../shared/index.ts';
import { anyReaction } from './any-reaction.ts';
import { demand, demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';

/** The books of two visitors and of a signed-out caller, and articles the visitors may react to. */
export interface ReactionBookSubject {
  readonly mine: ReactionBook;
  readonly other: ReactionBook;
  readonly signedOut: ReactionBook;
  readonly articles: readonly [ArticleId, ArticleId];
  readonly unknown: ArticleId;
}

/** The laws of a reaction book. They change the reactions of both visitors. */
export const reactionBookLaws = (make: () => Promise<ReactionBookSubject>, { test }: LawRunner): void => {
  const likesOf = async ({ signedOut }: ReactionBookSubject, article: ArticleId): Promise<number> =>
    (await succeed(signedOut.articleData(article), 'Reading the likes')).likes;

  const statusOf = (book: ReactionBook, article: ArticleId) =>
    succeed(book.visitorStatus(article), 'Reading the status');

  const cleared = async (): Promise<ReactionBookSubject> => {
    const subject = await make();
    for (const book of [subject.mine, subject.other])
      for (const article of subject.articles)
        for (const reaction of ['like', 'dislike', 'save'] as const)
          await succeed(book.react(article, reaction, false), 'Clearing a reaction');
    return subject;
  };

  test('reports every reaction as it was set last, and counts one like per visitor', async () => {
    const subject = await cleared();
    const { mine, articles } = subject;
    const [article] = articles;
    const base = await likesOf(subject, article);
    let expected = { ...NO_REACTIONS, likes: base };
    await forAll(fc.array(fc.tuple(anyReaction(), fc.boolean()), { maxLength: 6 }), async (changes) => {
      for (const [reaction, isOn] of changes) {
        await succeed(mine.react(article, reaction, isOn), 'Reacting');
        expected = withPresses(expected, { [reaction]: isOn });
      }
      const { likes, ...status } = expected;
      demandSame(await statusOf(mine, article), status, 'The status is not as it was set');
      demandSame(await likesOf(subject, article), likes, 'The likes do not follow the visitor');
    });
  });

  test('clears a dislike with a like, and a like with a dislike', async () => {
    const { mine, articles } = await cleared();
    const [article] = articles;
    for (const reaction of ['dislike', 'like', 'dislike'] as const) {
      await succeed(mine.react(article, reaction, true), 'Reacting');
      const { isLike, isDislike } = await statusOf(mine, article);
      demandSame(
        { isLike, isDislike },
        { isLike: reaction === 'like', isDislike: reaction === 'dislike' },
        'A like and a dislike are set at once',
      );
    }
  });

  test('counts a repeated like once', async () => {
    const subject = await cleared();
    const [article] = subject.articles;
    const before = await likesOf(subject, article);
    for (const isOn of [true, true, false, false, true]) {
      await succeed(subject.mine.react(article, 'like', isOn), 'Liking');
      demandSame(await likesOf(subject, article), before + Number(isOn), 'A repeated like counts twice');
    }
  });

  test('counts every visitor once, however many requests arrive at the same time', async () => {
    const subject = await cleared();
    const [article] = subject.articles;
    const before = await likesOf(subject, article);
    const calls = [subject.mine, subject.other].flatMap((book) =>
      Array.from({ length: 4 }, () => succeed(book.react(article, 'like', true), 'Liking')),
    );
    await Promise.all(calls);
    demandSame(await likesOf(subject, article), before + 2, 'Concurrent likes are miscounted');
  });

  test('changes neither another visitor nor another article', async () => {
    const subject = await cleared();
    const { mine, other, articles } = subject;
    const [article, neighbour] = articles;
    await succeed(other.react(article, 'dislike', true), 'Disliking');
    await succeed(mine.react(article, 'save', true), 'Saving');
    await forAll(fc.tuple(anyReaction(), fc.boolean()), async ([reaction, isOn]) => {
      if (reaction !== 'save') await succeed(mine.react(article, reaction, isOn), 'Reacting');
      demand(isSet(await statusOf(other, article), 'dislike'), 'A reaction changes another visitor');
      const { likes, ...nothing } = NO_REACTIONS;
      demandSame(await statusOf(mine, neighbour), nothing, 'A reaction changes another article');
    });
  });

  test('lists saved articles, the most recently saved first, for their visitor only', async () => {
    const { mine, other, articles } = await cleared();
    const [first, second] = articles;
    const saved = async (book: ReactionBook) => {
      const ids = await succeed(book.saved(), 'Listing saved articles');
      return ids.filter((id) => articles.includes(id));
    };
    await succeed(mine.react(first, 'save', true), 'Saving');
    await succeed(mine.react(second, 'save', true), 'Saving');
    demandSame(await saved(mine), [second, first], 'Saved articles are not listed newest first');
    await succeed(mine.react(first, 'save', true), 'Saving again');
    await succeed(mine.react(first, 'like', true), 'Liking');
    demandSame(await saved(mine), [second, first], 'Saving again or liking moves an article');
    await succeed(mine.react(second, 'save', false), 'Removing');
    demandSame(await saved(mine), [first], 'A removed article is listed');
    demandSame(await saved(other), [], 'Another visitor sees saved articles');
  });

  test('rejects signed-out callers, except for the likes', async () => {
    const { signedOut, articles } = await make();
    const [article] = articles;
    const failures = [
      await fail(signedOut.visitorStatus(article), 'Reading a status signed out'),
      await fail(signedOut.react(article, 'like', true), 'Liking signed out'),
      await fail(signedOut.saved(), 'Listing saved articles signed out'),
    ];
    demandSame(
      failures.map(({ kind }) => kind),
      ['signed-out', 'signed-out', 'signed-out'],
      'The failures are of the wrong kind',
    );
  });

  test('finds no unknown article', async () => {
    const { mine, signedOut, unknown } = await make();
    const failures = [
      await fail(signedOut.articleData(unknown), 'Reading likes of an unknown article'),
      await fail(mine.visitorStatus(unknown), 'Reading the status of an unknown article'),
      await fail(mine.react(unknown, 'save', true), 'Saving an unknown article'),
    ];
    demandSame(
      failures.map(({ kind }) => kind),
      ['not-found', 'not-found', 'not-found'],
      'The failures are of the wrong kind',
    );
  });
};
