/** Expressions with more repetitions than this can be slow on an address that does not match. */
const MOST_REPETITIONS = 3;
/** The same limit for alternatives. */
const MOST_CHOICES = 12;
const LONGEST_PATTERN = 500;

/**
 * Compiles a pattern of a redirect map, anchored to the whole address and case-insensitive; `undefined` when
 * it is invalid or could be slow.
 *
 * Patterns may have slashes and anchors around them: `old`, `/old/`, `^/old$`, `/^\/old$/gi`. A question mark
 * begins a query unless it is a quantifier or part of a group.
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
    // Editors write patterns by hand; ignores an invalid one.
    return undefined;
  }
};

/**
 * Whether matching could take exponential time: a repeated group, many repetitions or alternatives, a
 * lookaround or a back reference.
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
