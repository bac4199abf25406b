import {
  activityOf,
  type MenuItem,
  menuColumns,
  publicItems,
  visibleItems,
  visibleMenu,
} from '@fairdesk/core/navigation';
import { EMPTY_NAVIGATION, visibleNavigation } from '@fairdesk/core/page';
import { VISIBLE_TO_ALL } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyLeaf: fc.Arbitrary<MenuItem> = fc.record({
  title: fc.string(),
  text: fc.string(),
  href: fc.constantFrom('', '/tasks', '/news', '/plan'),
  target: fc.constantFrom('', '_blank'),
  icon: fc.constant(''),
  isCallToAction: fc.boolean(),
  hideForParticipationTypes: fc.constantFrom('', ' | ', 'EXHIBITOR', 'EXHIBITOR|PARTNER'),
  hideOutsideSyncWindow: fc.boolean(),
  children: fc.constant([]),
});
/** Menus of items with groups of links below them. */
const anyMenu: fc.Arbitrary<readonly MenuItem[]> = fc.array(
  fc
    .tuple(anyLeaf, fc.array(fc.tuple(anyLeaf, fc.array(anyLeaf, { maxLength: 3 })), { maxLength: 4 }))
    .map(([item, groups]) => ({
      ...item,
      children: groups.map(([group, children]) => ({ ...group, children })),
    })),
  { maxLength: 4 },
);
const viewer = fc.record({
  participationType: fc.constantFrom('EXHIBITOR', 'PARTNER', 'PRESS'),
  passesSyncWindow: fc.boolean(),
});
const item = (change: Partial<MenuItem>): MenuItem => ({
  title: '',
  text: '',
  href: '',
  target: '',
  icon: '',
  isCallToAction: false,
  children: [],
  ...VISIBLE_TO_ALL,
  ...change,
});

describe('publicItems', () => {
  it.prop([fc.array(anyLeaf), viewer])('are visible to every viewer', (items, one) => {
    const visible = publicItems(items);
    expect(visibleItems(visible, one)).toEqual(visible);
    for (const other of items.filter((each) => !visible.includes(each))) {
      expect(other.hideOutsideSyncWindow || other.hideForParticipationTypes.includes('EXHIBITOR')).toBe(true);
    }
    const open = item(VISIBLE_TO_ALL);
    expect(publicItems([...items, open])).toContain(open);
  });
});

describe('visibleMenu', () => {
  it('drops an item whose whole dropdown is hidden, and keeps one without a dropdown', () => {
    const hidden = item({ title: 'hidden', hideOutsideSyncWindow: true });
    const menu = [item({ title: 'a', children: [hidden] }), item({ title: 'b' })];
    expect(visibleMenu(menu, publicItems).map(({ title }) => title)).toEqual(['b']);
  });

  it.prop([anyMenu])('filters the menus of the navigation, and nothing else', (menu) => {
    const frame = { ...EMPTY_NAVIGATION, main: menu, service: menu, profile: menu };
    const visible = visibleMenu(menu, publicItems);
    expect(visibleNavigation(frame, publicItems)).toEqual({
      ...frame,
      main: visible,
      service: visible,
      profile: visible,
    });
  });
});

describe('menuColumns', () => {
  it('give a group its heading, and combine adjacent single links in a column without one', () => {
    const [one, two, three] = ['1', '2', '3'].map((title) => item({ title })) as [
      MenuItem,
      MenuItem,
      MenuItem,
    ];
    const group = item({ title: 'Visit', href: '/visit', children: [one] });
    const ask = item({ title: 'Stand', isCallToAction: true });
    expect(menuColumns({ children: [one, two, group, ask, three] })).toEqual([
      { kind: 'links', title: '', href: '', links: [one, two] },
      { kind: 'links', title: 'Visit', href: '/visit', links: [one] },
      { kind: 'call-to-action', item: ask },
      { kind: 'links', title: '', href: '', links: [three] },
    ]);
    expect(menuColumns({ children: [ask, group] }).map(({ kind }) => kind)).toEqual([
      'call-to-action',
      'links',
    ]);
  });
});

describe('activityOf', () => {
  it('distinguishes the current page from the section it belongs to', () => {
    const section = item({ href: '/visit', children: [item({ href: '/visit/plan' })] });
    expect(['/nl/visit', '/visit/plan', '/news'].map((path) => activityOf(section, path))).toEqual([
      'page',
      'section',
      undefined,
    ]);
  });
});

describe('an item whose links are hidden in part', () => {
  const anyTypes = fc.constantFrom('', 'EXHIBITOR');

  it.prop([fc.array(anyTypes, { minLength: 1, maxLength: 4 })])(
    'is in the menu with the others, and only without any it is not',
    (types) => {
      const links = types.map((hideForParticipationTypes, place) =>
        item({ title: `${place}`, hideForParticipationTypes }),
      );
      const visible = links.filter((_, place) => types[place] === '');
      expect(visibleMenu([item({ title: 'Plan', children: links })], publicItems)).toEqual(
        visible.length === 0 ? [] : [item({ title: 'Plan', children: visible })],
      );
    },
  );
});
