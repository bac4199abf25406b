import { fillMailText } from '@fairdesk/core/organiser';
import type { Letter } from './mail.ts';
import { oneLine } from './one-line.ts';

type Values = Readonly<Record<string, string>>;

/**
 * A mail with the values of its placeholders.
 *
 * @param names reduced to one line each
 * @param texts as they are, of several lines
 */
export const fillLetter = ({ subject, body }: Letter, names: Values, texts: Values = {}): Letter => {
  const values = { ...texts, ...linesOf(names) };
  return { subject: fillMailText(subject, values), body: `${fillMailText(body, values)}\n` };
};

/** Each value in one line. */
export const linesOf = <Names extends Values>(names: Names): Names =>
  Object.fromEntries(Object.entries(names).map(([name, value]) => [name, oneLine(value)])) as Names;
