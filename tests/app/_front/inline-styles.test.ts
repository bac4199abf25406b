import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fc, it } from '@fast-check/vitest';
import { beforeAll, describe, it as example, expect } from 'vitest';
import { createInlineStyles } from '#app/_front/inline-styles.ts';
import { newFolder } from '#tests/support/servers/databases.ts';

const MODULES = ['mod000', 'mod001', 'mod002', 'mod003'];
const SHEETS = { base: ':root{top:0}a{background:url(../media/a.svg)}', one: '', two: '' };
const ruleOf = (module: string, sheet: string): string => `.${module}_${sheet}{top:0}`;

const folder = newFolder();
const inlineStyles = createInlineStyles(folder);
const inlined = async (html: string): Promise<string> => (await inlineStyles(Buffer.from(html))).toString();

beforeAll(() => {
  mkdirSync(join(folder, 'chunks'));
  for (const [name, css] of Object.entries(SHEETS))
    writeFileSync(
      join(folder, `chunks/${name}.css`),
      css + (name === 'base' ? '' : MODULES.map((module) => ruleOf(module, name)).join('')),
    );
});

/** Both ways in which the framework writes a link. */
const linkOf = (name: string): string =>
  name === 'two'
    ? `<link href="/_next/static/chunks/${name}.css" rel="stylesheet" as="style" nonce="n" data-precedence="dynamic"/>`
    : `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" nonce="n" data-precedence="next"/>`;
const DATA = '<script>self.__next_f.push([1,"mod000_one mod001_one mod002_one mod003_one </b"])</script>';
const pageOf = (links: string, content: string): string =>
  `<html><head><meta charset="utf-8"/>${links}<title>A $& B</title></head><body>${content}${DATA}</body></html>`;

describe('a page of the framework', () => {
  const sheets = fc.constantFrom(['base'], ['base', 'one'], ['base', 'one', 'two'], ['base', 'two', 'one']);
  const text = fc.constantFrom('', '$& $1', 'Şirket', '</head>', 'self.__next_f');

  it.prop([sheets, fc.subarray(MODULES), text])(
    'has the rules of its content in its head, in the order of its sheets, and the links at its end',
    async (names, modules, more) => {
      const content = `${modules.map((module) => `<p class="${module}_one"></p>`).join('')}<i>${more}</i>`;
      const links = names.map(linkOf).join('');
      const css = names.flatMap((name) =>
        name === 'base'
          ? SHEETS.base.replace('../', '/_next/static/')
          : MODULES.filter((module) => modules.includes(module)).map((module) => ruleOf(module, name)),
      );
      expect(await inlined(pageOf(links, content))).toBe(
        pageOf(`<style>${css.join('')}</style>`, content).replace('</body>', () => `${links}</body>`),
      );
    },
  );

  example(
    'stays as it is with a style sheet of the content platform, which must follow the others',
    async () => {
      const html = pageOf(`${linkOf('base')}<link rel="stylesheet" href="/-/theme.css"/>`, '<p></p>');
      expect(await inlined(html)).toBe(html);
    },
  );

  example.for([
    ['without style sheets', pageOf('', '<p></p>')],
    ['with a sheet of another build', pageOf(linkOf('gone'), '<p></p>')],
    ['without an end', '<html><head></head>'],
    ['without a head', `<body>${linkOf('base')}</body>`],
    ['that is empty', ''],
  ] as const)('stays as it is %s', async ([, html]) => {
    expect(await inlined(html)).toBe(html);
  });
});
