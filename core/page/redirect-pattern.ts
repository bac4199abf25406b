/** Expressions with more alternatives than this can be slow on an address that does not match. */
const MOST_CHOICES = 12;
/** The same limit for all ways in which a pattern could match the longest address, such as three repetitions. */
const MOST_WAYS = 2e7;
/** Ways in which each repetition divides that address, on average. */
const WAYS_TO_REPEAT = 110;
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
 * Whether matching could take exponential time: a repeated group, many repetitions or alternatives or both, a
 * lookaround or a back reference.
 */
const isSlow = (inner: string): boolean => {
  const plain = inner.replace(/\\[^\dk]/g, 'x').replace(/\[[^\]]*\]/g, 'x');
  const count = (signs: RegExp): number => plain.match(signs)?.length ?? 0;
  const options = count(/(?<![(*+}])\?/g);
  const ways = plain.split(/[()]/).reduce((product, part) => product * part.split('|').length, 2 ** options);
  return (
    /\)[*+{]|\\|\(\?[^:]/.test(plain) ||
    options + count(/\|/g) > MOST_CHOICES ||
    ways * WAYS_TO_REPEAT ** count(/[*+{]/g) > MOST_WAYS
  );
};
