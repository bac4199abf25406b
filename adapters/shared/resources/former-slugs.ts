/**
 * A company's former slugs, as the service stores them: `|acme|acme-2|`.
 *
 * @param former the stored value
 * @param left the slug that is replaced
 * @param current the new slug
 */
export const withFormerSlug = (former: string, left: string, current: string): string => {
  const slugs = new Set([...former.split('|'), left].filter((slug) => slug !== '' && slug !== current));
  return slugs.size === 0 ? '' : `|${[...slugs].join('|')}|`;
};
