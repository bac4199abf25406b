import {
  type EventSite,
  inFolder,
  participationHref,
  redirectFor,
  withoutFolder,
} from '@fairdesk/core/events';
import { localPath } from '@fairdesk/core/shared';
import { anyEventSite, anyLanguage, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { EACH_LANGUAGE } from '#tests/support/each-language.ts';

const segment = fc.stringMatching(/^[a-z0-9-]{3,12}$/);
const address = (site: EventSite, language: 'en' | 'nl' | 'es' | 'tr', path: string) =>
  localPath({ language, path: inFolder(site, path) });

describe('participationHref', () => {
  it.prop([anyEventSite()])('leads to the dashboard in the event folder', (site) => {
    expect(participationHref(site)).toBe(`/${site.virtualFolder}/dashboard`);
  });

  it('leads to the list when there is no folder', () => {
    expect(participationHref(undefined)).toBe('/events');
    const site = oneOf(anyEventSite({ virtualFolder: '/' }));
    expect(participationHref(site)).toBe('/events');
  });
});

describe('inFolder and withoutFolder', () => {
  it.prop([anyEventSite(), fc.array(segment, { minLength: 1 }), anyLanguage])(
    'undo each other in every language',
    (site, segments, language) => {
      const path = `/${segments.join('/')}`;
      expect(withoutFolder(site, address(site, language, path))).toBe(path);
      for (const suffix of ['?q=/nl', '#top'])
        expect(withoutFolder(site, `${address(site, language, path)}${suffix}`)).toBe(path);
    },
  );

  it('treat the folder alone as the start page', () => {
    const site = oneOf(anyEventSite({ virtualFolder: '/aqua/' }));
    for (const { prefix } of EACH_LANGUAGE) {
      expect(withoutFolder(site, `${prefix}/aqua`)).toBe('/');
      expect(withoutFolder(site, `${prefix}/aquarium`)).toBe('/aquarium');
    }
    for (const { prefix } of EACH_LANGUAGE) expect(withoutFolder(site, `${prefix}/aqua?x=1`)).toBe('/');
    expect(inFolder(site, '/tasks')).toBe('/aqua/tasks');
  });

  it('leave addresses unchanged on a site without a folder', () => {
    const site = oneOf(anyEventSite({ virtualFolder: '' }));
    expect(inFolder(site, '/tasks')).toBe('/tasks');
    for (const { prefix } of EACH_LANGUAGE) expect(withoutFolder(site, `${prefix}/tasks`)).toBe('/tasks');
    expect(withoutFolder(site, '//tasks')).toBe('/tasks');
  });

  it('keep the slashes in a folder of several segments', () => {
    const site = oneOf(anyEventSite({ virtualFolder: '/2027/aqua/' }));
    expect(inFolder(site, '/tasks')).toBe('/2027/aqua/tasks');
    expect(withoutFolder(site, '/2027/aqua/tasks')).toBe('/tasks');
  });
});

describe('redirectFor', () => {
  const site = anyEventSite({ redirectTypes: ['PARTNER'], redirectPage: '/welcome' });

  it.prop([site, segment, anyLanguage])(
    'redirects a listed type from any path of one segment',
    (one, page, language) => {
      fc.pre(page !== 'welcome');
      expect(redirectFor(one, 'PARTNER', address(one, language, `/${page}`))).toBe(
        `/${one.virtualFolder}/welcome`,
      );
    },
  );

  it.prop([
    site,
    fc.constantFrom('', '/welcome', '/a', '/a/b'),
    anyLanguage,
    fc.constantFrom('?to=/a/b', '#a'),
  ])('depends on the path alone, with any query or fragment', (one, page, language, suffix) => {
    const at = address(one, language, page || '/');
    expect(redirectFor(one, 'PARTNER', `${at}${suffix}`)).toBe(redirectFor(one, 'PARTNER', at));
  });

  it.prop([site, fc.array(segment, { minLength: 2 }), anyLanguage])(
    'never redirects from a deeper path',
    (one, segments, language) => {
      expect(redirectFor(one, 'PARTNER', address(one, language, `/${segments.join('/')}`))).toBeUndefined();
    },
  );

  it.prop([site, segment, anyLanguage, fc.string()])(
    'never redirects another type',
    (one, page, language, type) => {
      fc.pre(type !== 'PARTNER');
      expect(redirectFor(one, type, address(one, language, `/${page}`))).toBeUndefined();
    },
  );

  it.prop([site, anyLanguage])(
    'never redirects the configured page itself, nor the start page',
    (one, language) => {
      expect(redirectFor(one, 'PARTNER', address(one, language, '/welcome'))).toBeUndefined();
      expect(redirectFor(one, 'PARTNER', address(one, language, '/'))).toBeUndefined();
      expect(
        redirectFor({ ...one, redirectPage: '' }, 'PARTNER', address(one, language, '/x1y')),
      ).toBeUndefined();
    },
  );

  it('redirects from a page whose path is a prefix of the configured page', () => {
    const one = oneOf(anyEventSite({ redirectTypes: ['PARTNER'], redirectPage: '/welcome/partners' }));
    expect(redirectFor(one, 'PARTNER', address(one, 'en', '/welcome'))).toBe(
      `/${one.virtualFolder}/welcome/partners`,
    );
  });
});
