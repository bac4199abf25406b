import { askedNews } from '#app/_composition/asked-news.ts';

/** More of the news that a public page shows: whoever may read the page may read these. */
export const GET = askedNews;
