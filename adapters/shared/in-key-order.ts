/** A replacer for `JSON.stringify`: equal content has the same text, regardless of the order of its keys. */
export const inKeyOrder = (_name: string, part: unknown): unknown =>
  part !== null && typeof part === 'object' && !Array.isArray(part)
    ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : part;
