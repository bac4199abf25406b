import { slugOf } from '../shared/index.ts';

/** The letter of names that begin with a digit or a sign. */
export const NO_LETTER = '#';

/** Signs and digits a name may begin with. */
const SIGNS = [...'0123456789"\'(&@.-+!*[{¡¿«„“‘´`#/'];

/** Letters that keep no base letter when their accent is removed, by the letter they are listed under. */
const VARIANTS: Readonly<Record<string, readonly string[]>> = {
  A: ['æ'],
  D: ['đ'],
  I: ['ı'],
  L: ['ł'],
  O: ['ø', 'œ'],
  S: ['ß'],
  T: ['þ'],
};

/** The letter a name is listed under, accents aside: `Şişli` under `S`, `Водоканал` under `В`, `3D Print` under `#`. */
export const letterOf = (name: string): string => {
  const [first = ''] = name.trim().normalize('NFC');
  if (!/^\p{L}/u.test(first)) return NO_LETTER;
  const [latin = ''] = slugOf(first);
  const [letter = ''] = latin || first.normalize('NFD').toUpperCase();
  return letter.toUpperCase();
};

/** What names listed under a letter begin with, case and accents aside; a name is found by any of them. */
export const letterStarts = (letter: string): readonly string[] =>
  letter === NO_LETTER ? SIGNS : [letter.toLowerCase(), ...(VARIANTS[letter] ?? [])];
