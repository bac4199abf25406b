import { accountMenu, EDITOR_EMAIL } from '@fairdesk/core/session';
import { anyEmail } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('accountMenu', () => {
  it.prop([anyEmail, fc.option(fc.string(), { nil: undefined })])(
    'shows links only when the cookie says true',
    (email, cookie) => {
      expect(accountMenu(email, cookie)).toEqual({ email, showsLinks: cookie === 'true' });
      expect(accountMenu(email, 'true').showsLinks).toBe(true);
    },
  );

  it('shows an editor somebody else', () => {
    expect(EDITOR_EMAIL).toBe('editor@example.com');
    expect([accountMenu(undefined, undefined), accountMenu('', 'false')].map(({ email }) => email)).toEqual([
      EDITOR_EMAIL,
      EDITOR_EMAIL,
    ]);
  });
});
