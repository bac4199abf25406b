import { requestSelf } from '#app/_process/self-request.ts';
import type { Settings } from '#app/_process/settings.ts';

/** A page that links the style sheets of public pages: Next names them by their contents. */
const PATH = '/~styles';

/** Addresses of the style sheets that Next made for public pages. They change during development only. */
export const styleAddresses = async (settings: Settings): Promise<readonly string[]> => {
  const { body } = await requestSelf(settings, PATH, { headers: { accept: 'text/html' } });
  const found = [...body.matchAll(STYLE_SHEET)].flatMap(([, href]) => href ?? []);
  if (found.length === 0) throw new Error('The style sheets cannot be read now');
  return [...new Set(found)];
};

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g;
