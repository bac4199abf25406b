import { isListed, listed } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyName = fc
  .string()
  .map((name) => name.replaceAll('|', '').trim())
  .filter((name) => name !== '');

describe('listed', () => {
  it.prop([fc.array(anyName), fc.constantFrom('|', ' | ', '||', '|  |')])(
    'parses the names back, with any separators',
    (names, bar) => {
      expect(listed(`${bar}${names.join(bar)}${bar}`)).toEqual(names);
    },
  );

  it('is empty for an empty list', () => {
    expect(listed('')).toEqual([]);
    expect(listed(' | ')).toEqual([]);
  });
});

describe('isListed', () => {
  it.prop([fc.array(anyName), anyName, fc.array(anyName)])(
    'always finds a listed name',
    (before, name, after) => {
      expect(isListed([...before, name, ...after].join('|'), name)).toBe(true);
    },
  );

  it.prop([fc.array(anyName), anyName])('never finds an unlisted name, nor a part of one', (names, name) => {
    fc.pre(!names.includes(name));
    expect(isListed(names.join('|'), name)).toBe(false);
  });

  it.prop([anyName, fc.string({ unit: fc.constantFrom(' ', '\t') })])(
    'ignores white space around the name',
    (name, blanks) => {
      expect(isListed(name, blanks + name + blanks)).toBe(true);
    },
  );

  it('never finds the empty name', () => {
    expect(isListed('||', '')).toBe(false);
  });
});
