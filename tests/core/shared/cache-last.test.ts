import { cacheLast } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('a cache of the last results', () => {
  it.prop([fc.array(fc.nat(6)), fc.integer({ min: 1, max: 5 })])(
    'always gives the result of its own key, computed once while the key is among the last',
    (inputs, max) => {
      let computed: number[] = [];
      const squared = cacheLast(max, String, (input: number) => {
        computed.push(input);
        return input === 0 ? undefined : { square: input * input };
      });
      let cached: number[] = [];
      for (const input of inputs) {
        computed = [];
        expect(squared(input)).toEqual(input === 0 ? undefined : { square: input * input });
        expect(computed).toEqual(cached.includes(input) ? [] : [input]);
        cached = [...cached.filter((key) => key !== input), input].slice(-max);
      }
    },
  );
});
