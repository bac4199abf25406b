import { type FieldContent, type PageDocument, withArticleField, withPageField } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const NAMES = ['Title', 'MetaTitle', 'NavigationTitle', 'Introduction', 'MetaDescription', 'Image'];
const anyName = fc.constantFrom(...NAMES);
const anyText = fc.constantFrom('', 'Pumps', 'Quieter pumps');
const anyPage: fc.Arbitrary<PageDocument> = fc
  .dictionary(anyName, anyText)
  .map((fields) => ({ fields, areas: [{ key: 'main', blocks: [] }] }));

/** The fields that begin as each one of an article. */
const FOLLOWERS: Readonly<Record<string, readonly string[]>> = {
  Title: ['MetaTitle', 'NavigationTitle'],
  Introduction: ['MetaDescription'],
};
const textOf = ({ fields }: PageDocument, name: string): FieldContent => fields[name] ?? '';

describe('withArticleField', () => {
  it.prop([anyPage, anyName, anyText])(
    'changes the field and those that follow it while they are the same, and nothing else',
    (page, name, text) => {
      const after = withArticleField(page, name, text);
      for (const each of NAMES) {
        const follows = FOLLOWERS[name]?.includes(each) && textOf(page, each) === textOf(page, name);
        expect(textOf(after, each), each).toBe(each === name || follows ? text : textOf(page, each));
      }
      expect(after.areas).toBe(page.areas);
    },
  );

  it.prop([anyPage, anyText, anyText])(
    'leaves a title of its own alone, whatever is typed',
    (page, first, then) => {
      const own = withPageField(page, 'MetaTitle', 'Pumps and valves');
      const typed = withArticleField(withArticleField(own, 'Title', first), 'Title', then);
      expect(textOf(typed, 'MetaTitle')).toBe('Pumps and valves');
    },
  );
});

describe('withPageField', () => {
  it.prop([anyPage, anyName, anyText])('changes one field', (page, name, text) => {
    expect(withPageField(page, name, text)).toEqual({ ...page, fields: { ...page.fields, [name]: text } });
  });
});
