import { transliterate } from '../../shared/transliterate.ts';
import { fold } from '../database/fold.ts';

/** A name as a URL segment, from any script: `Su Yolu Ölçüm` becomes `su-yolu-olcum`; never empty. */
const slugOf = (name: string): string =>
  fold(transliterate(name))
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'company';

/** The same, with a number appended when it is taken. */
export const freeSlug = (name: string, usedSlugs: ReadonlySet<string>): string => {
  const slug = slugOf(name);
  for (let number = 1; ; number++) {
    const candidate = number === 1 ? slug : `${slug}-${number}`;
    if (!usedSlugs.has(candidate)) return candidate;
  }
};
