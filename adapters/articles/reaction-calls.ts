import type { Reaction, ReactionBook } from '@fairdesk/core/articles';
import { type ArticleId, articleIdOf } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { type Http, Nothing } from '../shared/http/http.ts';
import { validList } from '../shared/valid-items.ts';

const ArticleData = z.object({ likes: z.catch(z.number().check(z.int(), z.minimum(0)), 0) });

const flag = z.catch(z.boolean(), false);
const VisitorStatus = z.object({ isLike: flag, isDislike: flag, isSave: flag });

const Saved = z.object({ items: validList(z.string()) });

const TOGGLES: Readonly<Record<Reaction, string>> = {
  like: 'toggleLike',
  dislike: 'toggleDislike',
  save: 'toggleSave',
};

/** The calls of a visitor portal. @param base `api/visitor`. Source: site spec §7 "Visitor portal". */
export const reactionCalls = (http: Http, base: string): ReactionBook => {
  const at = (article: ArticleId, call: string) => `${base}/articles/${article}/${call}`;
  return {
    articleData: (article) => http('get', at(article, 'articleData'), ArticleData),
    visitorStatus: (article) => http('get', at(article, 'visitorStatus'), VisitorStatus),
    react: (article, reaction, isOn) =>
      http('post', at(article, TOGGLES[reaction]), Nothing, { json: { [reaction]: isOn } }).map(
        () => undefined,
      ),
    saved: () =>
      http('get', `${base}/savedArticles`, Saved).map(({ items }) =>
        items.flatMap((id) => articleIdOf(id) ?? []),
      ),
  };
};
