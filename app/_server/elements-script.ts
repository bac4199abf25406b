import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Where browsers find what the custom elements do: named by its content, so that it is kept for ever.
 *
 * @param build the folder of the build; without `static/elements` in it, the framework's scripts do it
 */
export const elementsScript = (build: string): string | undefined => {
  const folder = join(build, ELEMENTS);
  const [name] = existsSync(folder) ? readdirSync(folder) : [];
  return name && `/_next/${ELEMENTS}/${name}`;
};

const ELEMENTS = 'static/elements';
