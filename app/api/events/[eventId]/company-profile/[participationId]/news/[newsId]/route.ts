import { companyRoute } from '#app/_http/company-route.ts';

/** Takes a news item away, with its image. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'news' }, ({ id, ids, news }) =>
  news.removeNews(id, ids.newsId ?? ''),
);
