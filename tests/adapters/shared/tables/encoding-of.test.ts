import { ENCODINGS } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { encodingOf } from '#adapters/shared/tables/encoding-of.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const wide = (text: string, isLittle: boolean) =>
  Uint8Array.from(
    [...text].flatMap((letter) => {
      const [low, high] = [letter.charCodeAt(0) % 256, letter.charCodeAt(0) >> 8];
      return isLittle ? [low, high] : [high, low];
    }),
  );
const plain = fc.stringMatching(/^[a-zA-Z0-9;,. ]{20,60}$/);

describe('encodingOf', () => {
  it.prop([fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'))])(
    'always recognises UTF-8',
    (text) => {
      expect(encodingOf(bytesOf(text))).toBe('utf-8');
    },
  );

  it.prop([plain, fc.boolean(), fc.boolean()])(
    'always recognises UTF-16, with a mark or without',
    (text, isLittle, isMarked) => {
      const bytes = wide((isMarked ? '\ufeff' : '') + text, isLittle);
      expect(encodingOf(bytes)).toBe(isLittle ? 'utf-16le' : 'utf-16be');
      expect(new TextDecoder(encodingOf(bytes)).decode(bytes)).toBe(text);
    },
  );

  it('distinguishes Turkish from Western European text by its letters', () => {
    expect(encodingOf(Uint8Array.from([0x43, 0x61, 0x66, 0xe9]))).toBe('windows-1252');
    const bytes = Uint8Array.from([0xde, 0x69, 0xfe, 0x6c, 0x69]);
    expect(encodingOf(bytes)).toBe('windows-1254');
    expect(new TextDecoder(encodingOf(bytes)).decode(bytes)).toBe('Şişli');
  });

  it('is always an encoding, whatever the bytes, and one that TextDecoder knows', () => {
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => {
        expect(ENCODINGS).toContain(encodingOf(bytes));
        expect(() => new TextDecoder(encodingOf(bytes)).decode(bytes)).not.toThrow();
      }),
    );
  });
});
