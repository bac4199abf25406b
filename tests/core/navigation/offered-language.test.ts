import { offeredLanguage } from '@fairdesk/core/navigation';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const anyTag = fc
  .tuple(fc.constantFrom(...LANGUAGES, 'de', 'fr', 'ES', ''), fc.constantFrom('', '-BE', '-x-a', '-Latn-TR'))
  .map((parts) => parts.join(''));

describe('offeredLanguage', () => {
  it.prop([fc.array(anyTag), fc.constantFrom(...LANGUAGES), fc.subarray([...LANGUAGES])])(
    'is one the page is in and the browser prefers to the one that is read, or none',
    (preferred, current, all) => {
      const others = all.filter((other) => other !== current);
      const offered = offeredLanguage(preferred, current, others);
      const placeOf = (language: string): number =>
        preferred.findIndex((tag) => new RegExp(`^${language}(?:-|$)`, 'i').test(tag));
      const better = others.filter(
        (other) => placeOf(other) >= 0 && (placeOf(current) < 0 || placeOf(other) < placeOf(current)),
      );
      expect(offered).toBe(better.toSorted((one, other) => placeOf(one) - placeOf(other))[0]);
    },
  );

  example('offers Dutch to a Belgian, and nothing to whom English serves as well', () => {
    expect(offeredLanguage(['nl-BE', 'en'], 'en', ['nl', 'es', 'tr'])).toBe('nl');
    expect(offeredLanguage(['de-CH', 'en', 'nl'], 'en', ['nl', 'es', 'tr'])).toBeUndefined();
  });
});
