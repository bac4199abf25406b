import { errAsync, okAsync, type ResultAsync } from 'neverthrow';
import {
  isSet,
  NO_REACTIONS,
  type Reaction,
  type ReactionBook,
  type VisitorStatus,
  withPresses,
} from '../articles/index.ts';
import type { ArticleId, Failure } from '../shared/index.ts';

/** Reactions in memory, to these articles only: a book for each visitor, and one for signed-out callers. */
export const memoryReactionBooks = (articles: readonly ArticleId[]): ((visitor?: string) => ReactionBook) => {
  /** By article and visitor. */
  const statuses = new Map<ArticleId, Map<string, VisitorStatus>>(articles.map((id) => [id, new Map()]));
  /** Saved articles by visitor, in the order of saving. */
  const saved = new Map<string, readonly ArticleId[]>();

  const withArticle = <T>(
    article: ArticleId,
    read: (visitors: Map<string, VisitorStatus>) => T,
  ): ResultAsync<T, Failure> => {
    const visitors = statuses.get(article);
    return visitors ? okAsync(read(visitors)) : errAsync({ kind: 'not-found', what: `article ${article}` });
  };

  const reactAs = (visitor: string, article: ArticleId, reaction: Reaction, isOn: boolean) =>
    withArticle(article, (visitors) => {
      const before = { ...NO_REACTIONS, ...visitors.get(visitor) };
      const { likes, ...after } = withPresses(before, { [reaction]: isOn });
      visitors.set(visitor, after);
      if (reaction !== 'save' || before.isSave === isOn) return;
      const others = (saved.get(visitor) ?? []).filter((id) => id !== article);
      saved.set(visitor, isOn ? [article, ...others] : others);
    });

  return (visitor) => ({
    articleData: (article) =>
      withArticle(article, (visitors) => ({
        likes: [...visitors.values()].filter((status) => isSet(status, 'like')).length,
      })),
    visitorStatus: (article) =>
      visitor === undefined
        ? errAsync({ kind: 'signed-out' })
        : withArticle(article, (visitors) => visitors.get(visitor) ?? NOTHING),
    react: (article, reaction, isOn) =>
      visitor === undefined ? errAsync({ kind: 'signed-out' }) : reactAs(visitor, article, reaction, isOn),
    saved: () =>
      visitor === undefined ? errAsync({ kind: 'signed-out' }) : okAsync(saved.get(visitor) ?? []),
  });
};

const { likes: _, ...NOTHING } = NO_REACTIONS;
