import { LANGUAGES } from '@fairdesk/core/shared';
import { describe, expect, it } from 'vitest';
import { avoidedIn } from '#tests/support/terms.ts';
import { FEATURES } from '#ui/shared/texts/messages.ts';

describe.each(LANGUAGES)('the interface in %s', (language) => {
  it('uses the terms of the trade', () => {
    const texts = FEATURES.flatMap((feature) => Object.values(feature[language]));
    expect(texts.flatMap((text) => avoidedIn(language, text))).toEqual([]);
  });
});

describe('an avoided term', () => {
  it.each([
    ['en', 'Somebody saved this', 'Ask someone else'],
    ['en', 'Someone else has saved this', 'This was saved elsewhere'],
    ['nl', 'Schrijf de balie', 'Kom naar de infobalie'],
    ['es', 'Acceda a su mostrador', 'Mesas y mostradores'],
    ['tr', 'Stantınız hazır', 'Standınız hazır; stantlar'],
  ] as const)('is detected as a whole word, in %s', (language, wrong, right) => {
    expect(avoidedIn(language, wrong)).toHaveLength(1);
    expect(avoidedIn(language, right)).toEqual([]);
  });
});
