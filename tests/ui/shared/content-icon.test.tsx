// @vitest-environment jsdom

import { DEFAULT_ICON } from '@fairdesk/core/page';
import { fc, it } from '@fast-check/vitest';
import solid from '@iconify-json/fa6-solid/icons.json' with { type: 'json' };
import { renderToStaticMarkup } from 'react-dom/server';
import svgPath from 'svgpath';
import { describe, expect } from 'vitest';
import { ContentIcon } from '#ui/shared/content-icon.tsx';

/** Start points of all strokes, scaled to a height of 512 units. */
const places = (svg: string, height: number): readonly [x: number, y: number][] => {
  const found: [number, number][] = [];
  for (const [, path = ''] of svg.matchAll(/ d="([^"]*)"/g))
    svgPath(path)
      .scale(512 / height)
      .iterate((_segment, _index, x, y) => void found.push([x, y]));
  return found;
};

const drawing = (name: string) => renderToStaticMarkup(<ContentIcon name={name} />);

describe('a content icon', () => {
  it.prop([
    fc.oneof(fc.string(), fc.constantFrom('fa-constructor', 'fa-solid fa-__proto__', 'fab fa-truck')),
  ])('is the default one for an unknown name, and never throws', (name) => {
    expect(drawing(`fa-solid fa-nobody-${name.replace(/\W/g, '')}`)).toBe(drawing(DEFAULT_ICON));
    expect(drawing(name)).toMatch(
      /^<svg data-icon="\w+ [\w-]+" viewBox="0 0 \d+ \d+"[^>]*aria-hidden="true"[^>]*><(?:path|g)/,
    );
  });

  it.prop([fc.constantFrom(...Object.entries(solid.icons))])(
    'never shifts a stroke by more than two of 512 units, which is invisible',
    ([name, { body }]) => {
      const original = places(body, 512);
      const points = places(drawing(`fa-solid fa-${name}`), 256);
      expect(points).toHaveLength(original.length);
      for (const [index, [x, y]] of points.entries()) {
        expect(Math.abs(x - (original[index]?.[0] ?? Number.NaN))).toBeLessThanOrEqual(2);
        expect(Math.abs(y - (original[index]?.[1] ?? Number.NaN))).toBeLessThanOrEqual(2);
      }
    },
  );

  it('uses the family in its name, and accepts its older name', () => {
    expect(drawing('fa-regular fa-envelope')).not.toBe(drawing('fa-solid fa-envelope'));
    expect(drawing('fa-brands fa-x-twitter')).not.toBe(drawing(DEFAULT_ICON));
    expect(drawing('fa-brands fa-facebook-square')).toBe(drawing('fa-brands fa-square-facebook'));
    expect(drawing('')).toBe(drawing(DEFAULT_ICON));
  });
});
