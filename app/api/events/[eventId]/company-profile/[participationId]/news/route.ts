import { NEWS_FIELDS, NewsBodySchema } from '@fairdesk/core/news';
import { completeForm } from '@fairdesk/core/shared';
import { okAsync } from 'neverthrow';
import { companyRoute } from '#app/_http/company-route.ts';
import { readBody } from '#app/_http/read-body.ts';

/** The news, in the company's order. */
export const GET = companyRoute({ action: 'read', tab: 'news' }, ({ id, news }) =>
  news.listNews(id).map((items) => ({ items })),
);

/** Adds or saves a news item; returns it. */
export const POST = companyRoute({ action: 'edit-profile', tab: 'news' }, ({ request, id, news }) =>
  readBody(request, NewsBodySchema).andThen((body) =>
    (body.id === undefined ? okAsync([]) : news.listNews(id)).andThen((items) => {
      const stored = items.find((item) => item.id === body.id);
      return news.saveNews(id, completeForm(NEWS_FIELDS, body, stored));
    }),
  ),
);
