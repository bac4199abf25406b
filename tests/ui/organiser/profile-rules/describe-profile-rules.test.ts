import { PROFILE_TABS, type ProfileSettings } from '@fairdesk/core/profile';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { describeProfileRules } from '#ui/organiser/profile-rules/describe-profile-rules.ts';
import { isSame } from '#ui/shared/is-same.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

const labels = labelsOf('en', messagesFor('en', {}));
const types = fc.constantFrom('', 'PARTNER', 'PARTNER|VIP');
const limits = fc.dictionary(fc.constantFrom('*', 'PARTNER'), fc.nat(3), { noNullPrototype: true });
const rules: fc.Arbitrary<ProfileSettings> = fc.record(
  {
    hiddenTabs: fc.dictionary(fc.constantFrom(...PROFILE_TABS), types.filter(Boolean), {
      noNullPrototype: true,
    }),
    hideCategories: fc.boolean(),
    hideCompanyTypes: fc.boolean(),
    hideInnovativeProducts: fc.boolean(),
    asksApproval: fc.boolean(),
    asksProfileApproval: fc.boolean(),
    excludedTypes: types,
    productLimits: limits,
    categoryLimits: limits,
    companyTypes: types,
    listAddress: fc.constantFrom('', '/exhibitors'),
  },
  { noNullPrototype: true },
);

describe('the rules of profiles in words', () => {
  it.prop([rules, rules, fc.nat(10)])('differ whenever a rule differs', (one, other, place) => {
    const names = Object.keys(one) as (keyof ProfileSettings)[];
    const name = names[place % names.length] ?? expect.fail();
    const changed = { ...one, [name]: other[name] };
    expect(isSame(describeProfileRules(one, labels), describeProfileRules(changed, labels))).toBe(
      isSame(one, changed),
    );
  });
});
