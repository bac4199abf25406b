import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { decodeText } from '#adapters/platform/dataset/decode-text.ts';

const BOM = '\uFEFF';
/** Texts that do not begin with the mark themselves. */
const texts = fc.string({ unit: 'grapheme' }).filter((text) => !text.startsWith(BOM));

describe('decodeText', () => {
  it.prop([texts, fc.boolean()])('always reads UTF-8, with or without its mark', (text, marked) => {
    const bytes = new TextEncoder().encode((marked ? BOM : '') + text);
    expect(decodeText(bytes)).toEqual({ text, guessed: false });
  });

  it.prop([texts])('always reads the UTF-16 that Excel calls Unicode text', (text) => {
    expect(decodeText(Buffer.from(BOM + text, 'utf16le'))).toEqual({ text, guessed: false });
  });

  it('reads what is not UTF-8 as Windows-1252, and says that it guessed', () => {
    const bytes = Buffer.from([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80]);
    expect(decodeText(bytes)).toEqual({ text: 'Café €', guessed: true });
  });
});
