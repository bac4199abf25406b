import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The address of the custom elements' script; its name contains a hash, so it is cached forever.
 *
 * @param folder of Next's build
 */
export const elementsScript = (folder: string): string => {
  const name = readdirSync(join(folder, ELEMENTS)).find((file) => file.startsWith(ENTRY));
  if (name === undefined) throw new Error('There is no script of the custom elements: run `npm run build`.');
  return `/_next/${ELEMENTS}/${name}`;
};

/** The name prefix of the entry script, which imports the others. */
export const ENTRY = 'start-';

/** Within the build; Next serves this folder. */
export const ELEMENTS = 'static/elements';
