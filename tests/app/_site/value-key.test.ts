import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { frozen } from '#adapters/shared/frozen.ts';
import { valueKey } from '#app/_site/value-key.ts';

/** A few values, so that equal ones occur, some of whose parts cannot change. */
const { anyValue } = fc.letrec<{ anyValue: unknown }>((tie) => ({
  anyValue: fc
    .oneof(
      { maxDepth: 3 },
      fc.constantFrom<unknown>('', 'a', '1', 1, 'a:1', 'null', null, true, '[]', '{}'),
      fc.array(tie('anyValue'), { maxLength: 2 }),
      fc.dictionary(fc.constantFrom('a', 'b', '"a":1'), tie('anyValue'), { maxKeys: 2 }),
    )
    .chain((value) => fc.constantFrom(value, frozen(structuredClone(value)))),
}));

const anyPair = fc.tuple(anyValue, anyValue);

describe('the key of a value', () => {
  it.prop([anyPair], { numRuns: 1000 })('is never the same for values that differ', ([one, other]) => {
    if (valueKey(one) === valueKey(other)) expect(one).toEqual(other);
  });

  it.prop([anyValue])('is the same for equal values whose equal parts are frozen', (value) => {
    expect(valueKey(frozen(structuredClone(value)))).toBe(valueKey(frozen(structuredClone(value))));
  });

  it.prop([anyValue])('is the same each time', (value) => {
    expect(valueKey(value)).toBe(valueKey(value));
  });
});
