import {
  isProfilePublic,
  openTab,
  PROFILE_TABS,
  publicProfileLink,
  visibleTabs,
} from '@fairdesk/core/profile';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyType = fc.constantFrom('EXHIBITOR', 'CO_EXHIBITOR', 'PARTNER');
const anyHidden = fc.dictionary(
  fc.constantFrom(...PROFILE_TABS),
  fc.array(anyType).map((types) => types.join(' | ')),
);

describe('visibleTabs', () => {
  it.prop([anyHidden, anyType])('hides a tab from exactly the types in its setting', (hidden, type) => {
    const visible = visibleTabs(hidden, type);
    for (const tab of PROFILE_TABS) {
      expect(visible.includes(tab)).toBe(!(hidden[tab] ?? '').split(' | ').includes(type));
    }
    expect(visible).toEqual(PROFILE_TABS.filter((tab) => visible.includes(tab)));
  });
});

describe('openTab', () => {
  const anyQuery = fc.record(
    { tab: fc.oneof(fc.constantFrom(...PROFILE_TABS), fc.string()), id: fc.string() },
    { requiredKeys: [] },
  );

  it.prop([anyQuery, anyHidden, anyType])(
    'never opens a hidden tab, nor an item in it',
    (query, hidden, type) => {
      const visible = visibleTabs(hidden, type);
      const { tab, itemId } = openTab(query, visible);
      if (tab === undefined) expect(visible).toEqual([]);
      else expect(visible).toContain(tab);
      if (itemId !== undefined) expect([tab, itemId]).toEqual([query.tab, query.id]);
    },
  );

  it('opens a product or a news item, and the first tab by default', () => {
    expect(openTab({ tab: 'products', id: '42' }, PROFILE_TABS)).toEqual({ tab: 'products', itemId: '42' });
    expect(openTab({ tab: 'news', id: '7' }, PROFILE_TABS)).toEqual({ tab: 'news', itemId: '7' });
    expect(openTab({ tab: 'news', id: '' }, PROFILE_TABS)).toEqual({ tab: 'news' });
    expect(openTab({ tab: 'videos', id: '42' }, PROFILE_TABS)).toEqual({ tab: 'videos' });
    expect(openTab({ id: '42' }, PROFILE_TABS)).toEqual({ tab: 'account' });
    expect(openTab({ tab: 'account' }, ['news', 'videos'])).toEqual({ tab: 'news' });
  });
});

describe('publicProfileLink', () => {
  const settings = {
    isPublic: true,
    slug: 'acme',
    participationType: 'EXHIBITOR',
    excludedTypes: '',
    listAddress: '/exhibitors',
  };

  it('leads to the list and the slug', () => {
    expect(publicProfileLink(settings)).toBe('/exhibitors/acme');
    expect(publicProfileLink({ ...settings, listAddress: ' /exhibitors/ ' })).toBe('/exhibitors/acme');
    expect(publicProfileLink({ ...settings, slug: 'a\ud800' })).toBe('/exhibitors/a%EF%BF%BD');
    expect(publicProfileLink({ ...settings, listAddress: '/' })).toBe('/acme');
    expect(publicProfileLink({ ...settings, listAddress: ' ' })).toBeUndefined();
    expect(publicProfileLink({ ...settings, listAddress: '/list//' })).toBe('/list//acme');
    expect(publicProfileLink({ ...settings, slug: 'a/b?c#d' })).toBe('/exhibitors/a%2Fb%3Fc%23d');
    expect(publicProfileLink({ ...settings, listAddress: 'fair.example/list?show=12' })).toBe(
      'https://fair.example/list/acme?show=12',
    );
    expect(publicProfileLink({ ...settings, listAddress: 'fair.example/list/' })).toBe(
      'https://fair.example/list/acme',
    );
  });

  it.prop([
    fc.boolean(),
    fc.constantFrom('', 'acme'),
    fc.constantFrom('', 'PARTNER|EXHIBITOR'),
    fc.constantFrom('', '/exhibitors'),
  ])(
    'exists only for a public profile of a type that is not excluded, when there is a list',
    (isPublic, slug, excludedTypes, listAddress) => {
      const link = publicProfileLink({ ...settings, isPublic, slug, excludedTypes, listAddress });
      expect(link !== undefined).toBe(isPublic && slug !== '' && excludedTypes === '' && listAddress !== '');
    },
  );

  it.prop([fc.webUrl(), fc.string()])(
    'never leaves the host of the list, for any slug',
    (listAddress, slug) => {
      const link = publicProfileLink({ ...settings, listAddress, slug: slug.toWellFormed() });
      fc.pre(link !== undefined);
      expect(new URL(link).host).toBe(new URL(listAddress).host);
    },
  );
});

describe('isProfilePublic', () => {
  it.prop([fc.boolean(), fc.boolean(), fc.boolean(), fc.boolean()])(
    'requires the organiser, the company and the period',
    (confirmed, published, isPublic, withinDeadline) => {
      const participation = {
        status: confirmed ? 'CONFIRMED' : 'DRAFT',
        publicationStatus: published ? 'PUBLIC' : 'DRAFT',
        isPublic,
      };
      expect(isProfilePublic(participation, withinDeadline)).toBe(
        confirmed && published && isPublic && withinDeadline,
      );
    },
  );
});
