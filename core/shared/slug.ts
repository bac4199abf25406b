/** Letters that have no base letter once their accent is stripped. */
const LETTERS: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  þ: 'th',
};

/** The longest slug of a name, in characters; the number of {@link freeSlug} may follow it. */
export const SLUG_MAX = 80;

/**
 * A name as it appears in an address: lower-case letters a to z, digits and single dashes.
 *
 * `Şişli İçecek & Gıda` becomes `sisli-icecek-gida`, independent of the locale of the machine. Letters of
 * other scripts are dropped; a name with no Latin letter or digit has no slug.
 */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ıßæœøđłþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, SLUG_MAX)
    .replace(/-$/, '');

/** The first free slug for a name: its own, else with the lowest free number: `acme-2`. */
export const freeSlug = (name: string, usedSlugs: ReadonlySet<string>): string => {
  const slug = slugOf(name) || 'x';
  if (!usedSlugs.has(slug)) return slug;
  let number = 2;
  while (usedSlugs.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
};
