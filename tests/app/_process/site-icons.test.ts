import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, it as example, expect } from 'vitest';
import { writeIcons } from '#app/_build/write-icons.ts';
import { createSiteIcons } from '#app/_front/create-site-icons.ts';
import { newFolder } from '#tests/support/servers/databases.ts';
import { serveFiles } from '#tests/support/servers/serve-files.ts';
import { iconDrawingOf, iconKeys } from '#ui/shared/icon-drawing.ts';

/** Two processes of the same build. */
const file = join(newFolder(), 'icons.json');
const [ours, other] = [createSiteIcons(file), createSiteIcons(file)] as const;
let files: Awaited<ReturnType<typeof serveFiles>>;

beforeAll(async () => {
  await writeIcons(file);
  files = await serveFiles([ours.send, other.send]);
});
afterAll(() => files.close());

const get: typeof files.get = (...request) => files.get(...request);

const KEYS = iconKeys();
const anyKeys = fc.array(
  fc.constantFrom(KEYS[0] ?? '', ...KEYS.slice(-30), 'solid truck', 'brands x-twitter'),
  {
    maxLength: 8,
  },
);

const drawn = (key: string): string => {
  const { width, height, body } = iconDrawingOf(key);
  return `<svg data-icon="${key}" viewBox="0 0 ${width} ${height}" width="1em" height="1em" aria-hidden="true">${body}</svg>`;
};
/** What a page has besides its icons, some of which look like one. */
const AROUND = [
  '<p>text $& $1</p>',
  '<svg data-icon="truck"><path d="M0 0"/></svg>',
  '<svg><use href="#i1"/></svg>',
];
const anyPart = fc
  .tuple(anyKeys, fc.array(fc.constantFrom(...AROUND), { maxLength: 2 }))
  .map(([keys, around]) => ({ keys, html: [...around, ...keys.map(drawn)].join('') }));
const documentOf = (header: string, main: string, footer: string): string =>
  `<body><header>${header}</header><main id="content">${main}</main><footer>${footer}</footer></body>`;

const REFERENCE = /<svg width="1em" height="1em" aria-hidden="true"><use href="([^#"]+)#(\w+)"\/><\/svg>/g;

/** The document with its references resolved, as a browser shows it. */
const resolved = async (html: string, at: number): Promise<string> => {
  const files = new Map<string, string>();
  for (const [, address = ''] of html.matchAll(REFERENCE))
    files.set(address, files.get(address) ?? (await (await get(address, at)).text()));
  return html.replaceAll(REFERENCE, (_, address: string, id: string) => {
    const symbol = new RegExp(`<symbol id="${id}" viewBox="([^"]*)">(.*?)</symbol>`).exec(
      files.get(address) ?? '',
    );
    return symbol
      ? `<svg viewBox="${symbol[1]}" width="1em" height="1em" aria-hidden="true">${symbol[2]}</svg>`
      : 'missing';
  });
};

describe('the icons of a page', () => {
  it.prop([anyPart, anyPart, anyPart])(
    'are always those that were drawn, from every process of the build',
    async (header, main, footer) => {
      const html = documentOf(header.html, main.html, footer.html);
      const linked = await ours.linkIn(html);
      for (const at of [0, 1])
        expect(await resolved(linked, at)).toBe(html.replaceAll(/ data-icon="\w+ [\w-]+"/g, ''));
    },
  );

  it.prop([anyPart, anyPart, anyPart])(
    'come in at most two files, and those of the frame in the same one whatever the page contains',
    async (header, main, others) => {
      const addressesOf = async (html: string) => {
        const linked = await ours.linkIn(html);
        return new Set([...linked.matchAll(REFERENCE)].map(([, address]) => address));
      };
      const frame = await addressesOf(documentOf(header.html, '', ''));
      for (const contents of [main.html, others.html]) {
        const all = await addressesOf(documentOf(header.html, contents, ''));
        expect(all.size).toBeLessThanOrEqual(2);
        expect([...all]).toEqual(expect.arrayContaining([...frame]));
      }
    },
  );

  example('are cached forever, but a file with another name than ours does not exist', async () => {
    const linked = await ours.linkIn(drawn('solid truck') + drawn('solid bus'));
    const address = /href="([^#]+)#/.exec(linked)?.[1] ?? '';
    expect((await get(address)).headers.get('cache-control')).toContain('immutable');
    expect((await get(address)).headers.get('content-type')).toBe('image/svg+xml');
    for (const name of ['x.svg', '', address.replace('-', 'x-').split('/').at(-1)])
      expect((await get(`/_next/static/icons/${name}`)).status).toBe(404);
    // The same icon twice, a distance in more bytes than it takes, none of ours, and one that goes on after the end.
    for (const places of [
      [9, 0],
      [9, 128, 0],
      [255, 255, 127],
      [9, 128],
      [200, 201],
    ])
      expect(
        (await get(address.replace(/-.*/, `-${Buffer.from(places).toString('base64url')}.svg`))).status,
      ).toBe(404);
    expect(
      (await get(address.replace(/-.*/, `-${Buffer.from([8, 1]).toString('base64url')}.svg`))).status,
    ).toBe(200);
  });
});
