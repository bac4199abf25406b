import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { countryOf, toPublicProfile, toSummary } from '#adapters/profile/public-resources.ts';
import { includedIn, type Resource } from '#adapters/shared/resources/json-api.ts';

const EVENT: Resource = { type: 'events', id: '101', attributes: { timeZone: 'Europe/Amsterdam' } };
const NOW = new Date('2027-01-05T09:00:00Z');

const companyAt = (addresses: readonly Resource[]) => {
  const company: Resource = {
    type: 'participations',
    id: 'p-1',
    attributes: { name: 'Noria' },
    relationships: { addresses: { data: addresses.map(({ type, id }) => ({ type, id })) } },
  };
  return [company, includedIn({ included: addresses })] as const;
};

describe('the address of a company', () => {
  const anyType = fc.constantFrom('INVOICE', 'DEFAULT', 'VISIT', '', null, undefined, 7);

  it.prop([fc.array(anyType, { maxLength: 5 })])(
    'is never one for invoices, wherever a service lists it',
    (types) => {
      const addresses = types.map((addressType, place) => ({
        type: 'addresses',
        id: String(place),
        attributes: { addressType, city: `${place}`, country: 'NL' },
      }));
      const [company, lookup] = companyAt(addresses);
      const { address } = toPublicProfile(company, EVENT, lookup, 'en', NOW);
      const isDefault = (type: unknown) => type === 'DEFAULT' || typeof type !== 'string';
      const expected = types.findIndex(isDefault);
      expect(address.city).toBe(expected < 0 ? '' : String(expected));
      expect(countryOf(company, lookup)).toBe(expected < 0 ? '' : 'NL');
    },
  );
});

describe('the descriptions of a company', () => {
  const company: Resource = {
    type: 'participations',
    id: 'p-1',
    attributes: {
      ...{ name: 'Noria', shortDescription: 'Pumps', longDescription: 'Quiet pumps' },
      texts: { nl: { shortDescription: 'Pompen', longDescription: '' } },
    },
  };
  const lookup = includedIn({});

  it.each([
    ['en', undefined, undefined],
    ['nl', undefined, { longDescription: 'en' }],
    ['tr', { shortDescription: 'en' }, { shortDescription: 'en', longDescription: 'en' }],
  ] as const)('name their language in %s, if it is another', (language, inList, onPage) => {
    expect(toSummary(company, lookup, language).languages).toEqual(inList);
    const { languages = {} } = toPublicProfile(company, EVENT, lookup, language, NOW);
    expect(languages).toEqual(onPage ?? {});
  });
});
