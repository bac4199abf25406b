import { PROFILE_TABS, type ProfileSettings } from '@fairdesk/core/profile';
import { listed } from '@fairdesk/core/shared';
import type { Described } from '../../shared/editing/version-choice.tsx';
import { participationTypeText } from '../../shared/texts/participation-type.ts';
import type { Labels } from '../../shared/texts/translate.ts';

/** The rules of profiles in words, every one of them. */
export const describeProfileRules = (rules: ProfileSettings, labels: Labels): readonly Described[] => {
  const { t } = labels;
  const nameOf = (type: string) =>
    type === '*' ? t('profile-rule-others') : participationTypeText(type, labels);
  const switchOf = (isOn: boolean) => t(isOn ? 'yes' : 'no');
  const typesOf = (types = '') => listed(types).toSorted().map(nameOf).join(', ');
  const limitsOf = (limits: ProfileSettings['productLimits']) =>
    Object.entries(limits)
      .toSorted(([one], [other]) => one.localeCompare(other))
      .map(([type, limit]) => `${nameOf(type)}: ${limit}`)
      .join(', ');
  return [
    { name: t('profile-rule-approval'), value: switchOf(rules.asksApproval) },
    { name: t('profile-rule-profile-approval'), value: switchOf(rules.asksProfileApproval) },
    ...HIDDEN.map((name) => ({ name: t(`profile-rule-${name}`), value: switchOf(rules[name]) })),
    { name: t('profile-rule-company-types'), value: listed(rules.companyTypes).join(', ') },
    { name: t('profile-rule-list'), value: rules.listAddress },
    ...PROFILE_TABS.map((tab) => ({
      name: `${t('profile-rule-hidden')}: ${t(`profile-rule-tab-${tab}`)}`,
      value: typesOf(rules.hiddenTabs[tab]),
    })),
    { name: `${t('profile-rule-hidden')}: ${t('profile-rule-public')}`, value: typesOf(rules.excludedTypes) },
    { name: t('profile-rule-products'), value: limitsOf(rules.productLimits) },
    { name: t('profile-rule-categories'), value: limitsOf(rules.categoryLimits) },
  ];
};

const HIDDEN = ['hideCategories', 'hideCompanyTypes', 'hideInnovativeProducts'] as const;
