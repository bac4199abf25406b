import type { ArticleFinder, ReactionBook } from '@fairdesk/core/articles';
import type { ArticleId, Failure } from '@fairdesk/core/shared';
import { err, ok, type ResultAsync } from 'neverthrow';

/** Limits a reaction book to articles that are published in the content platform; any other is `not-found`. */
export const onPublishedArticles = (book: ReactionBook, { siteOf }: ArticleFinder): ReactionBook => {
  const whenPublished = <T>(id: ArticleId, call: () => ResultAsync<T, Failure>): ResultAsync<T, Failure> =>
    siteOf(id)
      .andThen((site) =>
        site === undefined ? err<void, Failure>({ kind: 'not-found', what: `article ${id}` }) : ok(),
      )
      .andThen(call);
  return {
    articleData: (id) => whenPublished(id, () => book.articleData(id)),
    visitorStatus: (id) => whenPublished(id, () => book.visitorStatus(id)),
    react: (id, reaction, isOn) => whenPublished(id, () => book.react(id, reaction, isOn)),
    saved: book.saved,
  };
};
