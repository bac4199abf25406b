import { countPageView } from '#app/_site/count-page-view.ts';

/** A browser whose owner agreed to be counted says which page it shows. */
export const POST = countPageView;
