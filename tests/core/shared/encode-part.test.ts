import { decodeAddress, encodePart } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('encodePart', () => {
  it.prop([
    fc.string({ unit: fc.oneof(fc.constantFrom('\ud800', '\udc00', '%'), fc.string({ unit: 'binary' })) }),
  ])(
    'is one segment that decodes to the same text, where half a character becomes the replacement character',
    (text) => {
      const part = encodePart(text);
      expect(part).not.toMatch(/[/?#&=\s]/);
      expect(decodeAddress(part)).toBe(text.toWellFormed());
    },
  );
});
