import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { freeSlug, freeSlugs } from '#adapters/platform/profile-service/slug-of.ts';

const anyName = fc.oneof(fc.constantFrom('Acme', 'acme 2', 'Açme', '株式会社', '!'), fc.string());

/** Counts look-ups. */
class CountedSet<Value> extends Set<Value> {
  count = 0;
  override has(value: Value): boolean {
    this.count += 1;
    return super.has(value);
  }
}

describe('slugs of many companies', () => {
  it.prop([fc.array(anyName), fc.array(anyName)])(
    'are those of one company after the other: the lowest free number of each name',
    (before, names) => {
      const used = new Set(before.map((name) => freeSlug(name, new Set())));
      const freeOf = freeSlugs(used);
      for (const name of names) {
        const slug = freeOf(name);
        expect(slug).toBe(freeSlug(name, used));
        used.add(slug);
      }
    },
  );

  it.prop([fc.integer({ min: 1, max: 500 })])(
    'take two look-ups each, also when all have one name',
    (count) => {
      const used = new CountedSet<string>();
      const freeOf = freeSlugs(used);
      for (let place = 0; place < count; place++) used.add(freeOf('Acme'));
      expect(used.size).toBe(count);
      expect(used.count).toBeLessThanOrEqual(2 * count);
    },
  );
});
