import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { closeTyped, openTyped } from '#app/_http/typed-texts.ts';

const SHOWN = [
  'username',
  'email',
  'givenName',
  'familyName',
  'organizationName',
  'name',
  'company',
  'message',
];
/** Of any script: none of these compresses. */
const anyText = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 });
const anyTexts = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...SHOWN), anyText), { selector: ([name]) => name })
  .map((pairs) => pairs.map(([name, text]) => [name, text.toWellFormed()] as const));

/** The most that all browsers store of a cookie, in bytes, with its name and attributes. */
const COOKIE_MAX = 4096;
const ATTRIBUTES = 200;

describe('what was typed in a form', () => {
  it.prop([anyTexts])('is always there again', (texts) => {
    expect(openTyped(closeTyped(texts))).toEqual(Object.fromEntries(texts));
  });

  it.prop([anyTexts, fc.string({ unit: 'binary', minLength: 4000, maxLength: 9000 })])(
    'always fits into a cookie, and only the longest texts are left out',
    (texts, long) => {
      const short = texts.filter(([name]) => name !== 'message');
      const value = closeTyped([...short, ['message', long.toWellFormed()]]);
      expect(value.length).toBeLessThanOrEqual(COOKIE_MAX - ATTRIBUTES);
      expect(openTyped(value)).toMatchObject(Object.fromEntries(short));
    },
  );

  it.prop([
    fc.oneof(
      fc.string(),
      fc.base64String(),
      fc.json().map((json) => closeTyped([['name', json]])),
    ),
  ])('is never taken from a cookie that is not ours', (value) => {
    const texts = openTyped(value);
    for (const [name, text] of Object.entries(texts))
      expect([SHOWN.includes(name), typeof text]).toEqual([true, 'string']);
  });

  it('never has a secret', async () => {
    const secrets: Record<string, string> = {
      password: 'build-up',
      code: '123456',
      token: 'x',
      __proto__: 'x',
    };
    const value = closeTyped(Object.entries(secrets));
    expect(openTyped(value)).toEqual({});
  });

  it('keeps a long message, and its lines', () => {
    const message = 'We arrive on Thursday at seven.\nThe lorry is 4 m high.\n'.repeat(80);
    expect(openTyped(closeTyped([['message', message]]))).toEqual({ message });
  });
});
