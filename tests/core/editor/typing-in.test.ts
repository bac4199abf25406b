import { type FieldContent, typingIn } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyText = fc.string({ maxLength: 4 });
const anyName = fc.constantFrom('Title', 'Text', 'Link');
const { content: anyContent } = fc.letrec<{ content: FieldContent }>((tie) => ({
  content: fc.oneof(
    { maxDepth: 3 },
    anyText,
    fc.dictionary(anyName, tie('content'), { maxKeys: 3, noNullPrototype: true }),
    fc.array(tie('content'), { maxLength: 3 }),
  ),
}));

/** The places of all texts in a field. */
const textsIn = (content: FieldContent, place: readonly string[] = []): readonly (readonly string[])[] =>
  typeof content === 'object' && content !== null
    ? Object.entries(content).flatMap(([name, inside]) => textsIn(inside, [...place, name]))
    : [place];

const typed = (content: FieldContent, place: readonly string[]): FieldContent => {
  const [name, ...rest] = place;
  if (name === undefined) return `${content}!`;
  const changed = structuredClone(content) as Record<string, FieldContent>;
  changed[name] = typed(changed[name] ?? '', rest);
  return changed;
};

describe('where a text was typed', () => {
  it.prop([anyContent])('is the place of the only text that has changed', (content) => {
    for (const place of textsIn(content))
      expect(typingIn(content, typed(content, place))).toBe(place.map((name) => `.${name}`).join(''));
  });

  it.prop([fc.array(fc.record({ Title: anyText }), { minLength: 1, maxLength: 4 })])(
    'is nowhere when an item was added or deleted, or nothing has changed',
    (items) => {
      expect(typingIn(items, items)).toBeUndefined();
      expect(typingIn(items, [...items, {}])).toBeUndefined();
      expect(typingIn(items, items.slice(1))).toBeUndefined();
    },
  );

  it('is nowhere when items changed places', () => {
    expect(typingIn([{ Title: 'Doors' }, { Title: 'Halls' }], [{ Title: 'Halls' }, { Title: 'Doors' }])).toBe(
      undefined,
    );
  });

  it('takes a missing text for an empty one', () => {
    expect(typingIn(undefined, 'D')).toBe('');
    expect(typingIn([{}], [{ Title: 'D', Text: '' }])).toBe('.0.Title');
    expect(typingIn(undefined, { href: '', text: 'D' })).toBe('.text');
  });
});
