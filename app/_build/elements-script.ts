import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The address of a script of custom elements; its name contains a hash, so it is cached forever.
 *
 * @param folder of Next's build
 */
export const elementsScript = (folder: string, entry: Entry): string => {
  const name = readdirSync(join(folder, ELEMENTS)).find((file) => file.startsWith(`${entry}-`));
  if (name === undefined) throw new Error('There is no script of the custom elements: run `npm run build`.');
  return `/_next/${ELEMENTS}/${name}`;
};

/** The entry scripts, which import the others: of public pages, and of pages for signed-out users. */
export const ENTRIES = ['start', 'door'] as const;
type Entry = (typeof ENTRIES)[number];

/** Within the build; Next serves this folder. */
export const ELEMENTS = 'static/elements';
