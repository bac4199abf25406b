import { COMPANY_PRODUCTS_PER_PAGE, productSpot } from '@fairdesk/core/profile';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyText = fc.oneof(fc.string(), fc.constantFrom('', ' ', '0', '-1', '1.5', '1e3', '٣'));

describe('productSpot', () => {
  it.prop([fc.integer({ min: 1, max: 999_999 }), fc.uuid(), fc.constantFrom('', ' ')])(
    'reads the page and the product of an address',
    (page, product, space) => {
      const spot = productSpot({ page: String(page), product: `${space}${product}${space}` });
      expect(spot).toEqual({ limit: COMPANY_PRODUCTS_PER_PAGE, page, product });
    },
  );

  it.prop([fc.record({ page: anyText, product: anyText }, { requiredKeys: [] })])(
    'is a page from 1 and a product of 1 to 100 characters or none, whatever the address says',
    (query) => {
      const { limit, page, ...more } = productSpot(query);
      expect(limit).toBe(24);
      expect(page).toBe(/^[1-9]\d{0,5}$/.test(query.page ?? '') ? Number(query.page) : 1);
      const product = (query.product ?? '').trim().slice(0, 100).trim();
      expect(more).toEqual(product === '' ? {} : { product });
    },
  );

  it.prop([fc.string({ minLength: 101, maxLength: 300, unit: fc.constantFrom('a', '7') })])(
    'cuts a longer product at 100 characters',
    (product) => {
      expect(productSpot({ product }).product).toBe(product.slice(0, 100));
    },
  );
});
