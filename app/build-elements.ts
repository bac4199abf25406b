/** Bundles what the custom elements of public pages do, into the build: `npm run build` ends with it. */
import { rm } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build } from 'rolldown';

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));

const folder = at('.next/static/elements');
await rm(folder, { recursive: true, force: true });
await build({
  input: at('ui/page/elements/start.ts'),
  platform: 'browser',
  output: { dir: folder, entryFileNames: '[hash].js', format: 'es', minify: true },
});
