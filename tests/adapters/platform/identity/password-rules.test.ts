import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isCommonPassword } from '#adapters/platform/identity/common-password.ts';
import { COMMON_PASSWORDS, COMMON_WORDS } from '#adapters/platform/identity/common-password-list.ts';
import { newPasswordFaults } from '#adapters/platform/identity/users.ts';

const ANNA = 'anna.visser@bakery.example';
const codesOf = (password: string, email = ANNA) =>
  newPasswordFaults(password, email).map(({ code }) => code);

/** Passphrases that no rule can find common: at least four unrelated words. */
const anyPhrase = fc
  .array(fc.constantFrom('kade', 'vlieg', 'ómbre', 'sürgün', 'plint', 'zwerk', 'jofel', 'brizna'), {
    minLength: 4,
    maxLength: 12,
  })
  .filter((words) => new Set(words).size > 3)
  .map((words) => words.join(' '));

describe('a new password', () => {
  it.prop([fc.string({ unit: 'grapheme', maxLength: 11 })])(
    'is never shorter than twelve characters',
    (password) => {
      fc.pre([...password.normalize('NFC')].length < 12);
      expect(codesOf(password)).toEqual(['password-too-short']);
    },
  );

  it.prop([fc.string({ unit: 'binary', minLength: 129, maxLength: 300 })])(
    'is never longer than 128',
    (password) => {
      fc.pre([...password.normalize('NFC').replace(/\r\n?/g, '\n')].length > 128);
      expect(codesOf(password)).toEqual(['password-too-long']);
    },
  );

  it.prop([anyPhrase])('of four or more unrelated words is accepted, in any language', (password) => {
    fc.pre([...password].length <= 128);
    expect(codesOf(password)).toEqual([]);
  });

  it('is measured in graphemes', () => {
    expect(codesOf('e\u0301'.repeat(11))).toEqual(['password-too-short']);
    expect(codesOf('öçşğüİıÑáéíß')).toEqual([]);
  });
});

describe('a common password', () => {
  it('is any password on the list, in any case', () => {
    for (const password of COMMON_PASSWORDS) {
      expect(isCommonPassword(password, ANNA), password).toBe(true);
      expect(
        isCommonPassword(password.toUpperCase().replaceAll('İ', 'i'), ANNA) || /[ışğüöçıñ]/.test(password),
        password,
      ).toBe(true);
      expect(password.length).toBeGreaterThanOrEqual(12);
    }
    expect(COMMON_PASSWORDS.size).toBeGreaterThan(300);
  });

  const decorations = fc.string({ unit: fc.constantFrom(...'0123456789!@#$%?_- '), maxLength: 12 });
  it.prop([fc.constantFrom(...COMMON_WORDS), decorations, decorations])(
    'is a known word with any signs and digits around it',
    (word, before, after) => {
      expect(isCommonPassword(`${before}${word}${after}`, ANNA)).toBe(true);
    },
  );

  it.prop([fc.string({ minLength: 1, maxLength: 6 }), fc.integer({ min: 3, max: 20 })])(
    'is a repeated sequence',
    (piece, times) => {
      expect(isCommonPassword(piece.repeat(times), ANNA)).toBe(true);
    },
  );

  it.prop([
    fc.constantFrom('abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', '0123456789', 'azertyuiop'),
    fc.nat(9),
    fc.boolean(),
  ])(
    'is a run along the keyboard, the digits or the alphabet, in either direction',
    (row, start, isBackward) => {
      const walk = `${row}${row}${row}`.slice(start, start + 14);
      expect(isCommonPassword(isBackward ? [...walk].reverse().join('') : walk, ANNA)).toBe(true);
    },
  );

  it.each(['anna.visser@bakery.example', 'Anna.Visser123!', 'visser-anna-2026', 'bakery.example!'])(
    'is part of the email address: %s',
    (password) => {
      expect(isCommonPassword(password, ANNA)).toBe(true);
    },
  );

  it.each(['savannah annals of bread', 'kas-gewas-gras', 'stroopwafel met boter', 'Mavi kapıdan içeri'])(
    'is not %s',
    (password) => {
      expect(isCommonPassword(password, ANNA)).toBe(false);
    },
  );

  it.prop([fc.string({ maxLength: 128 })])('is detected quickly, for any text', (password) => {
    const start = performance.now();
    isCommonPassword(password, ANNA);
    expect(performance.now() - start).toBeLessThan(8000);
  });
});
