import { extensionOf, FILE_NAME_MAX, uploadName } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyName = fc.string({
  unit: fc.oneof(
    fc.constantFrom('.', '/', '\\', '\0', '\u202e', 'ı', 'a'),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
  ),
});

describe('uploadName', () => {
  it('turns every dot but the last into a dash', () => {
    expect(uploadName('plan.v2.final.pdf')).toBe('plan-v2-final.pdf');
    expect(uploadName('Şişe.İç.jpg')).toBe('Şişe-İç.jpg');
    expect(uploadName('../../etc/passwd.png')).toBe('------etc-passwd.png');
    expect(uploadName('  hall plan.pdf ')).toBe('hall plan.pdf');
    expect(uploadName('hall plan')).toBe('hall plan');
    expect(uploadName('.pdf')).toBe('file.pdf');
    expect(uploadName('')).toBe('file');
    expect(uploadName(`${'x'.repeat(300)}.pdf`)).toBe(`${'x'.repeat(FILE_NAME_MAX - 4)}.pdf`);
    expect(uploadName(`x.${'y'.repeat(300)}`)).toHaveLength(1 + FILE_NAME_MAX / 2);
  });

  it.prop([anyName])('never returns more than one dot, a separator or an invisible character', (name) => {
    const result = uploadName(name);
    expect(result.split('.').length).toBeLessThanOrEqual(2);
    expect(result).not.toMatch(/[/\\:*?"<>|]|\p{C}/u);
    expect([...result].length).toBeLessThanOrEqual(FILE_NAME_MAX);
    expect(result).not.toBe('');
  });

  it.prop([anyName, fc.constantFrom('.jpg', '.PDF', '.png')])(
    'always keeps the extension',
    (name, ending) => {
      expect(extensionOf(uploadName(name + ending))).toBe(ending.toLowerCase());
    },
  );

  it.prop([anyName])('is idempotent', (name) => {
    expect(uploadName(uploadName(name))).toBe(uploadName(name));
  });
});

describe('extensionOf', () => {
  it('is in lower case for any name', () => {
    expect(extensionOf('A.JPG')).toBe('.jpg');
    expect(extensionOf('a.b.Pdf')).toBe('.pdf');
    expect(extensionOf('jpg')).toBe('');
  });

  it('is empty without a dot, and the whole name when its only dot comes first', () => {
    expect(extensionOf('plan')).toBe('');
    expect(extensionOf('.JPG')).toBe('.jpg');
  });
});
