const DELIMITERS = [';', '\t', ','] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * Detects the delimiter: the most frequent candidate in the first line, outside quotes.
 *
 * Falls back to a comma for a file with a single column.
 */
export const delimiterOf = (text: string): Delimiter => {
  const header = headerOf(text).replaceAll(/"(?:[^"]|"")*"/g, '');
  const counted = DELIMITERS.map((delimiter) => ({ delimiter, count: header.split(delimiter).length - 1 }));
  const most = counted.toSorted((a, b) => b.count - a.count)[0];
  return most !== undefined && most.count > 0 ? most.delimiter : ',';
};

/** The first line; line breaks inside quotes do not end it. */
const headerOf = (text: string): string => /^(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '';
