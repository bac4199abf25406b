import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { decodeText } from '#adapters/platform/dataset/read/decode-text.ts';

const BOM = '\uFEFF';
/** Texts without a byte order mark at their start. */
const texts = fc.string({ unit: 'grapheme' }).filter((text) => !text.startsWith(BOM));

describe('decodeText', () => {
  it.prop([texts, fc.boolean()])(
    'always decodes UTF-8, with or without a byte order mark',
    (text, marked) => {
      const bytes = new TextEncoder().encode((marked ? BOM : '') + text);
      expect(decodeText(bytes)).toEqual({ text });
    },
  );

  it.prop([texts])('always decodes the UTF-16 that Excel calls Unicode text', (text) => {
    expect(decodeText(Buffer.from(BOM + text, 'utf16le'))).toEqual({ text });
  });

  it('decodes anything else as Windows-1252, and reports the guess', () => {
    const bytes = Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80]);
    expect(decodeText(bytes)).toEqual({ text: 'Café €', guessed: 'windows-1252' });
  });
});
