/** A part of a text that two versions share, or that only the old or the new one has. */
export interface DifferencePart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** The largest comparison, in pairs of words; longer texts are marked as a whole between what they share. */
const MOST_PAIRS = 4_000_000;

/**
 * The difference of two texts, word by word: the longest common subsequence is `same`.
 *
 * The old text is what is `same` and `removed`, in order; the new one is what is `same` and `added`.
 */
export const wordDifference = (before: string, after: string): readonly DifferencePart[] =>
  merged(textsDifference(wordsOf(before), wordsOf(after)));

/** The difference of two lists of texts: a part for each text. */
export const textsDifference = (
  old: readonly string[],
  now: readonly string[],
): readonly DifferencePart[] => {
  const start = sharedStart(old, now);
  const end = sharedStart(old.slice(start).toReversed(), now.slice(start).toReversed());
  return [
    ...old.slice(0, start).map((text) => part('same', text)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...old.slice(old.length - end).map((text) => part('same', text)),
  ];
};

/** Words, spaces and single signs, which together are the text. */
const wordsOf = (text: string): readonly string[] => text.match(/\s+|[\p{L}\p{N}\p{M}]+|\S/gu) ?? [];

const part = (kind: DifferencePart['kind'], text: string): DifferencePart => ({ kind, text });

const sharedStart = (old: readonly string[], now: readonly string[]): number => {
  const place = old.findIndex((word, index) => word !== now[index]);
  return place === -1 ? old.length : place;
};

const middle = (old: readonly string[], now: readonly string[]): readonly DifferencePart[] => {
  if (old.length * now.length > MOST_PAIRS)
    return [...old.map((text) => part('removed', text)), ...now.map((text) => part('added', text))];
  const width = now.length + 1;
  const lengths = commonLengths(old, now);
  const lengthAt = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  const parts: DifferencePart[] = [];
  let j = 0;
  for (const [i, was] of old.entries()) {
    for (; j < now.length && lengthAt(i, j + 1) > lengthAt(i + 1, j); j += 1)
      parts.push(part('added', now[j] ?? ''));
    const isShared = was === now[j];
    parts.push(part(isShared ? 'same' : 'removed', was));
    if (isShared) j += 1;
  }
  return [...parts, ...now.slice(j).map((text) => part('added', text))];
};

/** The length of the longest common subsequence of the rest of both lists, at each pair of places. */
const commonLengths = (old: readonly string[], now: readonly string[]): Uint32Array => {
  const width = now.length + 1;
  const lengths = new Uint32Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1)
    for (let j = now.length - 1; j >= 0; j -= 1)
      lengths[i * width + j] =
        old[i] === now[j]
          ? (lengths[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(lengths[(i + 1) * width + j] ?? 0, lengths[i * width + j + 1] ?? 0);
  return lengths;
};

const merged = (parts: readonly DifferencePart[]): readonly DifferencePart[] => {
  const result: DifferencePart[] = [];
  for (const { kind, text } of parts) {
    const last = result.at(-1);
    if (last?.kind === kind) result[result.length - 1] = part(kind, last.text + text);
    else result.push(part(kind, text));
  }
  return result;
};
