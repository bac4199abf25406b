import { newsPageAt } from '#app/_editing/news-in-preview.ts';
import { newsListResponse } from '#app/_site/news-list-response.ts';

/** More of the news on a public page, with the same visibility as the page; or on a page in a preview. */
export const GET = (request: Request): Promise<Response> => newsListResponse(request, newsPageAt);
