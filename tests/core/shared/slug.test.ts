import { freeSlug, SLUG_MAX, slugOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyName = fc.string({ unit: 'grapheme' });

describe('slugOf', () => {
  it('transliterates the letters of our languages, in any locale of the machine', () => {
    expect(slugOf('Şişli İçecek & Gıda')).toBe('sisli-icecek-gida');
    expect(slugOf('IŞIK Straße')).toBe('isik-strasse');
    expect(slugOf('  Peña, Café — Søn  ')).toBe('pena-cafe-son');
    expect(slugOf('Ærø, Œuvre, Đakovo, Łódź, Þór, ßeta')).toBe('aero-oeuvre-dakovo-lodz-thor-sseta');
    expect(slugOf('株式会社')).toBe('');
    expect(slugOf(`${'a'.repeat(SLUG_MAX - 1)} b`)).toBe('a'.repeat(SLUG_MAX - 1));
  });

  it.prop([anyName])('is lower-case letters, digits and single dashes, and is idempotent', (name) => {
    const slug = slugOf(name);
    expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+)*)?$/);
    expect(slug.length).toBeLessThanOrEqual(SLUG_MAX);
    expect(slugOf(slug)).toBe(slug);
  });
});

describe('freeSlug', () => {
  it.prop([fc.array(anyName)])('never returns the same slug for two companies', (names) => {
    const taken = new Set<string>();
    for (const name of names) taken.add(freeSlug(name, taken));
    expect(taken.size).toBe(names.length);
    expect(taken).not.toContain('');
  });

  it('numbers duplicates from 2, and is x for a name without letters', () => {
    expect(freeSlug('Acme', new Set())).toBe('acme');
    expect(freeSlug('Acme', new Set(['acme', 'acme-2', 'acme-4']))).toBe('acme-3');
    expect(freeSlug('株式会社', new Set())).toBe('x');
  });
});
