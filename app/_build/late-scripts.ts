import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ELEMENTS } from './elements-script.ts';

/** By the name of its element, the file of each late script, then those that it imports. */
export type LateScripts = Readonly<Record<string, readonly string[]>>;

/** Within the build. */
export const LATE_SCRIPTS = 'late-scripts.json';

/**
 * Has browsers load the late scripts of a document's elements beside the entry script, which would import them only
 * once it runs: on a slow network, each step of such a chain costs a round trip.
 *
 * @param folder of Next's build
 */
export const createPreloads = (folder: string): ((html: string) => string) => {
  const late: LateScripts = JSON.parse(readFileSync(join(folder, LATE_SCRIPTS), 'utf8'));
  const entries = Object.entries(late);
  return (html) => {
    const files = entries.flatMap(([name, needed]) => (html.includes(`<${name}`) ? needed : []));
    const links = [...new Set(files)].map(
      (file) => `<link rel="modulepreload" href="/_next/${ELEMENTS}/${file}"/>`,
    );
    return html.replace('</head>', (end) => links.join('') + end);
  };
};
