import { countPageView } from '#app/_site/count-page-view.ts';

/** Counts a page view from a visitor who consented to it. */
export const POST = countPageView;
