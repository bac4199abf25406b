/** Letters that keep no base letter when their accent is taken away. */
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

/** The longest slug, in characters. */
export const SLUG_MAX = 80;

/**
 * A name as it stands in an address: small letters a to z, digits and single dashes.
 *
 * `Şişli İçecek & Gıda` becomes `sisli-icecek-gida`, whatever language the machine speaks. Letters of other
 * scripts are left out; a name of nothing else has no slug.
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

/** A slug nobody has yet: the name's own, else with the first free number: `acme-2`. */
export const freeSlug = (name: string, taken: ReadonlySet<string>): string => {
  const slug = slugOf(name) || 'x';
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
};
