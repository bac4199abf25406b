import { hasOnlyContent } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { pageWords } from '#adapters/platform/search/page-words.ts';
import { componentNames } from '#adapters/shared/block-descriptions/block-descriptions.ts';
import { layoutOf, openLayout } from '#tests/support/models/layout-document.ts';

const layoutWith = (main: readonly unknown[], fields: object = {}) => ({
  name: 'page',
  displayName: 'Page',
  itemId: 'id',
  templateName: 'Page',
  fields: { MetaTitle: { value: 'Title' }, MetaDescription: { value: 'Description' }, ...fields },
  placeholders: { 'headless-header': [], 'headless-main': [...main] },
});
const textOf = (...main: readonly unknown[]) => pageWords(layoutWith(main))?.text;
const richText = (html: string) => ({ componentName: 'RichText', fields: { Text: { value: html } } });
const within = (componentName: string, key: string, inside: unknown, params: object = {}) => ({
  componentName,
  params,
  placeholders: { [key]: [inside] },
});

describe('pageWords', () => {
  it.prop([fc.constantFrom(...componentNames()), fc.nat(25), fc.boolean()])(
    'never contains a page with a block for signed-in users, at any depth',
    async (componentName, depth, isBare) => {
      const block: object = isBare ? { componentName } : { uid: 'a', componentName, fields: {}, params: {} };
      const nested = Array.from({ length: depth }).reduce<object>(
        (inside) => within('Container', 'container-1', inside),
        block,
      );
      const page = (await openLayout(layoutOf([nested])))._unsafeUnwrap();
      const isFound = pageWords(layoutWith([nested])) !== undefined;
      if (!hasOnlyContent(page)) expect(isFound).toBe(false);
      else if (depth < 19) expect(isFound).toBe(componentName !== 'Search');
    },
  );

  it('classifies every block as public or restricted', async () => {
    for (const componentName of componentNames()) {
      const page = (await openLayout(layoutOf([{ componentName }])))._unsafeUnwrap();
      const isFound = pageWords(layoutWith([{ componentName }])) !== undefined;
      expect([componentName, isFound]).toEqual([
        componentName,
        hasOnlyContent(page) && componentName !== 'Search',
      ]);
    }
  });

  it('contains title, description and text without tags, at any depth', () => {
    const html = '<p class="lead">Halls <b>open</b>&nbsp;at nine</p>';
    const faq = {
      componentName: 'Faq',
      fields: { Questions: [{ fields: { Question: { value: 'When?' }, Answer: { value: '<p>Now</p>' } } }] },
    };
    const words = pageWords(layoutWith([within('Container', 'container-1', richText(html)), faq]));
    expect(words).toMatchObject({ title: 'Title', description: 'Description', isOfExhibitors: false });
    expect(words?.text.split(/\s+/).filter(Boolean)).toEqual(['Halls', 'open', 'at', 'nine', 'When?', 'Now']);
  });

  it('contains plain fields as typed, in blocks, items and articles', () => {
    const typed = 'Pumps <DN50> &amp; more';
    const line = { value: typed };
    const blocks = [
      { componentName: 'RichText', fields: { Title: line, Text: { value: 'Rich <b>text</b>' } } },
      {
        componentName: 'FAQ',
        fields: { Questions: [{ fields: { Question: line, Answer: { value: '<p>Now</p>' } } }] },
      },
      { componentName: 'Unknown', fields: { Title: { value: '<i>Other</i>' } } },
      { componentName: 'NewsArticle' },
    ];
    const words = pageWords(layoutWith(blocks, { Introduction: line }));
    expect(words?.text.split(typed)).toHaveLength(4);
    expect(words?.text).not.toMatch(/<(?!DN50>)/);
  });

  it('contains the fields and tags of an article, and only the blocks of other pages', () => {
    const fields = {
      Introduction: { value: 'Sixty children' },
      Content: { value: '<p>Paper boats</p>' },
      Tags: { value: [{ fields: { Title: { value: 'Cities' } } }, { displayName: 'Water' }] },
    };
    const article = pageWords(layoutWith([{ componentName: 'NewsArticle' }], fields));
    expect(article?.text).toMatch(/Sixty children.*Paper boats/);
    expect(article?.tags).toEqual(['Cities', 'Water']);
    expect(pageWords(layoutWith([], fields))?.text).toBe('');
    expect(pageWords(layoutWith([], { Tags: { value: 'Cities| Water' } }))?.tags).toEqual([
      'Cities',
      'Water',
    ]);
  });

  it('leaves out everything that is not rendered for everyone', () => {
    const secret = richText('secret');
    expect(textOf(within('PersonalizedWrapper', 'x', secret, { ParticipationTypes: 'PRESS' }))).toBe('');
    expect(textOf(within('PersonalizedWrapper', 'x', secret))).toContain('secret');
    expect(textOf(within('ColumnSplitter', 'column-2-{*}', secret, { EnabledPlaceholders: '1' }))).toBe('');
    expect(
      textOf(within('ColumnSplitter', 'column-2-{*}', secret, { EnabledPlaceholders: '1,2' })),
    ).toContain('secret');
    expect(textOf({ componentName: 'StructuredData', fields: { JSON: { value: 'secret' } } })).toBe('');
  });

  it.prop([fc.array(fc.jsonValue())])('handles any layout', (main) => {
    expect(() => pageWords(layoutWith(main))).not.toThrow();
  });
});
