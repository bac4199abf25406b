import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createMarkupCache } from '#app/_site/markup-cache.ts';

const anyRead = fc.record({ of: fc.constantFrom('a', 'b', 'c', 'd'), fails: fc.boolean() });
/** Each part is as long as its place in this list. */
const PARTS = ['', 'a', 'b', 'c', 'd'];
const KEY_LENGTH = 43;
const lengthOf = (parts: readonly string[]): number =>
  parts.reduce((length, part) => length + KEY_LENGTH + htmlOf(part).length, 0);
const htmlOf = (of: string): string => of.repeat(PARTS.indexOf(of));

describe('the cache of markup', () => {
  it.prop([fc.array(anyRead), fc.nat(200)])(
    'always gives the markup of what was requested, never caches a failure, and never holds more than its limit',
    (reads, maxLength) => {
      let rendered: string[] = [];
      const cache = createMarkupCache({
        render: (part) => {
          rendered.push(String(part));
          return htmlOf(String(part));
        },
        maxLength,
      });
      /** What may be cached: the latest successes that fit together. */
      let expected: string[] = [];
      for (const { of, fails } of reads) {
        rendered = [];
        expect(cache.markupOf(of, of, () => fails)).toBe(htmlOf(of));
        expect(rendered).toEqual(expected.includes(of) ? [] : [of]);
        if (expected.includes(of) || !fails) expected = [...expected.filter((each) => each !== of), of];
        while (lengthOf(expected) > maxLength) expected.shift();
      }
    },
  );
});
