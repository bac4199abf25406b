import { NewsBodySchema } from '@fairdesk/core/news';
import { companyRoute } from '#app/_http/company-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The news, in the company's order. */
export const GET = companyRoute({ action: 'read', tab: 'news' }, ({ id, news }) =>
  news.listNews(id).map((items) => ({ items })),
);

/** Adds or saves a news item; returns it. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'news' }, ({ request, id, news }) =>
  readBody(request, NewsBodySchema).andThen((item) => news.saveNews(id, item)),
);
