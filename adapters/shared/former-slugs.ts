/**
 * The slugs that lead to a company's page besides its own, as the service stores them: `|acme|acme-2|`.
 *
 * @param former as stored so far
 * @param left the slug it had until now
 * @param taken the slug it has from now on
 */
export const withFormerSlug = (former: string, left: string, taken: string): string => {
  const slugs = new Set([...former.split('|'), left].filter((slug) => slug !== '' && slug !== taken));
  return slugs.size === 0 ? '' : `|${[...slugs].join('|')}|`;
};
