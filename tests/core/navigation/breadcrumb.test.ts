import {
  breadcrumb,
  displayTitle,
  isVisibleTo,
  visibleItems,
  WILDCARD_MARKER,
  withoutWildcards,
} from '@fairdesk/core/navigation';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyAncestor = fc.record({
  title: fc.oneof(fc.constant('*'), fc.string()),
  href: fc.webPath(),
  navigationFilters: fc.subarray(['hide-in-crumbs', 'hide-in-menu']),
});

describe('breadcrumb', () => {
  it.prop([fc.array(anyAncestor), fc.string(), fc.string()])(
    'goes from the root to the current page, which is not a link',
    (ancestors, title, wildcardTitle) => {
      const page = { title, wildcardTitle, wildcardElements: [] };
      const crumbs = breadcrumb(ancestors, page, 'hide-in-crumbs');
      const visible = ancestors.filter(
        ({ navigationFilters }) => !navigationFilters.includes('hide-in-crumbs'),
      );
      expect(
        crumbs
          .slice(0, -1)
          .map(({ href }) => href)
          .toReversed(),
      ).toEqual(visible.map(({ href }) => href));
      expect(crumbs.at(-1)).toEqual({ title: displayTitle(title, wildcardTitle) });
    },
  );

  it.prop([
    fc.uuid(),
    fc.constantFrom(
      (id: string) => `{${id.toUpperCase()}}`,
      (id: string) => id,
    ),
  ])('matches the filter in any spelling of its id, and hides nothing without a filter', (id, written) => {
    const above = [{ title: 'Above', href: '/above', navigationFilters: [written(id), ''] }];
    const page = { title: 'Here', wildcardTitle: '', wildcardElements: [] };
    expect(breadcrumb(above, page, id)).toHaveLength(1);
    expect(breadcrumb(above, page, '')).toHaveLength(2);
  });

  it.prop([fc.array(anyAncestor), fc.string()])('never shows a star', (ancestors, wildcardTitle) => {
    fc.pre(wildcardTitle !== '*');
    const crumbs = breadcrumb(ancestors, { title: '*', wildcardTitle, wildcardElements: [] }, '');
    expect(crumbs.map(({ title }) => title)).not.toContain('*');
  });
});

describe('displayTitle', () => {
  it.prop([fc.string(), fc.string()])('keeps every title but a star', (title, wildcardTitle) => {
    fc.pre(title !== '*');
    expect(displayTitle(title, wildcardTitle)).toBe(title);
    expect(displayTitle('*', wildcardTitle)).toBe(wildcardTitle);
  });
});

describe('withoutWildcards', () => {
  const anyElements = fc.array(fc.string({ minLength: 1 }), { minLength: 1 });
  const anySuffix = fc.constantFrom('', '?b=1', '#c', '?b=/,-w-,#c', '#/a');

  it.prop([anyElements, anySuffix])(
    'replaces each marker with its element, before any query and fragment',
    (elements, suffix) => {
      const address = `/news/${elements.map(() => WILDCARD_MARKER).join('/')}`;
      const filled = withoutWildcards(address, elements);
      expect(filled.split('/').slice(2).map(decodeURIComponent)).toEqual(elements);
      expect(withoutWildcards(address + suffix, elements)).toBe(filled + suffix);
    },
  );

  it.prop([fc.webPath(), anyElements])('never changes an address without a marker', (address, elements) => {
    fc.pre(!address.includes(WILDCARD_MARKER));
    expect(withoutWildcards(address, elements)).toBe(address);
  });

  it('leaves a marker without an element as it is, and replaces half characters', () => {
    expect(withoutWildcards('/a/,-w-,/,-w-,', ['\ud800'])).toBe('/a/%EF%BF%BD/,-w-,');
  });
});

describe('visibleItems', () => {
  const anyItem = fc.record({
    hideForParticipationTypes: fc.subarray(['EXHIBITOR', 'PARTNER', 'PRESS']).map((types) => types.join('|')),
    hideOutsideSyncWindow: fc.boolean(),
  });
  const anyOnlooker = fc.record({
    participationType: fc.constantFrom('EXHIBITOR', 'PARTNER'),
    passesSyncWindow: fc.boolean(),
  });

  it.prop([fc.array(anyItem), anyOnlooker])(
    'hides items from listed types, and outside the sync window',
    (items, viewer) => {
      const wanted = items.filter(
        (item) =>
          !item.hideForParticipationTypes.split('|').includes(viewer.participationType) &&
          (viewer.passesSyncWindow || !item.hideOutsideSyncWindow),
      );
      expect(visibleItems(items, viewer)).toEqual(wanted);
    },
  );

  it.prop([fc.array(anyItem), anyOnlooker])(
    'never shows fewer items while the window is open',
    (items, viewer) => {
      const open = visibleItems(items, { ...viewer, passesSyncWindow: true });
      for (const item of visibleItems(items, viewer)) expect(open).toContain(item);
    },
  );
});

describe('isVisibleTo', () => {
  it.prop([fc.subarray(['EXHIBITOR', 'PARTNER']), fc.constantFrom('EXHIBITOR', 'PARTNER', 'PRESS')])(
    'shows an item to the listed types, to everyone when none is listed, and always to editors',
    (types, type) => {
      const list = types.join(' | ');
      expect(isVisibleTo(list, type, false)).toBe(types.length === 0 || types.includes(type));
      expect(isVisibleTo(list, type, true)).toBe(true);
      expect(isVisibleTo(' | ', type, false)).toBe(true);
    },
  );
});
