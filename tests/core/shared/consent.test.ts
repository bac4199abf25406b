import { CONSENT_COOKIE, consentIn } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const decisions = fc.constantFrom('granted', 'denied', '', 'granted=', 'yes');
const others = fc.constantFrom(
  'theme=granted',
  'granted',
  `${CONSENT_COOKIE}-old=granted`,
  `x${CONSENT_COOKIE}`,
);
const spaces = fc.constantFrom('', ' ');

/** Cookies in any order, some of which are decisions. */
const scenes = fc
  .tuple(fc.array(decisions, { maxLength: 3 }), fc.array(others, { maxLength: 3 }), spaces)
  .chain(([values, rest, space]) =>
    fc.record({
      values: fc.constant(values),
      cookies: fc
        .shuffledSubarray([...values.map((value) => `${CONSENT_COOKIE}=${value}`), ...rest], {
          minLength: values.length + rest.length,
        })
        .map((cookies) => cookies.join(`;${space}`)),
    }),
  );

describe('consentIn', () => {
  it.prop([scenes])(
    'never reads a consent from anything but one clear decision, whatever the other cookies',
    ({ values, cookies }) => {
      const [first, ...contradictions] = new Set(values);
      const isClear = contradictions.length === 0 && (first === 'granted' || first === 'denied');
      expect(consentIn(cookies)).toBe(isClear ? first : undefined);
    },
  );
});
