import type { AccountForm } from '@fairdesk/core/profile';
import type { Writes } from '../shared/company-writer.ts';
import { idFromKey } from '../shared/id-from-key.ts';
import { type Operation, toAdd, toChange } from '../shared/operations.ts';
import type { StoredProfile } from './profile-resources.ts';

/** What the card of a company writes: the participation's own attributes, and its brands. */
export const accountWrites = (stored: StoredProfile, form: AccountForm, slug: string): Writes => {
  const { profile, formerSlugs } = stored;
  return {
    operations: form.brands.flatMap((brand) => brandWrites(stored, brand)),
    own: {
      name: form.companyname,
      shortDescription: form.shortDescription,
      longDescription: form.longDescription,
      companyType: form.companyType,
      email: form.email.address,
      emailIsPublic: form.email.isPublic,
      isPublic: form.isPublic,
      texts: form.texts,
      ...(slug !== profile.slug && { slug, formerSlugs: remembered(formerSlugs, profile.slug, slug) }),
    },
  };
};

/** `|acme|acme-2|`: the addresses that lead to the page; the one it has now is not among them. */
const remembered = (former: string, left: string, taken: string): string => {
  const slugs = new Set([...former.split('|'), left].filter((slug) => slug !== '' && slug !== taken));
  return slugs.size === 0 ? '' : `|${[...slugs].join('|')}|`;
};

const brandWrites = ({ profile }: StoredProfile, brand: AccountForm['brands'][number]): Operation[] => {
  const { id, name, deleted } = brand;
  if (id === undefined) {
    const owner = { participation: { type: 'participations', id: profile.id } };
    return deleted ? [] : [toAdd('brands', idFromKey(undefined), { name, deleted }, owner)];
  }
  const there = profile.brands.find((one) => one.id === id);
  return there?.name === name && there.deleted === deleted ? [] : [toChange('brands', id, { name, deleted })];
};
