import { isListed, listed } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyName = fc
  .string()
  .map((name) => name.replaceAll('|', '').trim())
  .filter((name) => name !== '');

describe('listed', () => {
  it.prop([fc.array(anyName), fc.constantFrom('|', ' | ', '||', '|  |')])(
    'finds the names again, whatever the bars',
    (names, bar) => {
      expect(listed(`${bar}${names.join(bar)}${bar}`)).toEqual(names);
    },
  );

  it('names nothing when empty', () => {
    expect(listed('')).toEqual([]);
    expect(listed(' | ')).toEqual([]);
  });
});

describe('isListed', () => {
  it.prop([fc.array(anyName), anyName, fc.array(anyName)])(
    'always finds a name that is there',
    (before, name, after) => {
      expect(isListed([...before, name, ...after].join('|'), name)).toBe(true);
    },
  );

  it.prop([fc.array(anyName), anyName])(
    'never finds a name that is not, nor a part of one',
    (names, name) => {
      fc.pre(!names.includes(name));
      expect(isListed(names.join('|'), name)).toBe(false);
    },
  );

  it.prop([anyName, fc.string({ unit: fc.constantFrom(' ', '\t') })])(
    'minds no white space around the name asked for',
    (name, blanks) => {
      expect(isListed(name, blanks + name + blanks)).toBe(true);
    },
  );

  it('never finds the empty name', () => {
    expect(isListed('||', '')).toBe(false);
  });
});
