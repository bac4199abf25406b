import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where browsers find what the custom elements do: named by its content, so that it is kept for ever.
 *
 * @param folder of Next's build
 */
export const elementsScript = (folder: string): string => {
  const name = readdirSync(join(folder, ELEMENTS)).find((file) => file.startsWith(ENTRY));
  if (name === undefined) throw new Error('There is no script of the custom elements: run `npm run build`.');
  return `/_next/${ELEMENTS}/${name}`;
};

/** How the name of the script begins that fetches the others. */
export const ENTRY = 'start-';

/** Within the build; Next serves what lies there. */
export const ELEMENTS = 'static/elements';
