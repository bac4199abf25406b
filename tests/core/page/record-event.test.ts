import { CAMPAIGN_PARAMETERS, CAMPAIGN_VALUE_MAX, campaignOf, recordEvent } from '@fairdesk/core/page';
import { CONSENT_COOKIE, consentIn, LANGUAGES, TRACKED_EVENTS } from '@fairdesk/core/shared';
import { memoryAnalyticsReceiver } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('recordEvent', () => {
  it.prop([fc.constantFrom(...TRACKED_EVENTS), fc.constantFrom(...LANGUAGES)])(
    'records every event with the channel, the currency and the variant of its page',
    async (event, language) => {
      const receiver = memoryAnalyticsReceiver();
      const itemId = '{54E08860-21CF-7D10-E2DC-698414D95939}';
      const campaign = { utm_source: 'newsletter' };
      await recordEvent(receiver)('', { event, site: 'aqua', page: 'visit', itemId, language, campaign });
      expect(receiver.events()).toEqual([
        {
          ...{ event, site: 'aqua', channel: 'WEB', currency: 'USD', page: 'visit', language, campaign },
          pageVariantId: `54e0886021cf7d10e2dc698414d95939_${language}_default`,
        },
      ]);
    },
  );
});

const texts = fc.oneof(fc.string(), fc.emailAddress(), fc.string({ minLength: CAMPAIGN_VALUE_MAX }));

describe('campaignOf', () => {
  it.prop([fc.array(fc.tuple(fc.oneof(fc.constantFrom(...CAMPAIGN_PARAMETERS), fc.string()), texts))])(
    'never contains another parameter, an e-mail address or a long text',
    (parameters) => {
      for (const [name, value] of Object.entries(campaignOf(parameters))) {
        expect(CAMPAIGN_PARAMETERS).toContain(name);
        expect(value.length).toBeLessThanOrEqual(CAMPAIGN_VALUE_MAX);
        expect(value).not.toContain('@');
      }
    },
  );

  it('keeps the campaign of an address', () => {
    const query = new URLSearchParams('?utm_source=mail&q=pump&utm_medium=&utm_campaign=spring%20fair');
    expect(campaignOf(query)).toEqual({ utm_source: 'mail', utm_campaign: 'spring fair' });
  });
});

/** Cookies of other parts, none of which is the decision. */
const others = fc.array(fc.stringMatching(/^[a-z]{1,8}=[a-z]{0,8}$/));

describe('consentIn', () => {
  it.prop([others, fc.constantFrom('granted', 'denied'), others])(
    'finds the decision among any other cookies',
    (before, decision, after) => {
      const cookies = [...before, `${CONSENT_COOKIE}=${decision}`, ...after].join('; ');
      expect(consentIn(cookies)).toBe(decision);
    },
  );

  it.prop([others])('is undefined without a decision', (cookies) => {
    expect(consentIn(cookies.join('; '))).toBeUndefined();
  });

  it.each([
    '',
    `${CONSENT_COOKIE}=`,
    `${CONSENT_COOKIE}=yes`,
    `${CONSENT_COOKIE}=granted=1`,
    `not-${CONSENT_COOKIE}=granted`,
    `x=${CONSENT_COOKIE}=granted`,
    `${CONSENT_COOKIE}=granted; ${CONSENT_COOKIE}=denied`,
  ])('is no consent: %s', (cookies) => {
    expect(consentIn(cookies)).toBeUndefined();
  });
});
