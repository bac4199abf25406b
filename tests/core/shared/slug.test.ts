import { freeSlug, SLUG_MAX, slugOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyName = fc.string({ unit: 'grapheme' });

describe('slugOf', () => {
  it('folds the letters of our languages, whatever language the machine speaks', () => {
    expect(slugOf('Şişli İçecek & Gıda')).toBe('sisli-icecek-gida');
    expect(slugOf('IŞIK Straße')).toBe('isik-strasse');
    expect(slugOf('  Peña, Café — Søn  ')).toBe('pena-cafe-son');
    expect(slugOf('Ærø, Œuvre, Đakovo, Łódź, Þór, ßeta')).toBe('aero-oeuvre-dakovo-lodz-thor-sseta');
    expect(slugOf('株式会社')).toBe('');
    expect(slugOf(`${'a'.repeat(SLUG_MAX - 1)} b`)).toBe('a'.repeat(SLUG_MAX - 1));
  });

  it.prop([anyName])('is small letters, digits and single dashes, and its own slug', (name) => {
    const slug = slugOf(name);
    expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
    expect(slugOf(slug)).toBe(slug);
  });
});

describe('freeSlug', () => {
  it.prop([fc.array(anyName)])('never gives two companies one slug', (names) => {
    const taken = new Set<string>();
    for (const name of names) taken.add(freeSlug(name, taken));
    expect(taken.size).toBe(names.length);
    expect(taken).not.toContain('');
  });

  it('counts on from 2, and calls a name without letters x', () => {
    expect(freeSlug('Acme', new Set())).toBe('acme');
    expect(freeSlug('Acme', new Set(['acme', 'acme-2', 'acme-4']))).toBe('acme-3');
    expect(freeSlug('株式会社', new Set())).toBe('x');
  });
});
