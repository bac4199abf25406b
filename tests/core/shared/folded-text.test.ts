import { foldedText } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('foldedText', () => {
  it.prop([fc.string({ unit: 'binary' })])('is the same once folded, and for any accents', (text) => {
    const once = foldedText(text);
    expect(foldedText(once)).toBe(once);
    expect(foldedText(text.normalize('NFD'))).toBe(foldedText(text.normalize('NFC')));
  });

  it.prop([fc.constantFrom('Şirket Adı', 'STRASSE', 'straße', 'ΟΔΟΣ', 'Éclair', 'Iğdır')])(
    'is the same for capitals and small letters',
    (text) => {
      expect(foldedText(text.toUpperCase())).toBe(foldedText(text.toLowerCase()));
    },
  );
});
