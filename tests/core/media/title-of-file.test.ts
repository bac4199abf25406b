import { titleOfFile } from '@fairdesk/core/media';
import { isBlank, lengthOf, NAME_MAX } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('titleOfFile', () => {
  it.prop([fc.string({ unit: 'binary', minLength: 1, maxLength: 400 })])(
    'is never too long, and blank only for a blank name',
    (name) => {
      expect(lengthOf(titleOfFile(name))).toBeLessThanOrEqual(NAME_MAX);
      expect(isBlank(titleOfFile(name)) && !isBlank(name)).toBe(false);
    },
  );

  it.each([
    ['stand_front.jpg', 'stand front'],
    ['IMG 2041.JPEG', 'IMG 2041'],
    ['hall.8.png', 'hall.8'],
    ['.png', '.png'],
    ['_stand__front .jpg', 'stand front'],
  ])('turns %s into “%s”', (name, title) => {
    expect(titleOfFile(name)).toBe(title);
  });
});
