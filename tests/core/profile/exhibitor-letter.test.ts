import { letterOf, letterStarts } from '@fairdesk/core/profile';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('letterOf', () => {
  it.prop([fc.string({ unit: 'grapheme' })])('is one letter or #, and is idempotent', (name) => {
    const letter = letterOf(name);
    expect(letter).toMatch(/^(?:#|\p{L})$/u);
    expect(letterOf(letter)).toBe(letter);
  });

  it.prop([fc.constantFrom(...'ŞşÇçĞğİıÖöÜüÉñÅåØøÆæŁłĐđÞßЖжЩ水شア')])('ignores case', (letter) => {
    expect(letterOf(`${letter}x`)).toBe(letterOf(`${letter.toLocaleUpperCase('en')}x`));
  });

  it.each([
    ['Şişli', 'S'],
    ['İzmir', 'I'],
    ['ılıca', 'I'],
    ['Ørsted', 'O'],
    ['Æther', 'A'],
    ['3D Print', '#'],
    ['"Quoted"', '#'],
    ['Водоканал', 'В'],
    ['水处理', '水'],
    ['', '#'],
  ])('lists %s under %s', (name, letter) => {
    expect(letterOf(name)).toBe(letter);
  });
});

describe('letterStarts', () => {
  it.prop([fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#')])(
    'leads back to the letter from each of its variants',
    (letter) => {
      for (const start of letterStarts(letter)) expect(letterOf(`${start} name`)).toBe(letter);
    },
  );

  it.prop([fc.constantFrom(...'ŞşÇçĞğİıÖöÜüÉñÅåØøŒœÆæŁłĐđÞþß')])(
    'have every letter that is listed under this one, without its accent',
    (letter) => {
      const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
      expect(letterStarts(letterOf(letter))).toContain(plain);
    },
  );

  it.each(['constructor', 'toString', '__proto__', ''])(
    'are the text itself for %j, which is no letter',
    (text) => {
      expect(letterStarts(text)).toEqual([text.toLowerCase()]);
    },
  );
});
