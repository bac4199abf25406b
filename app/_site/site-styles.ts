import 'server-only';
import { runtime } from '#app/_process/runtime.ts';
import { requestSelf } from '#app/_process/self-request.ts';

/** A page that links the style sheets of public pages: Next names them by their contents. */
const PATH = '/~styles';

let known: Promise<readonly string[]> | undefined;

/**
 * Addresses of the style sheets of public pages. They change during development, but never within a build.
 */
export const siteStyles = (): Promise<readonly string[]> => {
  if (known) return known;
  const styles = readStyles();
  if (process.env.NODE_ENV === 'production') {
    known = styles;
    void styles.catch(() => {
      known = undefined;
    });
  }
  return styles;
};

/** Starts loading them in parallel with the page, so that a slow page need not wait for them too. */
export const prepareStyles = (): void => void siteStyles().catch(() => undefined);

const readStyles = async (): Promise<readonly string[]> => {
  const { body } = await requestSelf(runtime().settings, PATH, { headers: { accept: 'text/html' } });
  const found = [...body.matchAll(STYLE_SHEET)].flatMap(([, href]) => href ?? []);
  if (found.length === 0) throw new Error('The style sheets cannot be read now');
  return found;
};

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g;
