import { readFileSync } from 'node:fs';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { accentOf, accentRule, DARK, LIGHT, READABLE } from '#ui/shared/theme/accent.ts';
import { contrast, hexOf, type Rgb, rgbOf } from '#ui/shared/theme/colour.ts';

const channel = fc.integer({ min: 0, max: 255 });
const anyColour = fc.tuple(channel, channel, channel).map((rgb) => hexOf(rgb));
const rgb = (text: string): Rgb => rgbOf(text) ?? [0, 0, 0];

describe('accentOf', () => {
  it.prop([anyColour])('is always readable, on every background and in both schemes', (brand) => {
    const accent = accentOf(brand);
    for (const [scheme, shades] of [
      [LIGHT, accent.light],
      [DARK, accent.dark],
    ] as const) {
      const { ground, surface, sunken, onAccent } = scheme;
      for (const under of [ground, surface, sunken, onAccent, rgb(shades.wash)])
        expect(contrast(rgb(shades.accent), under)).toBeGreaterThanOrEqual(READABLE);
      expect(contrast(scheme.ink, rgb(shades.wash))).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it.prop([anyColour])('keeps the brand colour unchanged when it is readable', (brand) => {
    const { light } = accentOf(brand);
    const grounds = [LIGHT.ground, LIGHT.surface, LIGHT.sunken, LIGHT.onAccent, rgb(light.wash)];
    const readable = grounds.every((ground) => contrast(rgb(brand), ground) >= READABLE);
    expect(light.accent === brand).toBe(readable);
  });

  it.prop([fc.string().filter((text) => rgbOf(text) === undefined)])(
    'is the ink of each scheme without a colour',
    (text) => {
      const { light, dark } = accentOf(text);
      expect([light.accent, dark.accent]).toEqual([hexOf(LIGHT.ink), hexOf(DARK.ink)]);
    },
  );

  it.prop([fc.string()])('accepts any text as a colour, and writes only colours to the rule', (text) => {
    expect(accentRule(accentOf(text))).toMatch(
      /^:root:has\(\[data-brand="#[\da-f]{6}"\]\)\{(--[a-z-]+:#[\da-f]{6};?)+\}$/,
    );
  });

  it('uses the backgrounds of tokens.css', () => {
    const tokens = readFileSync('ui/shared/theme/tokens.css', 'utf8');
    for (const name of ['ground', 'surface', 'sunken', 'ink'] as const)
      expect(tokens).toContain(`--${name}: light-dark(${hexOf(LIGHT[name])}, ${hexOf(DARK[name])})`);
    expect(tokens).toContain(`--on-accent: light-dark(${hexOf(LIGHT.onAccent)}, ${hexOf(DARK.onAccent)})`);
  });
});

describe('tokens.css', () => {
  it('gives every text a contrast of 4.5 on every background', () => {
    const tokens = readFileSync('ui/shared/theme/tokens.css', 'utf8');
    for (const name of ['ink', 'ink-soft', 'urgent', 'overdue', 'done']) {
      const [, light = '', dark = ''] =
        new RegExp(`--${name}: light-dark\\((.+?), (.+?)\\)`).exec(tokens) ?? [];
      for (const [scheme, colour] of [
        [LIGHT, light],
        [DARK, dark],
      ] as const)
        for (const ground of [scheme.ground, scheme.surface, scheme.sunken])
          expect(contrast(rgb(colour), ground), `${name} ${colour}`).toBeGreaterThanOrEqual(READABLE);
    }
  });

  it('gives every control a border contrast of 3', () => {
    const tokens = readFileSync('ui/shared/theme/tokens.css', 'utf8');
    const [, light = '', dark = ''] = /--control-edge: light-dark\((.+?), (.+?)\)/.exec(tokens) ?? [];
    expect(contrast(rgb(light), LIGHT.ground)).toBeGreaterThanOrEqual(3);
    expect(contrast(rgb(dark), DARK.ground)).toBeGreaterThanOrEqual(3);
  });
});
