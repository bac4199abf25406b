import { showsAccountLinks } from '@fairdesk/core/session';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('showsAccountLinks', () => {
  it.prop([fc.option(fc.oneof(fc.string(), fc.constantFrom('TRUE', '1', 'true ')), { nil: undefined })])(
    'shows links only when the cookie is true',
    (cookie) => {
      expect(showsAccountLinks(cookie)).toBe(cookie === 'true');
      expect(showsAccountLinks('true')).toBe(true);
    },
  );
});
