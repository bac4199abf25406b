import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { builtStyles } from '#app/_front/style-addresses.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

const PAGE = '[project]/app/[locale]/(site)/~styles/page';

/** A build whose manifest of that page is this script. */
const buildWith = (script: string): string => {
  const build = newFolder();
  const file = join(build, 'server/app/[locale]/(site)/~styles/page_client-reference-manifest.js');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, script);
  return build;
};

const manifestOf = (entryCSSFiles: unknown): string =>
  `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};
globalThis.__RSC_MANIFEST["/[locale]/(site)/~styles/page"] = ${JSON.stringify({ entryCSSFiles })};`;

it('reads the style sheets of public pages in their order, and of no other page', async () => {
  const build = buildWith(
    manifestOf({
      '[project]/app/[locale]/(site)/layout': [{ path: 'static/chunks/z.css', inlined: false }],
      [PAGE]: [
        { path: 'static/chunks/z.css', inlined: false },
        { path: 'static/chunks/a.css', inlined: false },
      ],
    }),
  );
  expect(await builtStyles(build)).toEqual(['/_next/static/chunks/z.css', '/_next/static/chunks/a.css']);
});

it.each([
  ['no style sheets', manifestOf({ [PAGE]: [] })],
  ['another page only', manifestOf({})],
  ['nothing', ''],
])('rejects a manifest with %s', (_title, script) =>
  expect(builtStyles(buildWith(script))).rejects.toThrow('no style sheets of public pages'),
);

it('rejects a folder without a build', () => expect(builtStyles(newFolder())).rejects.toThrow('ENOENT'));
