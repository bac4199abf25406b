import { relativeTimeFormat, waitTime } from '@fairdesk/core/shared';

/** The text of a failure; where it names a wait, with the one that the response asks for. */
export const failureText = (text = '', response?: Response): string =>
  text.replace('{wait}', () => {
    const { count, unit } = waitTime(Number(response?.headers.get('retry-after')) || SOON);
    return relativeTimeFormat(document.documentElement.lang).format(count, unit);
  });

/** The wait where a response names none, in seconds. */
const SOON = 60;
