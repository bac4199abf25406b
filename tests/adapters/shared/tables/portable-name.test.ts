import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { portableFileName, portableStem } from '#adapters/shared/tables/portable-name.ts';

/** Names as people give them, and worse. */
const names = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        ...[
          'CON',
          'aux',
          'Lpt1',
          'com²',
          '.',
          ' ',
          ':',
          '/',
          '\\',
          '..',
          '"',
          '{',
          '\u202e',
          '\ud83d',
          'İ',
          'ı',
        ],
        ...['é', '😀', '.png', '.pdf', 'x'],
      ),
      { maxLength: 6 },
    )
    .map((parts) => parts.join('')),
  fc.constantFrom('😀', '会').map((sign) => sign.repeat(200)),
);

const DEVICES = 'con prn aux nul com1 com2 com³ lpt1 lpt9'.split(' ');

/** The rules of Windows, which are the strictest. */
const expectPortable = (name: string) => {
  expect(name).not.toMatch(/[\p{Cc}\p{Cf}\\/:*?"<>|]|[. ]$|^[. ]/u);
  expect(name.isWellFormed()).toBe(true);
  expect(DEVICES).not.toContain(name.split('.')[0]?.trimEnd().toLowerCase());
  expect(name.length).toBeGreaterThan(0);
  expect(Buffer.byteLength(name)).toBeLessThan(256);
};

describe('a file of an archive', () => {
  it.prop([names])('always has a name that every file system can hold', (name) => {
    expectPortable(portableFileName(name, 'png'));
    expectPortable(portableStem(name));
    expect(portableFileName(name, 'png')).toMatch(/\.(?:svg|png|jpe?g|webp|mp4|pdf)$/);
    expect(portableStem(name)).toMatch(/^_?[a-z0-9-]{1,60}$/);
  });

  it.each([
    ['CON.png', '_CON.png'],
    ['nul', '_nul.png'],
    ['aux .v2', '_aux .v2.png'],
    ['console.png', 'console.png'],
    ['Şişe İçecek.jpg', 'Şişe İçecek.jpg'],
    ['..', 'file.png'],
    ['a/b:c.pdf', 'a-b-c.pdf'],
  ])('named %s is called %s', (name, expected) => {
    expect(portableFileName(name, 'png')).toBe(expected);
  });

  it.each([
    ['Müller & Söhne', 'muller-sohne'],
    ['Şişli İçecek Ilık', 'sisli-icecek-ilik'],
    ['Con', '_con'],
    ['会社', 'entry'],
    [`${'a'.repeat(59)} b`, 'a'.repeat(59)],
  ])('in the folder of %s is in %s', (name, expected) => {
    expect(portableStem(name)).toBe(expected);
  });
});
