import { MAIL_STATES, mailActionOf, STATE_AFTER } from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('mailActionOf', () => {
  it.prop([fc.constantFrom(...MAIL_STATES), fc.boolean()])(
    'never sends again what was sent, and never cancels what may have left',
    (state, hasText) => {
      const action = mailActionOf({ state, hasText });
      if (state === 'sent' || state === 'handing' || state === 'cancelled') expect(action).toBeUndefined();
      if (state !== 'waiting') expect(action).not.toBe('cancel');
      if (action === 'resend') expect(hasText).toBe(true);
    },
  );

  it.prop([fc.constantFrom(...MAIL_STATES), fc.boolean()])(
    'always leads to a mail that waits or is at rest',
    (state, hasText) => {
      const action = mailActionOf({ state, hasText });
      if (action) expect(['waiting', 'cancelled']).toContain(STATE_AFTER[action]);
    },
  );
});
