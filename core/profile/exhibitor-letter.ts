import { slugOf } from '../shared/index.ts';

/** The index letter of names that begin with a digit or a sign. */
export const NO_LETTER = '#';

/** Signs and digits a name may begin with. */
const SIGNS = [...'0123456789"\'(&@.-+!*[{¡¿«„“‘´`#/'];

/** Letters that have no base letter once their accent is stripped, each after its index letter. */
const VARIANTS = ['Aæ', 'Dđ', 'Iı', 'Lł', 'Oøœ', 'Sß', 'Tþ'];

/**
 * The index letter of a name, without accents: `Şişli` under `S`, `Водоканал` under `В`, `3D Print` under
 * `#`.
 *
 * @example
 * ```ts
 * letterOf('Élan Pumps') // 'E'
 * letterOf('3 Water') // '#'
 * ```
 */
export const letterOf = (name: string): string => {
  const [first = ''] = name.trim().normalize('NFC');
  if (!/^\p{L}/u.test(first)) return NO_LETTER;
  const [latin = ''] = slugOf(first);
  const [letter = ''] = latin || first.normalize('NFD').toUpperCase();
  return letter.toUpperCase();
};

/** The first characters of names under a letter, ignoring case and accents. */
export const letterStarts = (letter: string): readonly string[] =>
  letter === NO_LETTER
    ? SIGNS
    : [letter.toLowerCase(), ...(VARIANTS.find(([first]) => first === letter)?.slice(1) ?? '')];
