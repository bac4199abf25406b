import { NO_ADDRESS } from '@fairdesk/core/profile';
import { anyAddress } from '@fairdesk/core/testing';
import { it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { addressLines } from '#ui/profile/address-lines.ts';
import { looksOdd, requiresState } from '#ui/profile/postal-code.ts';

describe('addressLines', () => {
  it.prop([anyAddress])('never has an empty line, and always the city', (address) => {
    const lines = addressLines(address, 'Netherlands');
    expect(lines.every((line) => line.trim() !== '')).toBe(true);
    expect(lines.join('\n')).toContain(address.city.trim());
  });

  it('is empty for an empty address', () => {
    expect(addressLines(NO_ADDRESS, '')).toEqual([]);
  });
});

describe('a postal code', () => {
  it('causes a warning only when its country has another format', () => {
    expect(looksOdd('8011 AB', 'NL')).toBe(false);
    expect(looksOdd('80110', 'NL')).toBe(true);
    expect(looksOdd('80110', 'ZW')).toBe(false);
    expect(looksOdd('', 'NL')).toBe(false);
  });

  it('comes with a state if the country has states, or if a state is filled in', () => {
    expect([requiresState('', 'NL'), requiresState('', 'US'), requiresState('Zeeland', 'NL')]).toEqual([
      false,
      true,
      true,
    ]);
  });
});
