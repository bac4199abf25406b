import { COMMON_PASSWORDS, COMMON_WORDS } from './common-password-list.ts';

/**
 * Whether a password is among the first guesses of an attacker.
 *
 * | password                                      | common because            |
 * | --------------------------------------------- | ------------------------- |
 * | `iloveyouforever`                             | it is on the list         |
 * | `Welkom2026!!`                                | one known word, decorated |
 * | `abcabcabcabc`, `aaaaaaaaaaab`                | it repeats itself         |
 * | `1234567890ab`, `qwertyuiop12`                | it follows the keys       |
 * | `anna.visser@bakery.example`, `anna.visser1!` | it is the e-mail address  |
 */
export const isCommonPassword = (password: string, email: string): boolean => {
  const text = password.normalize('NFKC').toLowerCase();
  return (
    COMMON_PASSWORDS.has(text) ||
    COMMON_PASSWORDS.has(plain(text)) ||
    COMMON_WORDS.has(plain(text)) ||
    isRepetition(text) ||
    followsKeys(text) ||
    isAddress(text, email.toLowerCase())
  );
};

/** Characters that must remain beside the predictable parts for a password to be accepted. */
const LEFT_OVER = 5;
/** Fewer distinct characters than this count as a repetition, in any order. */
const FEWEST_DIFFERENT = 5;
/** Minimum length of a run of neighbouring keys: `1234`, `asdf`. */
const SHORTEST_RUN = 4;

/** The word without leading and trailing decoration: `!!welkom_2026` becomes `welkom`. */
const plain = (text: string): string => text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '');

const isRepetition = (text: string): boolean =>
  new Set(text).size < FEWEST_DIFFERENT || /^(.{1,6}?)\1+.{0,2}$/su.test(text);

/**
 * Rows of the keyboards of our four languages, the digits and the alphabet; cyclic, and read in both
 * directions.
 */
const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'azertyuiop',
  'qsdfghjklm',
  'wxcvbn',
  'qwertzuiop',
  'qazwsxedcrfvtgbyhnujm',
  '1q2w3e4r5t6y7u8i9o0p',
  '!@#$%^&*()',
];
const PATHS = ROWS.flatMap((row) => [`${row}${row}`, [...`${row}${row}`].reverse().join('')]);

const followsKeys = (text: string): boolean => {
  let left = 0;
  for (let at = 0; at < text.length; ) {
    const length = runAt(text, at);
    if (length < SHORTEST_RUN) left += 1;
    at += Math.max(1, length >= SHORTEST_RUN ? length : 1);
  }
  return left < LEFT_OVER;
};

/** The length of the longest run of neighbouring keys that starts here. */
const runAt = (text: string, at: number): number => {
  let longest = 0;
  for (const path of PATHS) {
    let length = 0;
    while (at + length < text.length && path.includes(text.slice(at, at + length + 1))) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
};

const isAddress = (text: string, email: string): boolean => {
  const [local = '', domain = ''] = email.split('@');
  const parts = [email, local, domain, ...email.split(/[^\p{L}\p{N}]+/u)].filter((part) => part.length > 2);
  const left = parts.reduce((rest, part) => rest.replaceAll(part, ''), text);
  return left.length < text.length && left.replaceAll(/[^\p{L}\p{N}]/gu, '').length < LEFT_OVER;
};
