import { withQuery } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyAddress, parsed } from './any-address.ts';

const values = fc.dictionary(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), {
  minKeys: 1,
});

describe('withQuery', () => {
  it.prop([anyAddress, values])(
    'adds its values to any address, before those that it has and before its fragment',
    ({ address }, given) => {
      const [before, after] = [parsed(address), parsed(withQuery(address, given))];
      expect([...after.searchParams]).toEqual([...Object.entries(given), ...before.searchParams]);
      expect([after.origin, after.pathname, after.hash]).toEqual([
        before.origin,
        before.pathname,
        before.hash,
      ]);
    },
  );
});
