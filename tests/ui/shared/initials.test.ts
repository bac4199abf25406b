import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { initialsOf } from '#ui/shared/initials.ts';

describe('initialsOf', () => {
  it.prop([fc.string({ unit: 'grapheme' })])('are two graphemes at most, for any name', (name) => {
    expect([...initialsOf(name)].length).toBeLessThanOrEqual(4);
    expect(initialsOf(name)).not.toMatch(/\s/);
  });

  it.each([
    ['Noria Pumps', 'NP'],
    ['Noria Pumps B.V.', 'NP'],
    ['Acme', 'A'],
    ['Su-Yolu Ölçüm', 'SY'],
    ['İncirli Gıda A.Ş.', 'İG'],
    ['Водоканал Москва', 'ВМ'],
    ['深圳水务 集团', '深'],
    ['شركة المياه', 'ش'],
    ['3D Print & Co', '3P'],
    ['X', 'X'],
    ['!!!', ''],
  ])('of %s are %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});
