import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../app/setup.mjs';

/** An example in a guide. */
export interface Example {
  /** The name after the language of its code block: `keeper.ts`. */
  readonly path: string;
  readonly text: string;
}

const FOLDER = join(root, 'core', 'guide');

/** The guides of the core, with their examples. */
export const guides = (): readonly { readonly name: string; readonly files: readonly Example[] }[] =>
  readdirSync(FOLDER).map((file) => {
    const guide = readFileSync(join(FOLDER, file), 'utf8');
    const blocks = [...guide.matchAll(/^```ts (\S+)\n(.*?)^```$/gms)];
    return {
      name: file.replace('.md', ''),
      files: blocks.map(([, path = '', text = '']) => ({ path, text })),
    };
  });
