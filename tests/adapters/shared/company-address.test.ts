import { anyAddress } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { addressAttributes, toAddress } from '#adapters/shared/resources/company-resources.ts';

const addressOf = (attributes: Readonly<Record<string, unknown>>) =>
  toAddress({ type: 'addresses', id: '1', attributes });

describe('a stored address', () => {
  it.prop([anyAddress])('is read as it was saved', (address) => {
    expect(addressOf(addressAttributes(address))).toEqual(address);
  });

  it.prop([fc.nat(), fc.nat(99_999)])(
    'may have a house number and a postal code as numbers',
    (house, code) => {
      const { houseNumber, postalCode } = addressOf({ houseNumber: house, postalCode: code });
      expect([houseNumber, postalCode]).toEqual([String(house), String(code)]);
    },
  );

  it.each([
    ['nl', 'NL'],
    ['Tr', 'TR'],
    ['Nederland', 'Nederland'],
    [null, ''],
  ])('with the country %j is read with %j', (stored, read) => {
    expect(addressOf({ country: stored }).country).toBe(read);
  });
});
