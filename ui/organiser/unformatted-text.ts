import { plainText } from '@fairdesk/core/shared';

/** The fields that hold formatted text: those of tasks and messages, and of news. */
const FORMATTED: readonly string[] = ['contents', 'text'];

/** The text of a field without formatting; other fields as typed, because their text may look like markup. */
export const unformattedText = (field: string, text: string): string =>
  FORMATTED.includes(field) ? plainText(text) : text;
