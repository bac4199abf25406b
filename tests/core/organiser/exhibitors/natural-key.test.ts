import { naturalKey } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyNumber = fc.oneof(fc.nat({ max: 20 }), fc.nat({ max: 999_999_999_999 }));

describe('naturalKey', () => {
  it.prop([fc.constantFrom('', 'b', '8.b'), anyNumber, anyNumber])(
    'sorts numbers inside a text as numbers',
    (start, one, other) => {
      const [before, after] = [naturalKey(`${start}${one}a`), naturalKey(`${start}${other}a`)];
      expect(Math.sign(before < after ? -1 : Number(before > after))).toBe(Math.sign(one - other));
    },
  );

  it('keeps the letters', () => {
    expect(naturalKey('8.b02')).toBe('000000000008.b000000000002');
  });

  it.prop([anyNumber, fc.nat({ max: 20 })])('ignores zeros in front of a number', (number, zeros) => {
    expect(naturalKey(`b${'0'.repeat(zeros)}${number}`)).toBe(naturalKey(`b${number}`));
  });
});
