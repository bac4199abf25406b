/** Legal forms, which are not part of the initials. */
const LEGAL_FORMS: ReadonlySet<string> = new Set(
  'bv nv vof gmbh ag kg ltd llc plc inc sa sl srl aş as co'.split(' '),
);

/** Up to two initials of a company without a logo: `Noria Pumps B.V.` becomes `NP`, `深圳水务` becomes `深`. */
export const initialsOf = (name: string): string => {
  const words = name
    .normalize('NFC')
    .split(/[\s\-–—/&+,.()"'“”«»]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word));
  const own = words.filter((word) => word.length > 1 && !LEGAL_FORMS.has(word.toLowerCase()));
  const [first = '', second = ''] = own.length > 0 ? own : words;
  const letters = [first, second].map((word) => [...word][0] ?? '');
  // In scripts without capitals, a single character is enough.
  const isAlphabetic = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}]/u.test(first);
  return (isAlphabetic ? letters.join('') : (letters[0] ?? '')).toLocaleUpperCase('en');
};
