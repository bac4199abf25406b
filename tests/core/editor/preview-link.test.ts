import { isPreviewOpen, PREVIEW_LINK_DAYS, previewExpiry } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const LIFE_MS = PREVIEW_LINK_DAYS * 86_400_000;
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });

describe('isPreviewOpen', () => {
  it.prop([
    moment,
    fc.oneof(fc.integer({ min: 0, max: 2 * LIFE_MS }), fc.constantFrom(LIFE_MS - 1, LIFE_MS)),
  ])('opens exactly for the life of the link', (made, after) => {
    const later = new Date(made.getTime() + after);
    expect(isPreviewOpen(previewExpiry(made), later)).toBe(after < LIFE_MS);
  });

  it.prop([fc.date({ noInvalidDate: false }), fc.string(), fc.date({ noInvalidDate: false })], {
    examples: [
      [new Date(Number.NaN), '', new Date()],
      [new Date(8.64e15), '', new Date()],
    ],
  })('never throws, and never opens a link without an expiry', (made, text, now) => {
    expect([true, false]).toContain(isPreviewOpen(text, now));
    if (Number.isNaN(made.getTime())) expect(previewExpiry(made)).toBe('');
    expect(isPreviewOpen('', now)).toBe(false);
  });
});
