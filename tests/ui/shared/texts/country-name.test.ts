import { describe, expect, it } from 'vitest';
import { countryName } from '#ui/shared/texts/country-name.ts';

describe('countryName', () => {
  it('returns an invalid code unchanged', () => {
    expect(countryName('', 'en')).toBe('');
    expect(countryName('Holland', 'en')).toBe('Holland');
    expect(countryName('nl', 'es')).toBe('Países Bajos');
  });
});
