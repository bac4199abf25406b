const DELIMITERS = [';', '\t', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * What stands between the cells: the delimiter that the first line has most of, outside quotes.
 *
 * A file of one column has none; a comma is then as good as any.
 */
export const delimiterOf = (text: string): Delimiter => {
  const header = headerOf(text).replaceAll(/"(?:[^"]|"")*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length - 1 }));
  const most = counted.toSorted((a, b) => b.count - a.count)[0];
  return most !== undefined && most.count > 0 ? most.delimiter : ',';
};

/** The first line; a line break inside quotes does not end it. */
const headerOf = (text: string): string => /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '';
