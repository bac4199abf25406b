import { listNews, type NewsDesk, removeNews, saveNews, saveNewsImage } from '@fairdesk/core/news';
import type { Log } from '@fairdesk/core/shared';
import { logged } from './logged.ts';
import { token } from './token.ts';

/** Made for one request; repeated with the same key, it adds nothing twice. */
export const NEWS_DESK = token<(key?: string) => NewsDesk>('news desk');

/** The use cases of the news tab, the same on either side. */
export const newsUseCases = (desk: NewsDesk, log: Log) => ({
  listNews: logged(listNews(desk), log),
  saveNews: logged(saveNews(desk), log),
  removeNews: logged(removeNews(desk), log),
  saveNewsImage: logged(saveNewsImage(desk), log),
});
