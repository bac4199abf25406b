import { addressAnswer } from './address-answer.ts';
import { isGroupSelected, type MainGroup } from './categories.ts';
import type { CompanyProfile } from './company-profile.ts';

/** The whole profile as sent to the browser. */
export const companyProfileAnswer = (profile: CompanyProfile) => {
  const {
    versions,
    hiddenTabs,
    canEdit,
    canPublish,
    address,
    categories,
    logo,
    formerLogo,
    review,
    ...rest
  } = profile;
  const { hideCategories, hideCompanyTypes, hideInnovativeProducts, asksApproval, ...fields } = rest;
  return {
    ...fields,
    version: versions,
    logo: logo ?? null,
    formerLogo: formerLogo ?? null,
    review: review ?? null,
    address: addressAnswer(address),
    categories: categories.map(mainAnswer),
    categoryLimit: profile.categoryLimit ?? null,
    permissions: {
      canEdit,
      canPublish,
      hidden: hiddenTabs,
      hideCategories,
      hideCompanyTypes,
      hideInnovativeProducts,
      asksApproval,
    },
  };
};

const mainAnswer = ({ groups, ...main }: MainGroup) => {
  const children = groups.map(({ categories, ...group }) => ({
    ...group,
    selected: isGroupSelected({ ...group, categories }),
    children: categories,
  }));
  return { ...main, selected: groups.some(isGroupSelected), children };
};
