import { createTable, flag, type Migration, requiredText, requires, text } from './create-table.ts';

/** The reactions of visitors to articles, which may be in another content platform. */
export const createArticleReactions: Migration = (schema, types) =>
  createTable(
    schema,
    types,
    'articleReactions',
    {
      userId: requires('users', 'cascade'),
      articleId: requiredText,
      isLike: flag,
      isDislike: flag,
      saveId: text,
    },
    {
      primary: ['userId', 'articleId'],
      indexes: [
        ['articleId', 'isLike'],
        ['userId', 'saveId'],
      ],
    },
  );
