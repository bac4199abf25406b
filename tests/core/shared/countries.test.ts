import { COUNTRY_CODES, displayNames } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';

describe('COUNTRY_CODES', () => {
  it('has the 249 countries of ISO 3166-1, each once, in the order of their codes', () => {
    expect(COUNTRY_CODES).toHaveLength(249);
    expect(COUNTRY_CODES).toEqual([...new Set(COUNTRY_CODES)].toSorted());
  });

  it('has countries that have a name', () => {
    const names = displayNames('en', 'region');
    for (const code of COUNTRY_CODES) expect(names.of(code)).not.toBe(code);
  });
});
