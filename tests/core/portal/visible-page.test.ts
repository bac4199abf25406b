import type { MenuItem } from '@fairdesk/core/navigation';
import { EMPTY_NAVIGATION, type Page, type PersonalisedBlock } from '@fairdesk/core/page';
import { participationTypesIn, visibleTo, visibleToAll, visibleToType } from '@fairdesk/core/portal';
import { anyEvent, anyEventSite, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const TYPES = ['EXHIBITOR', 'PARTNER', 'PRESS', 'START_UP'];
const anyTypes = fc.uniqueArray(fc.constantFrom(...TYPES));

const { item: anyItem } = fc.letrec<{ item: MenuItem }>((tie) => ({
  item: fc.record({
    title: fc.string(),
    ...{ text: fc.constant(''), href: fc.constant('/'), target: fc.constant(''), icon: fc.constant('') },
    isCallToAction: fc.constant(false),
    hideForParticipationTypes: anyTypes.map((types) => types.join('|')),
    hideOutsideSyncWindow: fc.boolean(),
    children: fc.oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('item'), { maxLength: 2 })),
  }),
}));

const { block: anyBlock } = fc.letrec<{ block: PersonalisedBlock }>((tie) => ({
  block: fc.record({
    kind: fc.constant('personalised' as const),
    uid: fc.uuid(),
    types: anyTypes.map((types) => types.map((type) => ` ${type} `).join('|')),
    placeholders: fc
      .oneof({ depthSize: 'small' }, fc.constant([]), fc.array(tie('block'), { maxLength: 2 }))
      .map((blocks) => [{ key: 'p', blocks }]),
  }),
}));

const anyOtherBlock = fc.record({ kind: fc.constant('divider' as const), uid: fc.uuid() });
const anyParts = fc.record({
  main: fc.array(fc.oneof(anyBlock, anyOtherBlock), { maxLength: 3 }),
  menu: fc.array(anyItem, { maxLength: 3 }),
});

const MENUS = ['main', 'service', 'profile'] as const;
const anyMenu = fc.constantFrom(...MENUS);

/** Only the parts of a page that the rules read. */
const pageOf = (main: Page['main'], menu: readonly MenuItem[], name: (typeof MENUS)[number] = 'main') =>
  ({ ...NO_BLOCKS, main, navigation: { ...EMPTY_NAVIGATION, [name]: menu } }) as unknown as Page;
const NO_BLOCKS = { bodyTop: [], header: [], shell: [], main: [], footer: [] };

describe('participationTypesIn', () => {
  it.prop([anyParts, anyMenu])('names each type of the page once, and no other', ({ main, menu }, name) => {
    const page = pageOf(main, menu, name);
    const text = JSON.stringify(page);
    expect(participationTypesIn(page)).toEqual(TYPES.filter((type) => text.includes(type)));
    expect(participationTypesIn({ ...page, main: [], shell: main })).toEqual(participationTypesIn(page));
  });
});

describe('visibleToType', () => {
  it.prop([anyParts, fc.string()])(
    'treats all types alike that the page does not name',
    ({ main, menu }, suffix) => {
      const page = pageOf(main, menu);
      expect(visibleToType(page, `OTHER_${suffix.replaceAll('|', '')}`)).toEqual(
        visibleToType(page, 'ANOTHER'),
      );
    },
  );

  it.prop([anyParts])(
    'hides from each type what names it, and gives a visitor what everybody sees',
    ({ main, menu }) => {
      const page = pageOf(main, menu);
      expect(visibleToType(page, '')).toEqual(visibleToAll(page));
      for (const type of participationTypesIn(page))
        expect(JSON.stringify(visibleToType(page, type).navigation.main)).not.toMatch(
          new RegExp(`"hideForParticipationTypes":"[^"]*${type}`),
        );
    },
  );

  it.prop([anyParts, anyMenu])(
    'hides nothing from a type that the page does not name, and no page but its menus',
    ({ main, menu }, name) => {
      const page = pageOf(main, menu, name);
      expect(visibleToType(page, 'ANOTHER')).toEqual(page);
      expect(visibleToType(page, 'PARTNER').main).toEqual(main);
    },
  );
});

describe('visibleTo', () => {
  const NOW = new Date('2027-01-15T12:00:00Z');
  const day = fc.constantFrom('', '2027-01-01T00:00:00Z', '2027-01-31T00:00:00Z');
  const testers = fc.constantFrom<readonly string[]>([], ['anna@bakery.example'], ['other@bakery.example']);
  const event = oneOf(anyEvent());
  const fixedSite = oneOf(anyEventSite());

  it.prop([
    anyParts,
    fc.option(fc.record({ start: day, end: day }), { nil: undefined }),
    testers,
    fc.constantFrom('EXHIBITOR', 'ANOTHER'),
  ])(
    'shows what is hidden outside the sync window within it, to test users, and where there is no site',
    ({ main, menu }, syncWindow, testUsers, participationType) => {
      const page = pageOf(main, menu);
      const viewer = {
        ...{ participation: { participationType }, event: { ...event, testUsers } },
        ...{ email: 'anna@bakery.example', site: syncWindow && { ...fixedSite, syncWindow } },
      };
      const opensLater = syncWindow?.start === '2027-01-31T00:00:00Z';
      const isOver = syncWindow?.end === '2027-01-01T00:00:00Z';
      const sees = !(opensLater || isOver) || testUsers.includes('anna@bakery.example');
      const always = (items: readonly MenuItem[]): readonly MenuItem[] =>
        items.map((item) => ({ ...item, hideOutsideSyncWindow: false, children: always(item.children) }));
      const without = (items: readonly MenuItem[]): readonly MenuItem[] =>
        items.map((item) => ({
          ...item,
          hideForParticipationTypes: item.hideOutsideSyncWindow
            ? participationType
            : item.hideForParticipationTypes,
          children: without(item.children),
        }));
      const titles = (visible: Page) =>
        JSON.stringify(visible.navigation.main.map(({ title, children }) => [title, children.length]));
      const expected = visibleToType(pageOf(main, sees ? always(menu) : without(menu)), participationType);
      expect(titles(visibleTo(page, viewer, NOW))).toBe(titles(expected));
      expect(visibleTo(page, viewer, NOW).main).toEqual(main);
    },
  );
});
