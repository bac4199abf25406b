/**
 * The bar above the header is visible only at the top of the page. Source: site spec §2 "The top bar hides
 * once the page is scrolled".
 */
export const showsTopBar = (scrolledPx: number): boolean => scrolledPx <= 0;
