import { documentFaults, roundTo, thumbnailsOf, visibleGalleryItems } from '@fairdesk/core/media';
import { anySortables } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('thumbnailsOf', () => {
  it.prop([anySortables(), anySortables()])(
    'lists every image and every video once, in one order',
    (images, videos) => {
      const thumbnails = thumbnailsOf(images, videos);
      expect(thumbnails).toHaveLength(images.length + videos.length);
      const indexes = thumbnails.map(({ sortIndex }) => sortIndex);
      expect(indexes).toEqual(indexes.toSorted((one, other) => one - other));
    },
  );
});

describe('visibleGalleryItems', () => {
  const items = fc.array(
    fc.record({ url: fc.constantFrom('', '/a.jpg'), alt: fc.constantFrom('', 'A stand') }),
  );

  it.prop([items])('skips items without an address or an alternative text', (given) => {
    expect(visibleGalleryItems(given)).toEqual(given.filter(({ url, alt }) => url && alt));
  });
});

describe('roundTo', () => {
  it.prop([fc.integer({ min: 1, max: 50 }), fc.nat(), fc.array(fc.constantFrom(1 as const, -1 as const))])(
    'wraps around and back, and never leaves the gallery',
    (count, start, steps) => {
      const place = start % count;
      const there = steps.reduce<number>((at, step) => roundTo(at, step, count), place);
      const back = steps.reduce<number>((at, step) => roundTo(at, step === 1 ? -1 : 1, count), there);
      expect(there).toBeGreaterThanOrEqual(0);
      expect(there).toBeLessThan(count);
      expect(back).toBe(place);
    },
  );
});

describe('navigation through a gallery', () => {
  it('goes forward with 1 and back with -1, and stays at 0 in an empty gallery', () => {
    expect([roundTo(0, 1, 3), roundTo(2, 1, 3), roundTo(0, -1, 3), roundTo(0, 1, 0)]).toEqual([1, 0, 2, 0]);
  });
});

describe('documentFaults', () => {
  const form = { title: 'Price list', description: '', type: 'BROCHURE' };
  const paths = (change: Partial<typeof form>) =>
    documentFaults({ ...form, ...change }).map(({ path, code }) => `${path} ${code}`);

  it('require a title and a known type', () => {
    expect(paths({})).toEqual([]);
    expect(paths({ title: '', type: '' })).toEqual(['title forms-required', 'type forms-required']);
    expect(paths({ type: 'constructor' })).toEqual(['type forms-choice']);
  });

  it('limit the title to 50 and the description to 500 characters', () => {
    expect(paths({ title: 'x'.repeat(50), description: 'x'.repeat(500) })).toEqual([]);
    expect(paths({ title: 'x'.repeat(51) })).toEqual(['title forms-maxlength']);
    expect(paths({ description: 'x'.repeat(501) })).toEqual(['description forms-maxlength']);
  });
});
