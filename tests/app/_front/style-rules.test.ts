import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import {
  cutRules,
  modulesIn,
  modulesOnPage,
  readRules,
  withoutUnusedProperties,
} from '#app/_front/style-rules.ts';

const hash = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9-]{5}$/);
/** Contents that end a block only for a careless reader. */
const body = fc.constantFrom(
  'color:red',
  'content:"}{;"',
  "content:'\\'}'",
  'background:url("a;b{c}.svg")',
  '&:hover{color:red}',
  '/* } */gap:0',
);

/** A part of a sheet, and the module it belongs to, if any. */
interface Part {
  readonly text: string;
  readonly module?: string;
}

const ofEveryPage: fc.Arbitrary<Part> = fc.oneof(
  fc
    .constantFrom(
      '@layer mantine;',
      '@font-face{font-family:A;src:url(../media/a_b.woff2)}',
      '@keyframes turn{to{rotate:1turn}}',
      ':root{--gap:1rem}',
      '[data-label="a_b"]{top:0}',
      '.visually-hidden{top:0}',
    )
    .map((text) => ({ text })),
);
const ofModule = fc
  .tuple(
    hash,
    body,
    fc.constantFrom('', '_'),
    fc.constantFrom('>a', ':is(a,button)', '[data-a="}"]', ' svg', ''),
  )
  .chain(([name, text, start, rest]) =>
    fc.constantFrom(
      { module: name, text: `.${start}${name}_item${rest}{${text}}` },
      { module: name, text: `a:hover>.${start}${name}_item-2${rest}{${text}}` },
      { module: name, text: `@keyframes ${start}${name}_turn{to{rotate:1turn}}` },
    ),
  );
const parts = fc.array(fc.oneof(ofEveryPage, ofModule), { maxLength: 12 });
/** Groups of parts with their start; an empty one is no group. */
const sheets = fc.array(
  fc.tuple(fc.constantFrom('', '@media (width>=52rem)', '@supports (top:0)', '@layer site'), parts),
  { maxLength: 5 },
);
type Sheet = readonly (readonly [string, readonly Part[]])[];

const textOf = (sheet: Sheet): string =>
  sheet
    .map(([start, of]) => {
      const text = of.map((part) => part.text).join('');
      return start === '' || text === '' ? text : `${start}{${text}}`;
    })
    .join('');
const namesIn = (sheet: Sheet): readonly string[] =>
  sheet.flatMap(([, of]) => of.flatMap(({ module = '' }) => module || []));

describe('the rules of a style sheet', () => {
  it.prop([sheets])('are all in the sheet of a page with every module, in their order', (sheet) => {
    const rules = readRules(textOf(sheet));
    expect(new Set(modulesIn(rules))).toEqual(new Set(namesIn(sheet)));
    expect(cutRules(rules, new Set(namesIn(sheet)))).toBe(textOf(sheet));
  });

  it.prop([sheets, fc.infiniteStream(fc.boolean())])(
    'are in the sheet of a page exactly when they belong to one of its modules, or to none',
    (sheet, choice) => {
      const chosen = new Set(namesIn(sheet).filter(() => choice.next().value));
      const expected = sheet.map(
        ([start, of]) =>
          [start, of.filter(({ module }) => module === undefined || chosen.has(module))] as const,
      );
      expect(cutRules(readRules(textOf(sheet)), chosen)).toBe(textOf(expected));
    },
  );

  example('of several modules stay with any of them', () => {
    const rules = readRules('.aaaaaa_one,.bbbbbb_two{top:0}');
    expect(cutRules(rules, new Set(['bbbbbb']))).toBe('.aaaaaa_one,.bbbbbb_two{top:0}');
    expect(cutRules(rules, new Set(['cccccc']))).toBe('');
  });
});

describe('the classes of the component library', () => {
  const library = fc.stringMatching(/^m_[0-9a-f]{6,8}$/);

  it.prop([fc.uniqueArray(library, { minLength: 1 }), fc.infiniteStream(fc.boolean())])(
    'are modules of their own',
    (names, choice) => {
      const ruleOf = (name: string) => `:where(.${name}):focus,.${name}>a{top:0}`;
      const rules = readRules(`@layer mantine{${names.map(ruleOf).join('')}}`);
      expect(modulesIn(rules)).toEqual(names);
      const used = names.filter(() => choice.next().value);
      const html = used.map((name) => `<p class="${name} mantine-Input-wrapper"></p>`).join('');
      expect(modulesOnPage(html, new Set(names))).toEqual(new Set(used));
      expect(cutRules(rules, new Set(used))).toBe(
        used.length > 0 ? `@layer mantine{${used.map(ruleOf).join('')}}` : '',
      );
    },
  );
});

describe('the custom properties of the component library', () => {
  const nameOf = (place: number) => `--mantine-p${place}`;
  /** Each property may refer to others, also in a circle. */
  const definitions = fc.array(fc.array(fc.nat({ max: 9 }), { maxLength: 3 }), {
    minLength: 1,
    maxLength: 10,
  });

  it.prop([definitions, fc.array(fc.nat({ max: 9 })), fc.array(fc.nat({ max: 9 }))])(
    'stay exactly when the rules or the page need them, however indirectly',
    (others, inRules, onPage) => {
      const referringTo = (places: readonly number[]) =>
        places.map((at) => `var(${nameOf(at)},1px)`).join(' ');
      const css =
        `:root{${others.map((places, at) => `${nameOf(at)}:0 ${referringTo(places)};`).join('')}--own:1}` +
        `a{width:${referringTo(inRules) || '0'}}`;
      const needed = new Set<number>();
      const need = (at: number): void => {
        if (needed.has(at)) return;
        needed.add(at);
        for (const other of others[at] ?? []) need(other);
      };
      for (const at of [...inRules, ...onPage]) need(at);
      const result = withoutUnusedProperties(css, onPage.map(nameOf));
      const stayed = others.flatMap((_, at) => (result.includes(`${nameOf(at)}:`) ? at : []));
      expect(stayed).toEqual(others.flatMap((_, at) => (needed.has(at) ? at : [])));
      expect(result).toContain('--own:1}a{width:');
    },
  );
});

describe('the modules of a page', () => {
  const place = fc.constantFrom(
    (name: string) => `<p class="visually-hidden ${name}_item">a_b</p>`,
    (name: string) => `<template><p class="_${name}_item"></p></template>`,
    (name: string) => `<print-button data-sheet="${name}_sheet"></print-button>`,
    (name: string) => `<div data-view="{&quot;class&quot;:&quot;${name}_item&quot;}"></div>`,
  );

  it.prop([fc.array(fc.tuple(hash, place)), fc.array(hash)])(
    'are those with a class in its markup, wherever it is',
    (used, others) => {
      const names = used.map(([name]) => name);
      const html = used.map(([name, markup]) => markup(name)).join('\n');
      const unused = others.filter((name) => !html.includes(name));
      expect(modulesOnPage(html, new Set([...names, ...unused]))).toEqual(new Set(names));
    },
  );
});
