/**
 * The bar above the header is visible only at the top of the page. Source: site spec §2 "The top bar hides
 * once the page is scrolled".
 *
 * @example
 * ```ts
 * showsTopBar(0) // true
 * showsTopBar(400) // false
 * ```
 */
export const showsTopBar = (scrolledPx: number): boolean => scrolledPx <= 0;
