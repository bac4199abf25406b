import { addressBelow } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyAddress, parsed } from './any-address.ts';

describe('addressBelow', () => {
  it.prop([anyAddress, fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !/^\.+$/.test(text))])(
    'is one segment below any address, whose query and fragment it has',
    ({ address }, segment) => {
      const [before, after] = [parsed(address), parsed(addressBelow(address, segment))];
      const path = before.pathname.replace(/\/$/, '');
      expect(after.pathname.slice(0, path.length + 1)).toBe(`${path}/`);
      expect(decodeURIComponent(after.pathname.slice(path.length + 1))).toBe(segment);
      expect(after.pathname.slice(path.length + 1)).not.toContain('/');
      expect([after.origin, after.search, after.hash]).toEqual([before.origin, before.search, before.hash]);
    },
  );
});
