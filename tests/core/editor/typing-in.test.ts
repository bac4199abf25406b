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

/** A content with another one in this place, also where it has none yet. */
const replaced = (
  content: FieldContent | undefined,
  [name, ...rest]: readonly string[],
  other: FieldContent,
): FieldContent => {
  if (name === undefined) return other;
  const copy = structuredClone(content ?? {}) as Record<string, FieldContent>;
  return Object.assign(copy, { [name]: replaced(copy[name], rest, other) });
};

const at = (
  content: FieldContent | undefined,
  [name, ...rest]: readonly string[],
): FieldContent | undefined =>
  name === undefined ? content : at((content as Record<string, FieldContent> | undefined)?.[name], rest);

/** Without empty texts, which stand for missing ones; lists as records of their places. */
const written = (content: FieldContent | undefined): unknown =>
  typeof content === 'object' && content !== null
    ? Object.fromEntries(
        Object.entries(content).flatMap(([name, inside]) =>
          inside === '' ? [] : [[name, written(inside)] as const],
        ),
      )
    : content;

describe('where a text was typed', () => {
  it.prop([anyContent, anyContent, fc.nat()])(
    'is never a place whose text alone does not make one content of the other',
    (before, other, seed) => {
      const places = textsIn(before);
      const spot = places[seed % Math.max(places.length, 1)] ?? [];
      for (const place of [spot, ...spot.map((_, depth) => spot.slice(0, depth))]) {
        const after = replaced(before, place, other);
        const found = typingIn(before, after);
        if (found === undefined) continue;
        const names = found.split('.').slice(1);
        const text = at(after, names);
        expect(typeof (text ?? '')).toBe('string');
        expect(typeof (at(before, names) ?? '')).toBe('string');
        expect(written(replaced(before, names, text ?? ''))).toEqual(written(after));
      }
    },
  );

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
      expect(typingIn(undefined, items)).toBeUndefined();
    },
  );

  it.each<[FieldContent, FieldContent]>([
    ['a', { Title: 'a' }],
    ['a', ['a']],
    [{ Title: 'a' }, 'a'],
    [['a'], 'a'],
    [{ Link: 'a' }, { Link: { href: 'a' } }],
    [{ Link: { href: 'a' } }, { Link: 'a' }],
  ])('is nowhere when %j became %j', (before, after) => expect(typingIn(before, after)).toBeUndefined());

  it('is nowhere when items changed places', () => {
    expect(typingIn([{ Title: 'Doors' }, { Title: 'Halls' }], [{ Title: 'Halls' }, { Title: 'Doors' }])).toBe(
      undefined,
    );
  });

  it.prop([fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)), fc.string({ minLength: 1 })])(
    'is in the field that has changed, whatever its name',
    (name, text) => {
      const field = Object.fromEntries([[name, text]]);
      expect(typingIn({}, field)).toBe(`.${name}`);
      expect(typingIn({ Title: 'a', ...field }, { Title: 'b', ...field })).toBe('.Title');
    },
  );

  it('takes a missing text for an empty one', () => {
    expect(typingIn(undefined, 'D')).toBe('');
    expect(typingIn([{ Title: 'D', Text: 'a' }], [{ Text: 'a' }])).toBe('.0.Title');
    expect(typingIn([{ Text: 'a', Title: '' }], [{ Text: 'b' }])).toBe('.0.Text');
    expect(typingIn([{}], [{ Title: 'D', Text: '' }])).toBe('.0.Title');
    expect(typingIn(undefined, { href: '', text: 'D' })).toBe('.text');
  });
});
