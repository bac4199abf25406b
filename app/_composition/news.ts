import { listNews, type NewsDesk, removeNews, saveNews, saveNewsImage } from '@fairdesk/core/news';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** Created per request; repeating a request with the same key adds nothing twice, or replaces what was added. */
export const NEWS_DESK = token<(key?: string, replaces?: boolean) => NewsDesk>('news desk');

/** The use cases of the news tab, for server and browser. */
export const newsUseCases = (desk: NewsDesk, log: Log) => ({
  listNews: logged(listNews(desk), log),
  saveNews: logged(saveNews(desk), log),
  removeNews: logged(removeNews(desk), log),
  saveNewsImage: logged(saveNewsImage(desk), log),
});
