import { randomBytes } from 'node:crypto';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { createSeal } from '#adapters/session/seal.ts';

const key = randomBytes(32);

describe('createSeal', () => {
  it.prop([fc.string({ unit: 'binary' })])('always opens what it sealed, and never reveals it', (text) => {
    const sealed = createSeal(key).close(text);
    expect(createSeal(key).open(sealed)).toBe(Buffer.from(text, 'utf8').toString('utf8'));
    if (text.length > 3) expect(Buffer.from(sealed, 'base64url').toString('utf8')).not.toContain(text);
  });

  it.prop([fc.string(), fc.nat(), fc.integer({ min: 1, max: 255 })])(
    'never opens a text with a changed byte, or sealed with another key',
    (text, at, change) => {
      const bytes = Buffer.from(createSeal(key).close(text), 'base64url');
      const place = at % bytes.length;
      bytes[place] = (bytes[place] ?? 0) ^ change;
      expect(createSeal(key).open(bytes.toString('base64url'))).toBeUndefined();
      expect(createSeal(randomBytes(32)).open(createSeal(key).close(text))).toBeUndefined();
    },
  );

  it.prop([fc.string()])('never throws, for any input', (garbage) => {
    expect(createSeal(key).open(garbage)).toBeUndefined();
  });
});
