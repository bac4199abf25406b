import { companyRoute } from '#app/_http/company-route.ts';

/** Removes a news item with its image. */
export const DELETE = companyRoute({ action: 'edit-profile', tab: 'news' }, ({ id, ids, news }) =>
  news.removeNews(id, ids.newsId ?? ''),
);
