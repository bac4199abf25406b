import { uuidOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import * as z from 'zod/mini';

const anyBytes = fc.uint8Array({ minLength: 16, maxLength: 16 });

describe('uuidOf', () => {
  it.prop([anyBytes])('always is a UUID that the server accepts', (bytes) => {
    expect(z.uuidv4().safeParse(uuidOf(bytes)).success).toBe(true);
  });

  it.prop([anyBytes, fc.nat(15), fc.integer({ min: 1, max: 255 })])(
    'never loses more than the six bits of its version and variant',
    (bytes, at, flip) => {
      const other = bytes.map((byte, index) => (index === at ? byte ^ flip : byte));
      const isFixed = (at === 6 || at === 8) && flip % 16 === 0;
      expect(uuidOf(other) === uuidOf(bytes)).toBe(isFixed);
    },
  );
});
