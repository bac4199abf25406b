import type { Reaction } from '@fairdesk/core/articles';
import type { ArticleId } from '@fairdesk/core/shared';
import { v7 as uuid } from 'uuid';
import type { Database, Query } from '../database/open-database.ts';

/** The number of visitors who like an article. */
export const likesOf = async (query: Query, article: ArticleId): Promise<number> => {
  const { count } = await query
    .selectFrom('articleReactions')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('articleId', '=', article)
    .where('isLike', '=', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** A visitor's own reactions to an article. */
export const statusOf = async (query: Query, userId: string, articleId: ArticleId) => {
  const row = await query
    .selectFrom('articleReactions')
    .selectAll()
    .where('userId', '=', userId)
    .where('articleId', '=', articleId)
    .executeTakeFirst();
  return {
    isLike: row?.isLike === 1,
    isDislike: row?.isDislike === 1,
    isSave: typeof row?.saveId === 'string',
  };
};

/** Maximum number of saved articles in the list; the number is ours. */
const SAVED_MAX = 200;

/** The articles a visitor has saved, most recently saved first. */
export const savedBy = async (query: Query, userId: string): Promise<readonly string[]> => {
  const rows = await query
    .selectFrom('articleReactions')
    .select('articleId')
    .where('userId', '=', userId)
    .where('saveId', 'is not', null)
    .orderBy('saveId', 'desc')
    .limit(SAVED_MAX)
    .execute();
  return rows.map(({ articleId }) => articleId);
};

/** A reaction to set or clear. */
export interface ReactionChange {
  readonly userId: string;
  readonly articleId: ArticleId;
  readonly reaction: Reaction;
  readonly isOn: boolean;
}

/**
 * Sets or clears a reaction; a like clears a dislike and the other way round.
 *
 * One statement per visitor and article, so that concurrent requests cannot both insert a row.
 */
export const setReaction = (
  { write }: Database,
  { userId, articleId, reaction, isOn }: ReactionChange,
): Promise<void> =>
  write(async (query) => {
    const flag = Number(isOn);
    const saveId = isOn ? uuid() : null;
    const changes = {
      like: { isLike: flag, ...(isOn && { isDislike: 0 }) },
      dislike: { isDislike: flag, ...(isOn && { isLike: 0 }) },
      save: { saveId },
    }[reaction];
    await query
      .insertInto('articleReactions')
      .values({ userId, articleId, isLike: 0, isDislike: 0, saveId: null, ...changes })
      .onConflict((conflict) =>
        conflict.columns(['userId', 'articleId']).doUpdateSet(({ fn, ref, val }) =>
          // Saving a saved article again leaves its place in the list.
          saveId !== null && reaction === 'save'
            ? { saveId: fn.coalesce(ref('articleReactions.saveId'), val(saveId)) }
            : changes,
        ),
      )
      .execute();
    await query
      .deleteFrom('articleReactions')
      .where('userId', '=', userId)
      .where('articleId', '=', articleId)
      .where('isLike', '=', 0)
      .where('isDislike', '=', 0)
      .where('saveId', 'is', null)
      .execute();
  });
