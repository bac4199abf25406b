import { LIMIT_MAX, profileRuleFaults, withLimit, withType } from '@fairdesk/core/organiser';
import type { ProfileSettings } from '@fairdesk/core/profile';
import { isListed, listed } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const types = fc.constantFrom('EXHIBITOR', 'PRESS', 'START_UP', 'SPONSOR');

describe('withType', () => {
  it.prop([fc.array(types), types, fc.boolean()])(
    'lists a type exactly when it should',
    (list, type, isIn) => {
      const changed = withType(list.join(' | '), type, isIn);
      expect(isListed(changed, type)).toBe(isIn);
      const others = list.filter((each) => each !== type);
      expect(listed(changed).filter((each) => each !== type)).toEqual(others);
    },
  );
});

describe('profileRuleFaults', () => {
  const rules: ProfileSettings = {
    ...{ hiddenTabs: {}, hideCategories: false, hideCompanyTypes: false, hideInnovativeProducts: false },
    ...{
      asksApproval: false,
      asksProfileApproval: false,
      excludedTypes: '',
      productLimits: {},
      categoryLimits: {},
    },
    ...{ companyTypes: '', listAddress: '/exhibitors' },
  };

  it.prop([fc.oneof(fc.integer({ min: -3, max: 3 }), fc.double(), fc.integer()), types])(
    'accept a limit exactly when it is a whole number in its range',
    (limit, type) => {
      const isValid = Number.isInteger(limit) && limit >= 0 && limit <= LIMIT_MAX;
      const productLimits = { [type]: limit };
      expect(profileRuleFaults({ ...rules, productLimits }).length === 0).toBe(isValid);
    },
  );

  example('name the kind of limit, and the highest one', () => {
    for (const path of ['productLimits', 'categoryLimits'] as const) {
      expect(profileRuleFaults({ ...rules, [path]: { PRESS: LIMIT_MAX } })).toEqual([]);
      expect(profileRuleFaults({ ...rules, [path]: { PRESS: LIMIT_MAX + 1 } })).toEqual([
        { path, code: 'profile-rule-limit', params: { max: LIMIT_MAX } },
      ]);
    }
    expect(profileRuleFaults({ ...rules, listAddress: 'list' })).toEqual([
      { path: 'listAddress', code: 'forms-url' },
    ]);
  });

  example('accept pages, web addresses and none as the list of exhibitors', () => {
    const codes = (listAddress: string) =>
      profileRuleFaults({ ...rules, listAddress }).map(({ code }) => code);
    expect(['', '/exhibitors', 'https://fair.example/list'].flatMap(codes)).toEqual([]);
    expect(codes('javascript:alert(1)')).toEqual(['forms-url']);
  });

  example('read an empty limit as none', () => {
    expect(withLimit({ '*': 4, PRESS: 1 }, 'PRESS', ' ')).toEqual({ '*': 4 });
    expect(withLimit({}, 'PRESS', '0')).toEqual({ PRESS: 0 });
  });
});
