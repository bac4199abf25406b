import { relativeTimeFormat, waitIn, waitTime } from '@fairdesk/core/shared';

/** The text of a failure, with its wait where the text has one; `undefined` for an unknown code. */
export const failureText = (texts: Readonly<Record<string, string>>, code: string): string | undefined => {
  const { key, seconds = 0 } = waitIn(code);
  const { count, unit } = waitTime(seconds);
  return texts[key]?.replace('{wait}', () =>
    relativeTimeFormat(document.documentElement.lang || 'en').format(count, unit),
  );
};

/** How long a response asks to wait, in seconds. */
export const waitOf = ({ headers }: Response): number => Number(headers.get('retry-after')) || SOON;

/** The wait where a response names none. */
const SOON = 60;
