import type { ReactionBook } from '@fairdesk/core/articles';
import type { ArticleId, Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';

/** The use cases of reactions, in the browser. */
export const reactionUseCases = ({ react }: ReactionBook, log: Log) => ({
  saveArticle: logged((article: ArticleId, isSave: boolean) => react(article, 'save', isSave), log),
});
