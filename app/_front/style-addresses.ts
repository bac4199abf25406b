import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { requestSelf } from '#app/_process/self-request.ts';
import type { Settings } from '#app/_process/settings.ts';

/** The page that imports the style sheets of public pages, so that Next makes them. */
const PAGE = 'app/[locale]/(site)/~styles/page';

/**
 * Addresses of the style sheets that Next made for public pages, in their order; rejects for any other build.
 *
 * @param build folder of Next's build
 */
export const builtStyles = async (build: string): Promise<readonly string[]> => {
  const script = await readFile(join(build, 'server', `${PAGE}_client-reference-manifest.js`), 'utf8');
  const found: { __RSC_MANIFEST?: Readonly<Record<string, Manifest>> } = {};
  runInNewContext(script, found);
  const [manifest] = Object.values(found.__RSC_MANIFEST ?? {});
  const files = manifest?.entryCSSFiles[`[project]/${PAGE}`] ?? [];
  if (files.length === 0) throw new Error('The build has no style sheets of public pages');
  return files.map(({ path }) => `/_next/${path}`);
};

/** The part that we read of what Next's build says about a page. */
interface Manifest {
  readonly entryCSSFiles: Readonly<Record<string, readonly { readonly path: string }[]>>;
}

/** During development Next makes style sheets on demand: their addresses are those that the page links now. */
export const developmentStyles = async (settings: Settings): Promise<readonly string[]> => {
  const { body } = await requestSelf(settings, '/~styles', { headers: { accept: 'text/html' } });
  const found = [...body.matchAll(STYLE_SHEET)].flatMap(([, href]) => href ?? []);
  if (found.length === 0) throw new Error('The style sheets cannot be read now');
  return [...new Set(found)];
};

const STYLE_SHEET = /<link rel="stylesheet" href="([^"]+)"/g;
