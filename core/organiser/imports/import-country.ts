import { COUNTRY_CODES, displayNames, LANGUAGES } from '../../shared/index.ts';
import { looseKey } from '../exhibitors/loose-key.ts';

/** Names in daily use that differ from the official ones. */
const EVERYDAY: Readonly<Record<string, string>> = {
  england: 'GB',
  greatbritain: 'GB',
  holland: 'NL',
  thenetherlands: 'NL',
  turkey: 'TR',
  uk: 'GB',
  usa: 'US',
};

let codes: ReadonlyMap<string, string> | undefined;

/** The code of a country: of `nl`, `Holland`, `Países Bajos` and `Hollanda` it is `NL`. Other texts stay as they are. */
export const countryCodeOf = (text: string): string => {
  codes ??= new Map([...officialNames(), ...Object.entries(EVERYDAY)]);
  const key = looseKey(text);
  // `n/a` is no code.
  return (key.length < 3 && key.length < text.trim().length ? undefined : codes.get(key)) ?? text;
};

const officialNames = (): readonly (readonly [string, string])[] => [
  ...LANGUAGES.flatMap((language) => {
    const names = displayNames(language, 'region');
    return COUNTRY_CODES.map((code) => [looseKey(names.of(code) ?? code), code] as const);
  }),
  ...COUNTRY_CODES.map((code) => [looseKey(code), code] as const),
];
