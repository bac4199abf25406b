import type { ArticleFinder, LocatedArticle, ReactionBook } from '@fairdesk/core/articles';
import { type ArticleId, articleIdOf } from '@fairdesk/core/shared';
import {
  articleFinderLaws,
  memoryArticleFinder,
  memoryReactionBooks,
  reactionBookLaws,
} from '@fairdesk/core/testing';
import { okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { brokenLaws } from './broken-laws.ts';

const idOf = (digit: string) => articleIdOf(digit.repeat(32)) as ArticleId;
const articles = [idOf('1'), idOf('2')] as const;
const unknown = idOf('3');

const books = () => {
  const bookOf = memoryReactionBooks(articles);
  return { mine: bookOf('anna'), other: bookOf('bram'), signedOut: bookOf(), articles, unknown };
};

describe('the laws of a reaction book', () => {
  const faults: Record<string, (right: ReturnType<typeof books>) => Partial<ReturnType<typeof books>>> = {
    'forgets reactions': ({ mine }) => ({ mine: { ...mine, react: () => okAsync() } }),
    'toggles instead of setting': ({ mine }) => ({
      mine: {
        ...mine,
        react: (article, reaction, isOn) =>
          mine
            .visitorStatus(article)
            .andThen(({ isLike }) => mine.react(article, reaction, reaction === 'like' ? !isLike : isOn)),
      },
    }),
    'leaves a dislike beside a like': ({ mine }) => ({
      mine: {
        ...mine,
        visitorStatus: (article) =>
          mine
            .visitorStatus(article)
            .map((status) => ({ ...status, isDislike: status.isDislike || status.isLike })),
      },
    }),
    'counts repeated likes': (right) => {
      let likes = 0;
      const counted = (book: ReactionBook): ReactionBook => ({
        ...book,
        react: (article, reaction, isOn) => {
          if (reaction === 'like') likes += isOn ? 1 : -1;
          return book.react(article, reaction, isOn);
        },
        articleData: () => okAsync({ likes }),
      });
      return { mine: counted(right.mine), other: counted(right.other), signedOut: counted(right.signedOut) };
    },
    'shares reactions between visitors': ({ mine }) => ({ other: mine }),
    'shares reactions between articles': ({ mine }) => ({
      mine: {
        ...mine,
        visitorStatus: () => mine.visitorStatus(articles[0]),
      },
    }),
    'lists the oldest saved article first': ({ mine }) => ({
      mine: { ...mine, saved: () => mine.saved().map((ids) => ids.toReversed()) },
    }),
    'saves a saved article anew': ({ mine }) => ({
      mine: {
        ...mine,
        react: (article, reaction, isOn) =>
          reaction === 'save' && isOn
            ? mine.react(article, 'save', false).andThen(() => mine.react(article, 'save', true))
            : mine.react(article, reaction, isOn),
      },
    }),
    'lets signed-out callers react': ({ mine, signedOut }) => ({
      signedOut: { ...signedOut, react: mine.react },
    }),
    'accepts unknown articles': ({ mine }) => ({
      mine: {
        ...mine,
        react: (article, ...change) => (article === unknown ? okAsync() : mine.react(article, ...change)),
      },
    }),
  };

  it('hold for a correct port', async () => {
    const subject = books();
    expect(await brokenLaws((runner) => reactionBookLaws(async () => subject, runner))).toEqual([]);
  });

  it.each(Object.keys(faults))('detect one that %s', async (fault) => {
    const right = books();
    const subject = { ...right, ...faults[fault]?.(right) };
    expect(await brokenLaws((runner) => reactionBookLaws(async () => subject, runner))).not.toEqual([]);
  });
});

describe('the laws of an article finder', () => {
  const article = (id: ArticleId, slug: string): LocatedArticle => ({
    id,
    site: 'aqua',
    path: `/news/${slug}`,
    slug,
    title: slug,
    date: '2026-11-20',
    introduction: '',
    tags: [],
    authors: [],
  });
  const known = [article(articles[0], 'pumps'), article(articles[1], 'locks')];
  const finder = () => memoryArticleFinder(known.map((each) => ({ ...each, language: 'nl' })));
  const subjectOf = (tried: ArticleFinder) => async () => ({
    finder: tried,
    language: 'nl' as const,
    articles,
    site: 'aqua',
    others: [unknown],
  });
  const faults: Record<string, (right: ArticleFinder) => Partial<ArticleFinder>> = {
    'loses the order': (right) => ({
      find: (ids, language) => right.find(ids.toSorted(), language),
    }),
    'finds everything': () => ({ find: () => okAsync(known) }),
    'knows the site of anything': () => ({ siteOf: () => okAsync('aqua') }),
    'knows no site': () => ({ siteOf: () => okAsync(undefined) }),
    'forgets where an article is': (right) => ({
      find: (ids, language) =>
        right.find(ids, language).map((all) => all.map((one) => ({ ...one, path: '/' }))),
    }),
  };

  it('hold for a correct port', async () => {
    expect(await brokenLaws((runner) => articleFinderLaws(subjectOf(finder()), runner))).toEqual([]);
  });

  it.each(Object.keys(faults))('detect one that %s', async (fault) => {
    const right = finder();
    const tried = { ...right, ...faults[fault]?.(right) };
    expect(await brokenLaws((runner) => articleFinderLaws(subjectOf(tried), runner))).not.toEqual([]);
  });
});
