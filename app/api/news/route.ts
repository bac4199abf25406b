import { newsListResponse } from '#app/_site/news-list-response.ts';

/** More of the news on a public page, with the same visibility as the page. */
export const GET = newsListResponse;
