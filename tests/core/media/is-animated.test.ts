import { isAnimated } from '@fairdesk/core/media';
import { smallPicture } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
const chunk = (name: string, length = 0): readonly number[] => [
  ...[0, 0, 0, length],
  ...Array.from(name, (letter) => letter.charCodeAt(0)),
  ...Array.from({ length: length + 4 }, () => 0),
];
const png = (...chunks: (readonly number[])[]) => Uint8Array.from([...SIGNATURE, ...chunks.flat()]);
const before = fc.array(fc.tuple(fc.constantFrom('IHDR', 'PLTE', 'tEXt'), fc.nat(40)));

describe('isAnimated', () => {
  it.prop([before, fc.boolean()])(
    'is true when the animation chunk precedes the first frame, whatever comes before it',
    (chunks, moves) => {
      const head = chunks.map(([name, length]) => chunk(name, length));
      const body = moves ? [chunk('acTL', 8), chunk('IDAT')] : [chunk('IDAT'), chunk('acTL', 8)];
      expect(isAnimated(png(...head, ...body))).toBe(moves);
      expect(isAnimated(png(...head))).toBe(false);
      expect(isAnimated(png(...head, chunk('acTL')))).toBe(true);
    },
  );

  it('is false for other formats and still images', () => {
    const gif = png(chunk('acTL', 8));
    gif[0] = 0x47;
    expect([isAnimated(gif), isAnimated(smallPicture().bytes), isAnimated(new Uint8Array())]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('reads an image inside a larger buffer', () => {
    const whole = Uint8Array.from([1, 2, 3, ...png(chunk('IHDR', 13), chunk('acTL', 8))]);
    expect(isAnimated(whole.subarray(3))).toBe(true);
  });
});
