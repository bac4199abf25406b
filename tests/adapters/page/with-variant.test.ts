import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readEdited } from '#adapters/page/editing-service.ts';
import { withVariant } from '#adapters/page/with-variant.ts';

const ADDRESS = {
  site: 'aqua',
  folder: 'aqua',
  path: '/',
  language: 'en',
  itemId: 'a',
  layoutKind: 'final',
  mode: 'preview',
} as const;

const text = (html: string) => ({
  componentName: 'RichText',
  dataSource: '/x',
  fields: { Text: { value: html } },
});
const container = (entry: object) => ({
  componentName: 'Container',
  placeholders: { 'container-{*}': [entry] },
});
const layoutOf = (main: readonly unknown[]) => ({
  sitecore: { context: {}, route: { itemId: 'a', placeholders: { 'headless-main': main } } },
});

const personalised = {
  ...text('<p>For all</p>'),
  experiences: {
    bikers: text('<p>For bikers</p>'),
    sailors: { componentName: null, dataSource: null },
    hosts: container({ ...text('<p>For all within</p>'), experiences: { hosts: text('<p>For hosts</p>') } }),
  },
};

/** The texts of the page that an editor gets. */
const textsFor = (variants: readonly string[], entry: object): string => {
  const address = { ...ADDRESS, variants };
  const { page } = readEdited(layoutOf([entry]), {}, address, { frameHosts: [] })._unsafeUnwrap();
  return [...JSON.stringify(page.main).matchAll(/<p>(.*?)<\/p>/g)].map(([, words]) => words).join();
};

describe('a page with personalised variants', () => {
  it.each([
    [[], 'For all'],
    [['_default'], 'For all'],
    [['bikers'], 'For bikers'],
    [['unknown', 'bikers'], 'For bikers'],
    [['sailors'], ''],
    [['hosts'], 'For hosts'],
  ])('shows an editor the variants %j', (variants, words) => {
    expect(textsFor(variants, personalised)).toBe(words);
    expect(textsFor(variants, container(container(personalised)))).toBe(words);
  });

  it.prop([fc.jsonValue(), fc.array(fc.string())])('is any other response unchanged', (layout, variants) => {
    expect(withVariant(layout, variants)).toEqual(layout);
  });

  it.prop([fc.jsonValue()])('is rendered whatever its experiences are', (experiences) => {
    expect(textsFor(['bikers'], { ...text('<p>For all</p>'), experiences })).toBe(
      typeof experiences === 'object' && experiences !== null && Object.hasOwn(experiences, 'bikers')
        ? ''
        : 'For all',
    );
  });
});
