/** More parts of any length than this make an expression slow on an address it does not meet. */
const MOST_REPETITIONS = 3;
/** And so do more ways to go on than this. */
const MOST_CHOICES = 12;
const LONGEST_PATTERN = 500;

/**
 * The expression that a redirect map writes, over a whole address and whatever its capitals; `undefined` for one that
 * cannot be read or could be slow.
 *
 * Maps write it with slashes and anchors around it or without: `old`, `/old/`, `^/old$`, `/^\/old$/gi`. A question mark
 * begins a query unless it follows a sign that gives it a meaning.
 */
export const redirectPattern = (pattern: string): RegExp | undefined => {
  if (pattern.length > LONGEST_PATTERN) return undefined;
  const inner = pattern
    .trim()
    .replace(/^\/?\^?(?:\\?\/)?/, '')
    .replace(/(?:\\?\/)?(?:(?<!\\)\$(?:\/[a-z]*)?)?$/, '')
    .replace(/(?<![\\.*+)\]}(])\?/g, '\\?');
  if (inner === '' || isSlow(inner)) return undefined;
  try {
    return new RegExp(`^/(?:${inner})/?$`, 'i');
  } catch {
    // Written by hand, and wrong: as if it were not there.
    return undefined;
  }
};

/**
 * Whether an expression could take longer than anybody waits: one with a group that is repeated, with many
 * repetitions or many choices, or that looks around or back.
 */
const isSlow = (inner: string): boolean => {
  const plain = inner.replace(/\\[^\dk]/g, 'x').replace(/\[[^\]]*\]/g, 'x');
  const count = (signs: RegExp): number => plain.match(signs)?.length ?? 0;
  return (
    /\)[*+{]|\\|\(\?[^:]/.test(plain) ||
    count(/[*+{]/g) > MOST_REPETITIONS ||
    count(/\||(?<![(*+}])\?/g) > MOST_CHOICES
  );
};
