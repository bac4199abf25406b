import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { isPlaceholder } from '#adapters/page/read-block/placeholder-key.ts';

describe('isPlaceholder', () => {
  const name = fc.stringMatching(/^[a-z][a-z-]{0,20}[a-z]$/);

  it.prop([name, fc.nat(), fc.nat()])('matches digits with {*}, and nothing else', (key, one, other) => {
    expect(isPlaceholder(`${key}-{*}`, `${key}-${one}`)).toBe(true);
    expect(isPlaceholder(`${key}-${one}`, `${key}-{*}`)).toBe(true);
    expect(isPlaceholder(`${key}-${one}`, `${key}-${other}`)).toBe(one === other);
    expect(isPlaceholder(`${key}-1-{*}`, `${key}-11-{*}`)).toBe(false);
    expect(isPlaceholder(`${key}-{*}`, `${key}x-${one}`)).toBe(false);
    expect(isPlaceholder(key, `${key}-${one}`)).toBe(false);
    expect(isPlaceholder(`${key}-{*}`, `${key}-${one}x`)).toBe(false);
    expect(isPlaceholder(`${key}{*}`, `${key}x{*}`)).toBe(false);
  });
});
