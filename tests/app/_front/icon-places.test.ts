import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { decodePlaces, encodePlaces } from '#app/_front/icon-places.ts';

const anyPlaces = fc.uniqueArray(fc.oneof(fc.nat(300), fc.nat(100_000)), { maxLength: 60 });

describe('the places of icons in a name', () => {
  it.prop([anyPlaces])('are always those that were encoded, in ascending order', (places) => {
    expect(decodePlaces(encodePlaces(new Set(places)))).toEqual(places.toSorted((one, other) => one - other));
  });

  it.prop([anyPlaces])('have one name whatever their order', (places) => {
    expect(encodePlaces(new Set(places.toReversed()))).toBe(encodePlaces(new Set(places)));
  });

  it.prop([fc.oneof(fc.base64String(), fc.string({ unit: 'binary' }), fc.stringMatching(/^[\w-]{0,12}$/))])(
    'are read from no other name',
    (name) => {
      const places = decodePlaces(name);
      if (places) expect(encodePlaces(new Set(places))).toBe(name);
    },
  );

  it.prop([fc.uniqueArray(fc.nat(2000), { minLength: 10, maxLength: 60 })])(
    'take at most two bytes each, in four characters for three bytes',
    (places) => {
      expect(encodePlaces(new Set(places)).length).toBeLessThanOrEqual(
        Math.ceil((places.length * 2 * 4) / 3),
      );
    },
  );
});
