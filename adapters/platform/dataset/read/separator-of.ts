import { SEPARATORS, type Separator } from '@fairdesk/core/organiser';

/**
 * Detects the separator: the most frequent candidate in the first line, outside quotes.
 *
 * Falls back to a comma for a file with a single column.
 */
export const separatorOf = (text: string): Separator => {
  const header = headerOf(text).replaceAll(/"(?:[^"]|"")*"/g, '');
  const counted = SEPARATORS.map((separator) => ({ separator, count: header.split(separator).length - 1 }));
  const most = counted.toSorted((a, b) => b.count - a.count)[0];
  return most !== undefined && most.count > 0 ? most.separator : ',';
};

/** The first line that is not empty; line breaks inside quotes do not end it. */
const headerOf = (text: string): string => /^\s*(?:"(?:[^"]|"")*"|[^"\r\n])*/.exec(text)?.[0] ?? '';
