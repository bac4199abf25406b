import { isBlank } from '../shared/index.ts';
import { selectedIds } from './categories.ts';
import type { CompanyProfile, DescriptionTexts } from './company-profile.ts';
import { fillFactor, missingParts, type ProfilePart } from './completeness.ts';

/** The facts from other tabs that count. */
export interface ShowcaseFacts {
  readonly hasProductWithImage: boolean;
  readonly hasDocumentOrVideo: boolean;
}

type Rated = Omit<CompanyProfile, 'fillFactor' | 'missing'>;

/** How complete a profile is, and what is missing, whatever language it is written in; parts the event hides are left out. */
export const completenessOf = (
  profile: Rated,
  showcase: ShowcaseFacts,
): Pick<CompanyProfile, 'fillFactor' | 'missing'> => {
  const filled = filledParts(profile, showcase);
  const hidden = hiddenParts(profile);
  return { fillFactor: fillFactor(filled, hidden), missing: missingParts(filled, hidden) };
};

const filledParts = (profile: Rated, showcase: ShowcaseFacts): ReadonlySet<ProfilePart> => {
  const texts = [profile, ...Object.values(profile.texts)];
  const written = (field: keyof DescriptionTexts) => texts.filter((each) => !isBlank(each[field])).length;
  return partsWhere({
    name: !isBlank(profile.companyname),
    shortDescription: written('shortDescription') > 0,
    longDescription: written('longDescription') > 0,
    logo: profile.logo !== undefined,
    categories: selectedIds(profile.categories).length > 0,
    email: !isBlank(profile.email.address),
    address: !isBlank(profile.address.city),
    links: profile.uris.length > 0,
    productWithImage: showcase.hasProductWithImage,
    documentOrVideo: showcase.hasDocumentOrVideo,
    secondLanguage: written('shortDescription') > 1,
  });
};

/** The parts of a profile that an event hides. */
export const hiddenParts = ({
  hiddenTabs,
  hideCategories,
}: Pick<CompanyProfile, 'hiddenTabs' | 'hideCategories'>): ReadonlySet<ProfilePart> =>
  partsWhere({
    categories: hideCategories,
    productWithImage: hiddenTabs.includes('products'),
    documentOrVideo: hiddenTabs.includes('documents') && hiddenTabs.includes('videos'),
  });

const partsWhere = (parts: Partial<Record<ProfilePart, boolean>>): ReadonlySet<ProfilePart> =>
  new Set((Object.keys(parts) as ProfilePart[]).filter((part) => parts[part]));
