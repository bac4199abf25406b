import type { ArticleFinder, ReactionBook } from '@fairdesk/core/articles';
import type { Container } from 'inversify';
import { onPublishedArticles } from '#adapters/articles/published-articles.ts';
import { createVisitorPortal } from '#adapters/articles/visitor-portal.ts';
import type { Http } from '#adapters/shared/http/http.ts';
import { token } from './token.ts';

export const ARTICLE_FINDER = token<ArticleFinder>('article finder');
/** The reactions of the visitor with this access token, or of a signed-out caller. */
export const REACTION_BOOK = token<(accessToken?: string) => ReactionBook>('reaction book');

/** Reactions are stored in the visitor portal, articles in the content platform. */
export const bindReactions = (server: Container, portal: Http): void => {
  server
    .bind(REACTION_BOOK)
    .toResolvedValue(
      (finder) => (accessToken) => onPublishedArticles(createVisitorPortal(portal, accessToken), finder),
      [ARTICLE_FINDER],
    );
};
