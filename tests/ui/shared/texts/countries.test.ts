import { LANGUAGES } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import { countriesIn } from '#ui/shared/texts/countries.ts';

describe('countriesIn', () => {
  it('names every country once in every language, never by its code', () => {
    for (const language of LANGUAGES) {
      const all = countriesIn(language);
      expect(new Set(all.map(({ value }) => value)).size).toBe(249);
      expect(all.filter(({ value, label }) => value === label)).toEqual([]);
    }
  });

  it('sorts by the alphabet of the reader', () => {
    expect(countriesIn('nl').map(({ label }) => label)).toContain('Nederland');
    const turkish = countriesIn('tr').map(({ label }) => label);
    expect(turkish.indexOf('Çin')).toBeLessThan(turkish.indexOf('Danimarka'));
  });
});
