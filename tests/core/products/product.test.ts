import {
  isImageRequired,
  type ProductForm,
  productFaults,
  productState,
  productToSave,
} from '@fairdesk/core/products';
import { addDays, isUrl } from '@fairdesk/core/shared';
import { anyFairDay, anyTitle } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { PRODUCT_FORM } from '#tests/support/worlds/product-form.ts';

const form = PRODUCT_FORM;
const paths = (change: Partial<ProductForm>, hasImage = false, hideNovelty = false) =>
  productFaults({ ...form, ...change }, { hasImage, hideNovelty }).map(({ path, code }) => `${path} ${code}`);

describe('productFaults', () => {
  it.prop([fc.boolean(), fc.boolean(), fc.boolean()])(
    'requires an image exactly for a novelty when novelties are offered',
    (isNovelty, hasImage, hideNovelty) => {
      const wanted = isNovelty && !hideNovelty && !hasImage ? ['image forms-required'] : [];
      expect(paths({ isNovelty }, hasImage, hideNovelty)).toEqual(wanted);
      expect(isImageRequired({ isNovelty: false }, hideNovelty)).toBe(false);
    },
  );

  it('requires a name and limits the texts to 150 and 500 characters', () => {
    expect(paths({ name: ' ' })).toEqual(['name forms-required']);
    expect(paths({ shortDescription: 'x'.repeat(150), longDescription: 'x'.repeat(500) })).toEqual([]);
    expect(paths({ shortDescription: 'x'.repeat(151) })).toEqual(['shortDescription forms-maxlength']);
    expect(paths({ longDescription: 'x'.repeat(501) })).toEqual(['longDescription forms-maxlength']);
    expect(paths({ url: 'javascript:alert(1)' })).toEqual(['url forms-url']);
  });

  it.prop([anyFairDay, fc.integer({ min: -500, max: 500 })])(
    'reject an end date before the start date',
    (publicFrom, days) => {
      const publicUntil = addDays(publicFrom, days);
      expect(paths({ publicFrom, publicUntil })).toEqual(days < 0 ? ['publicUntil forms-period'] : []);
      expect(paths({ publicFrom })).toEqual([]);
    },
  );
});

describe('productToSave', () => {
  it.prop([anyTitle, fc.webUrl(), anyFairDay])(
    'sends addresses with a scheme and dates as ISO strings',
    (name, url, day) => {
      const bare = url.replace(/^https?:\/\//, '');
      const saved = productToSave({
        ...form,
        name,
        url: bare,
        introductionDate: day,
        publicFrom: `${day}T10:00:00+02:00`,
      });
      expect(saved.url).toBe(`https://${bare}`);
      expect(isUrl(saved.url)).toBe(true);
      expect([saved.introductionDate, saved.publicFrom, saved.publicUntil]).toEqual([
        `${day}T00:00:00.000Z`,
        `${day}T00:00:00.000Z`,
        '',
      ]);
      expect(productToSave(saved)).toEqual(saved);
    },
  );
});

describe('a product to be sent', () => {
  it.each(['2027-02-29', '26-01-2027', '12027-01-26'])('has no date %s, which would be lost', (noDay) => {
    const dates = { introductionDate: noDay, publicFrom: noDay, publicUntil: noDay };
    const faults = productFaults({ ...form, ...dates }, { hasImage: true, hideNovelty: false });
    expect(faults).toEqual(Object.keys(dates).map((path) => ({ path, code: 'forms-date' })));
  });

  it('has a trimmed name, and faults name the missing field', () => {
    expect(productToSave({ ...form, name: ' Oven ' }).name).toBe('Oven');
    expect(productFaults({ ...form, isNovelty: true }, { hasImage: false, hideNovelty: false })).toEqual([
      { path: 'image', code: 'forms-required', params: { label: 'image' } },
    ]);
  });
});

describe('productState', () => {
  const product = { ...form, images: [] };
  const standings = fc.record({
    profileIsPublic: fc.boolean(),
    isApproved: fc.boolean(),
    hideNovelty: fc.boolean(),
  });

  it.prop([standings, anyFairDay, fc.boolean()])(
    'is never public while incomplete, not approved or of a hidden company',
    (standing, today, isNovelty) => {
      const state = productState({ ...product, isNovelty }, standing, today);
      if (state === 'public') {
        expect(standing.profileIsPublic && standing.isApproved && (!isNovelty || standing.hideNovelty)).toBe(
          true,
        );
      }
      expect(state === 'incomplete').toBe(isNovelty && !standing.hideNovelty);
    },
  );

  it.prop([anyFairDay, fc.nat(100), fc.integer({ min: -150, max: 150 })])(
    'is public on the chosen days, both inclusive',
    (publicFrom, length, at) => {
      const standing = { profileIsPublic: true, isApproved: true, hideNovelty: false };
      const publicUntil = addDays(publicFrom, length);
      const state = productState({ ...product, publicFrom, publicUntil }, standing, addDays(publicFrom, at));
      expect(state).toBe(at >= 0 && at <= length ? 'public' : 'hidden');
    },
  );

  it('is in review until approved, and a novelty is incomplete until it has an image', () => {
    const standing = { profileIsPublic: true, isApproved: false, hideNovelty: false };
    const today = '2027-01-26';
    expect(productState(product, standing, today)).toBe('inReview');
    const image = { id: '1', title: 'Oven', mediaUrl: '/1', mediaLength: 1, thumbnailUrls: {}, sortIndex: 1 };
    const novelty = { ...product, isNovelty: true };
    expect(productState({ ...novelty, images: [image] }, standing, today)).toBe('inReview');
    expect(productState(novelty, standing, today)).toBe('incomplete');
  });
});
