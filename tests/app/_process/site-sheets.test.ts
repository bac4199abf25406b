import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { createDevelopmentSheets, createSiteSheets } from '#app/_front/create-site-sheets.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { serveFiles } from '#tests/support/servers/serve-files.ts';

/** More than one byte of a sheet's name. */
const MODULES = Array.from({ length: 21 }, (_, place) => `mod${String(place).padStart(3, '0')}`);
const BASE = '@font-face{font-family:A;src:url(../media/a.woff2)}';
const ruleOf = (module: string): string => `.${module}_item{top:0}`;

const folder = newFolder();
const addresses = async () => ['/_next/static/chunks/base.css', '/_next/static/chunks/rest.css'];
/** Two processes of the same build. */
const [ours, other] = [
  createSiteSheets({ folder, addresses }),
  createSiteSheets({ folder, addresses }),
] as const;
let files: Awaited<ReturnType<typeof serveFiles>>;

beforeAll(async () => {
  mkdirSync(join(folder, 'chunks'));
  writeFileSync(join(folder, 'chunks/base.css'), BASE);
  writeFileSync(join(folder, 'chunks/rest.css'), MODULES.map(ruleOf).join(''));
  files = await serveFiles([ours.send, other.send]);
});
afterAll(() => files.close());

const get: typeof files.get = (...request) => files.get(...request);

const documentOf = (modules: readonly string[]): string =>
  `<head><link rel="stylesheet" href="${ours.placeholder}" data-precedence="site"/></head>${modules
    .map((module) => `<p class="${module}_item">$&</p>`)
    .join('')}`;
const addressIn = (html: string): string => /href="([^"]+)"/.exec(html)?.[1] ?? '';
const rulesOf = (modules: readonly string[]): string =>
  MODULES.filter((module) => modules.includes(module))
    .map(ruleOf)
    .join('');

describe('the style sheet of a page', () => {
  it.prop([fc.subarray(MODULES), fc.constantFrom('br', 'gzip', 'identity')])(
    'has the rules of its markup, from every process of the build',
    async (modules, encoding) => {
      const html = await ours.linkIn(documentOf(modules));
      for (const at of [0, 1]) {
        const response = await get(addressIn(html), at, { headers: { 'accept-encoding': encoding } });
        expect(response.headers.get('cache-control')).toContain('immutable');
        expect(response.headers.get('content-encoding') ?? 'identity').toBe(encoding);
        expect((await response.text()).replace('\n', '')).toBe(BASE + rulesOf(modules));
      }
      expect(html.replace(addressIn(html), ours.placeholder)).toBe(documentOf(modules));
    },
  );

  it.prop([fc.subarray(MODULES), fc.subarray(MODULES)])(
    'has the same address exactly for the same modules',
    async (some, others) => {
      const [one, two] = [await ours.linkIn(documentOf(some)), await other.linkIn(documentOf(others))];
      expect(addressIn(one) === addressIn(two)).toBe(rulesOf(some) === rulesOf(others));
    },
  );

  it.prop([fc.subarray(MODULES)])(
    'may be part of the document, where its files are still found',
    async (modules) => {
      const html = await ours.inlineIn(documentOf(modules));
      expect(html).toContain(`url(/_next/static/media/a.woff2)`);
      expect(html).toContain(`${rulesOf(modules)}</style>`);
      expect(html.endsWith(documentOf(modules).split('</head>')[1] ?? '-')).toBe(true);
    },
  );

  example('with every rule serves a streamed page', async () => {
    const [address = ''] = await ours.whole();
    expect((await (await get(address, 1)).text()).replace('\n', '')).toBe(BASE + rulesOf(MODULES));
  });

  example.each(['/_next/static/sheets/0123456789ab-AA.css', '/_next/static/sheets/x', ours.placeholder])(
    'does not exist at %s, and that is not cached',
    async (address) => {
      const response = await get(address);
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-store');
    },
  );

  example('has no body for HEAD, and leaves other requests alone', async () => {
    const address = addressIn(await ours.linkIn(documentOf([])));
    const head = await get(address, 0, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect((await get(address, 0, { method: 'POST' })).status).toBe(418);
    expect((await get('/_next/static/chunks/base.css')).status).toBe(418);
  });
});

example('during development pages link the sheets of the framework', async () => {
  const html = await createDevelopmentSheets(addresses).linkIn(documentOf([]));
  expect(html).toBe(
    `<head>${(await addresses()).map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</head>`,
  );
});

example('reads the rules again after a failure', async () => {
  let calls = 0;
  const sheets = createSiteSheets({
    folder,
    addresses: async () => {
      calls += 1;
      if (calls === 1) throw new Error('not yet');
      return addresses();
    },
  });
  await expect(sheets.linkIn(documentOf([]))).rejects.toThrow('not yet');
  expect(addressIn(await sheets.linkIn(documentOf([])))).toBe(addressIn(await ours.linkIn(documentOf([]))));
});
