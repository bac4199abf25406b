import { IMAGE_HEIGHT_BELOW, IMAGE_RULES, IMAGE_WIDTH_BELOW, smallerSizes } from '@fairdesk/core/media';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const side = fc.integer({ min: 1, max: 30_000 });
const pictures = fc.record({ width: side, height: side });

describe('smallerSizes', () => {
  it.prop([pictures])('never exceeds the limits, for any picture', (picture) => {
    for (const { width, height } of smallerSizes(picture, IMAGE_RULES)) {
      expect(width).toBeGreaterThanOrEqual(IMAGE_RULES.minWidth);
      expect(width).toBeLessThan(IMAGE_WIDTH_BELOW);
      expect(height).toBeLessThan(IMAGE_HEIGHT_BELOW);
      expect(height).toBeGreaterThan(0);
    }
  });

  it.prop([pictures])('always keeps the aspect ratio to a pixel, and never enlarges a picture', (picture) => {
    for (const { width, height } of smallerSizes(picture, IMAGE_RULES)) {
      const share = picture.height / picture.width;
      expect(Math.abs(height - width * share)).toBeLessThanOrEqual(1 + share);
      expect(width).toBeLessThanOrEqual(picture.width);
    }
  });

  it.prop([pictures])('always tries the largest first', (picture) => {
    const widths = smallerSizes(picture, IMAGE_RULES).map(({ width }) => width);
    expect(widths).toEqual([...new Set(widths)].toSorted((one, other) => other - one));
  });

  it.prop([fc.double(), fc.double(), fc.constantFrom(NaN, 0, -1, 640)])(
    'always ends, whatever is measured',
    (width, height, minWidth) => {
      for (const size of smallerSizes({ width, height }, { minWidth })) {
        expect(size.width).toBeGreaterThan(0);
        expect(size.width).toBeLessThan(IMAGE_WIDTH_BELOW);
      }
    },
  );

  it('starts just below the limits, or with the picture itself', () => {
    const first = (width: number, height: number) => smallerSizes({ width, height }, IMAGE_RULES)[0];
    expect(first(6000, 4000)).toEqual({ width: 5998, height: 3999 });
    expect(first(12_000, 4000)).toEqual({ width: 5999, height: 1999 });
    expect(first(800, 600)).toEqual({ width: 800, height: 600 });
    expect(first(640, 100)).toEqual({ width: 640, height: 100 });
    expect(first(639, 100)).toBeUndefined();
    // Scaled down from three times the maximum height, it would be 333 pixels wide.
    expect(first(1000, 12_000)).toBeUndefined();
  });
});
