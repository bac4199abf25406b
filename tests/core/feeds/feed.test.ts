import { limited } from '@fairdesk/core/feeds';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyItem = fc.record({
  title: fc.string(),
  description: fc.string(),
  pubDate: fc.string(),
  author: fc.string(),
  link: fc.string(),
});

describe('limited', () => {
  it.prop([fc.array(anyItem, { maxLength: 30, size: 'max' }), fc.integer({ min: 1, max: 20 })])(
    'returns the first items, up to the limit',
    (items, limit) => {
      expect(limited(items, String(limit))).toEqual(items.filter((_, at) => at < limit));
      expect(limited(items, `${limit} items`)).toEqual(limited(items, String(limit)));
    },
  );

  it.prop([fc.array(anyItem), fc.constantFrom('', 'all', '0', '-3', 'NaN')])(
    'returns all items without a limit',
    (items, limit) => {
      expect(limited(items, limit)).toEqual(items);
    },
  );
});
