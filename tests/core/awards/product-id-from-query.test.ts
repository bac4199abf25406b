import { NO_PRODUCT_HREF, productIdFromQuery } from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('productIdFromQuery', () => {
  it.prop([fc.oneof(fc.string(), fc.uuid(), fc.nat().map(String))])(
    'accepts letters, digits and dashes only',
    (pid) => {
      expect(productIdFromQuery(pid)).toBe(/^[A-Za-z0-9-]+$/.test(pid) && pid.length <= 64 ? pid : undefined);
    },
  );

  it('is undefined when the parameter is missing', () => {
    expect(NO_PRODUCT_HREF).toBe('/404');
    expect([null, undefined, '', '../x', 'a\n'].map(productIdFromQuery)).toEqual(Array.from({ length: 5 }));
  });
});
