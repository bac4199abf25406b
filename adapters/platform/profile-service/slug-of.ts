import { transliterate } from '../../shared/transliterate.ts';
import { fold } from '../database/fold.ts';

/** A name as a URL segment, from any script: `Su Yolu Ölçüm` becomes `su-yolu-olcum`; never empty. */
const slugOf = (name: string): string =>
  fold(transliterate(name))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'company';

/** The same, with a number appended when it is taken. */
export const freeSlug = (name: string, usedSlugs: ReadonlySet<string>): string => freeSlugs(usedSlugs)(name);

/**
 * {@link freeSlug} for many names; slugs may be added to the used ones in between, but not removed. Each search begins
 * where the last one for the same slug ended, so that companies of one name cost no more than others.
 */
export const freeSlugs = (usedSlugs: ReadonlySet<string>): ((name: string) => string) => {
  const numbers = new Map<string, number>();
  return (name) => {
    const slug = slugOf(name);
    for (let number = numbers.get(slug) ?? 1; ; number++) {
      const candidate = number === 1 ? slug : `${slug}-${number}`;
      if (usedSlugs.has(candidate)) continue;
      numbers.set(slug, number);
      return candidate;
    }
  };
};
