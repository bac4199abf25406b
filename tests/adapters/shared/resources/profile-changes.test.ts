import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { readProfileChanges } from '#adapters/shared/resources/profile-changes.ts';

const WEBSITE = { type: 'WEBSITE', url: 'https://noria.example' };
const CHANGES = {
  companyname: 'Noria',
  isPublic: true,
  email: { address: 'anna@noria.example', isPublic: false },
  texts: { nl: { shortDescription: 'Pompen', longDescription: '' } },
  brands: [{ id: 'b-1', name: 'Aqua', deleted: false }],
  uris: [WEBSITE],
  categories: ['c-1'],
  logo: 'removed',
  logoDeleted: '2027-01-10T12:00:00.000Z',
};
const NAMES = Object.keys(CHANGES);

describe('readProfileChanges', () => {
  it('reads what is stored', () => {
    expect(readProfileChanges(CHANGES)).toEqual(CHANGES);
  });

  it.prop([fc.constantFrom(...NAMES), fc.constantFrom(7, null)])(
    'loses no change because another is invalid',
    (name, invalid) => {
      const { [name as 'logo']: _, ...others } = CHANGES;
      expect(readProfileChanges({ ...CHANGES, [name]: invalid })).toEqual(others);
    },
  );

  it('loses no item of a list because another is invalid', () => {
    const uris = [{ type: 'MYSPACE', url: 'https://old.example' }, WEBSITE];
    const texts = { ...CHANGES.texts, de: 'Pumpen', es: { shortDescription: 7 } };
    expect(readProfileChanges({ ...CHANGES, uris, texts })).toEqual(CHANGES);
  });

  it.prop([fc.anything()])('never throws', (stored) => {
    expect(readProfileChanges(stored)).toBeTypeOf('object');
  });
});
