import type { MenuItem } from '@fairdesk/core/navigation';
import { EMPTY_NAVIGATION, type Page, type PersonalisedBlock } from '@fairdesk/core/page';
import { participationTypesIn, visibleToAll, visibleToType } from '@fairdesk/core/portal';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyTypes = fc.uniqueArray(fc.constantFrom('EXHIBITOR', 'PARTNER', 'PRESS', 'START_UP'));

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

const anyParts = fc.record({
  main: fc.array(anyBlock, { maxLength: 3 }),
  menu: fc.array(anyItem, { maxLength: 3 }),
});

/** Only the parts of a page that the rules read. */
const pageOf = (main: Page['main'], menu: readonly MenuItem[]) =>
  ({ main, navigation: { ...EMPTY_NAVIGATION, main: menu } }) as unknown as Page;

describe('participationTypesIn', () => {
  it.prop([anyParts])('names each type of the page once, and no other', ({ main, menu }) => {
    const page = pageOf(main, menu);
    const types = participationTypesIn(page);
    expect(types).toEqual([...new Set(types)].toSorted());
    const text = JSON.stringify(page);
    for (const type of ['EXHIBITOR', 'PARTNER', 'PRESS', 'START_UP'])
      expect(types.includes(type)).toBe(text.includes(type));
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
});
