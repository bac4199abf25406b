import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { verifyVisitorMail } from '#adapters/platform/mail/visitor-mail.ts';

const LINK = 'https://fair.example/verify/x';
const language = fc.constantFrom(...LANGUAGES);
const address = fc.constantFrom(
  ...['https://evil.example', 'evil.example/win', 'www.evil.example', 'evil.example', 'a@evil.example'],
  ...['mailto:a', '+31 20 123', 'bit.ly', '192.168.1.1'],
);

describe('the mail that verifies a visitor', () => {
  it.prop([language, fc.string({ unit: 'grapheme' }), address, fc.string({ unit: 'grapheme' })])(
    'never has an address that the name brings',
    (own, before, foreign, after) => {
      const { body } = verifyVisitorMail(own, `${before} ${foreign} ${after}`, LINK);
      expect(body).toBe(verifyVisitorMail(own, '', LINK).body);
      expect(body).not.toMatch(/ [,:]|\{/);
    },
  );

  it.prop([
    language,
    fc.constantFrom('Ömer', 'José María', "D'Angelo", 'Anne-Marie', 'J. P.', 'Işıl', '王芳'),
  ])('always greets a name', (own, name) => {
    expect(verifyVisitorMail(own, name, LINK).body.split('\n')[0]).toContain(` ${name}`);
  });
});
