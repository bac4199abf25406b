import { newsListResponse } from '#app/_site/news-list-response.ts';

/** More of the news that a public page shows: whoever may read the page may read these. */
export const GET = newsListResponse;
