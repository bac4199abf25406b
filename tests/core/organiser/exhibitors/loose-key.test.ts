import { looseKey } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const spellings = (text: string): readonly string[] => [
  ...[text.toUpperCase(), text.toLowerCase(), text.normalize('NFC'), text.normalize('NFD')],
  ...[` ${text}.`, looseKey(text)],
];

describe('looseKey', () => {
  it.prop([fc.string({ unit: 'binary' }).filter((text) => text.isWellFormed())], { numRuns: 1000 })(
    'is the same for every spelling of a text',
    (text) => {
      for (const spelling of spellings(text)) expect(looseKey(spelling)).toBe(looseKey(text));
    },
  );

  it('is the same for both cases of every letter there is', () => {
    const unlike: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const letter = String.fromCodePoint(code);
      if (!/\p{Changes_When_Casemapped}/u.test(letter)) continue;
      if (spellings(letter).some((each) => looseKey(each) !== looseKey(letter))) unlike.push(letter);
    }
    expect(unlike).toEqual([]);
  });

  it.each([
    ['Şirket adı', 'sirketadi'],
    ['İZMİR', 'izmir'],
    ['Straße 4', 'strasse4'],
    ['ΟΔΟΣ', 'οδοσ'],
    ['ᲀода', 'вода'],
  ])('makes %s %s', (text, key) => {
    expect(looseKey(text)).toBe(key);
  });
});
