/** Characters of a part, and those that follow up to the next white space. */
const LENGTH = 20_000;

/** A text in parts, so that a long one need not be read at once. Words are never cut. */
export const textParts = function* (text: string, length = LENGTH): Generator<string> {
  const space = /\s/gu;
  for (let from = 0; from < text.length; ) {
    space.lastIndex = from + length;
    const to = space.exec(text)?.index ?? text.length;
    yield text.slice(from, to);
    from = to;
  }
};
