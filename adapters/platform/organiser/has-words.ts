import { fold } from '../database/fold.ts';

/** Whether texts together have every word of a search, without case and accents; every text has those of an empty one. */
export const hasWords = (search: string): ((...texts: readonly string[]) => boolean) => {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = fold(texts.join(' '));
    return words.every((word) => text.includes(word));
  };
};
