import type { AccountForm } from '@fairdesk/core/profile';
import { v7 } from 'uuid';
import type { Writes } from '../shared/resources/company-writer.ts';
import { withFormerSlug } from '../shared/resources/former-slugs.ts';
import { type Operation, toAdd, toChange } from '../shared/resources/operations.ts';
import type { StoredProfile } from './profile-resources.ts';

/** The writes of the account card: attributes of the participation, and its brands. */
export const accountWrites = (stored: StoredProfile, form: AccountForm, slug: string): Writes => {
  const { profile, formerSlugs, otherTexts } = stored;
  return {
    operations: form.brands.flatMap((brand) => brandWrites(stored, brand)),
    own: {
      name: form.companyname,
      shortDescription: form.shortDescription,
      longDescription: form.longDescription,
      companyType: form.companyType,
      email: form.email.address.normalize('NFC'),
      emailIsPublic: form.email.isPublic,
      isPublic: form.isPublic,
      texts: { ...otherTexts, ...form.texts },
      ...(slug !== profile.slug && { slug, formerSlugs: withFormerSlug(formerSlugs, profile.slug, slug) }),
    },
  };
};

const brandWrites = ({ profile }: StoredProfile, brand: AccountForm['brands'][number]): Operation[] => {
  const { id, name, deleted } = brand;
  if (id === undefined) {
    const owner = { participation: { type: 'participations', id: profile.id } };
    return deleted ? [] : [toAdd('brands', v7(), { name, deleted }, owner)];
  }
  const there = profile.brands.find((one) => one.id === id);
  return there?.name === name && there.deleted === deleted ? [] : [toChange('brands', id, { name, deleted })];
};
