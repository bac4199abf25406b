/** Distinct words of a site, a few of them frequent and most of them rare. */
const SITE_WORDS = 30_000;

export const LETTERS = {
  en: 'etaoinshrdlu',
  nl: 'enatirodslgh',
  es: 'eaosrnidlcué',
  tr: 'aeinrlıkdşuç',
} as const;

/** Numbers from 0 to 1, the same on every run. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

/** Makes texts of so many words that look like a language. */
export const vocabulary = (language: keyof typeof LETTERS): ((count: number) => string) => {
  const next = random(1);
  const letter = () => LETTERS[language][Math.floor(next() * 12)];
  const words = Array.from({ length: SITE_WORDS }, () =>
    Array.from({ length: 3 + Math.floor(next() * 8) }, letter).join(''),
  );
  return (count) =>
    Array.from({ length: count }, () => words[Math.floor(next() ** 3 * SITE_WORDS)]).join(' ');
};

/** The time below which this part of the times lies: `0.99` for p99. */
export const at = (times: readonly number[], part: number): string =>
  (
    times.toSorted((one, other) => one - other)[Math.floor(part * Math.max(0, times.length - 1))] ?? 0
  ).toFixed(1);
