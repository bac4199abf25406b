import {
  hasUnseenItems,
  type MenuItem,
  menuColumns,
  publicItems,
  visibleItems,
  visibleMenu,
} from '@fairdesk/core/navigation';
import { VISIBLE_TO_ALL } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const hidings = fc.oneof(
  fc.record({
    hideForParticipationTypes: fc.constantFrom('', ' | ', 'PRESS', 'PRESS|EXHIBITOR'),
    hideOutsideSyncWindow: fc.boolean(),
  }),
  // An item is visible only below visible ones.
  { weight: 2, arbitrary: fc.constant(VISIBLE_TO_ALL) },
);

const item = (title: string, children: readonly MenuItem[], more: Partial<MenuItem> = {}): MenuItem => ({
  title,
  text: '',
  href: `/${title}`,
  target: '',
  icon: '',
  isCallToAction: false,
  ...VISIBLE_TO_ALL,
  ...more,
  children,
});

/** A menu of up to three levels in which every title is unique. */
const { anyMenu } = fc.letrec<{ anyMenu: readonly MenuItem[] }>((tie) => ({
  anyMenu: fc.array(
    fc
      .tuple(
        ...[fc.uuid(), hidings, fc.boolean()],
        fc.oneof({ maxDepth: 2 }, fc.constant([]), { weight: 3, arbitrary: tie('anyMenu') }),
      )
      .map(([title, hiding, isCallToAction, children]) =>
        item(title, isCallToAction ? [] : children, { ...hiding, isCallToAction }),
      ),
    { maxLength: 4 },
  ),
}));

const flat = (items: readonly MenuItem[]): readonly MenuItem[] =>
  items.flatMap((each) => [each, ...flat(each.children)]);

describe('menuColumns', () => {
  it.prop([anyMenu])('contains every child once, in order', (children) => {
    const titles = menuColumns({ children }).flatMap((column) => {
      if (column.kind === 'call-to-action') return [column.item.title];
      return column.title ? [column.title] : column.links.map(({ title }) => title);
    });
    expect(titles).toEqual(children.map(({ title }) => title));
  });

  it.prop([anyMenu])('never has two adjacent columns without a heading', (children) => {
    const loose = menuColumns({ children }).map((column) => column.kind === 'links' && column.title === '');
    for (const [place, isLoose] of loose.entries()) expect(isLoose && loose[place + 1]).toBeFalsy();
  });
});

/** A menu of any depth, also below calls to action and items without an address. */
const { deepMenu } = fc.letrec<{ deepMenu: readonly MenuItem[] }>((tie) => ({
  deepMenu: fc.array(
    fc
      .tuple(
        fc.uuid(),
        fc.boolean(),
        fc.boolean(),
        fc.oneof({ maxDepth: 4 }, fc.constant([]), tie('deepMenu')),
      )
      .map(([title, isCallToAction, hasAddress, children]) =>
        item(title, children, { isCallToAction, ...(!hasAddress && children.length > 0 && { href: '' }) }),
      ),
    { maxLength: 3 },
  ),
}));

describe('a menu of any depth', () => {
  const seenIn = ({ title, children }: MenuItem): readonly MenuItem[] =>
    menuColumns({ children })
      .flatMap((column) =>
        column.kind === 'call-to-action'
          ? [column.item]
          : [
              ...children.filter((child) => child.children.length > 0 && child.title === column.title),
              ...column.links,
            ],
      )
      .filter((each) => each.title !== title);

  it.prop([deepMenu])('has unseen items exactly where a dropdown leaves one out', (menu) => {
    const seen = new Set([...menu, ...menu.flatMap(seenIn)]);
    expect(hasUnseenItems(menu)).toBe(flat(menu).some((each) => !seen.has(each)));
  });

  it.prop([deepMenu])('never links an item that only heads others', (menu) => {
    const links = menu.flatMap((each) =>
      menuColumns(each).flatMap((column) => (column.kind === 'links' ? column.links : [])),
    );
    expect(links.filter(({ href, children }) => href === '' && children.length > 0)).toEqual([]);
  });
});

describe('visibleMenu', () => {
  const onlookers = fc.record({
    participationType: fc.constantFrom('PRESS', 'EXHIBITOR', 'PARTNER'),
    passesSyncWindow: fc.boolean(),
  });

  it.prop([anyMenu, onlookers])(
    'never contains an item hidden from the viewer, at any depth',
    (menu, viewer) => {
      const visible = flat(visibleMenu(menu, (items) => visibleItems(items, viewer)));
      expect(visibleItems(visible, viewer)).toEqual(visible);
    },
  );

  it.prop([anyMenu, onlookers])(
    'never shows the public an item that is hidden from any viewer',
    (menu, viewer) => {
      const visible = flat(visibleMenu(menu, publicItems));
      expect(visibleItems(visible, viewer)).toEqual(visible);
    },
  );

  it.prop([anyMenu])('never leaves a dropdown empty', (menu) => {
    const before = new Map(flat(menu).map(({ title, children }) => [title, children.length]));
    for (const { title, children } of flat(visibleMenu(menu, publicItems)))
      if (before.get(title)) expect(children).not.toEqual([]);
  });

  it.prop([anyMenu, onlookers])(
    'keeps exactly the menus and items of which nothing is hidden',
    (menu, viewer) => {
      const isWhole = (items: readonly MenuItem[]): boolean =>
        visibleItems(items, viewer).length === items.length &&
        items.every(({ children }) => isWhole(children));
      const visible = visibleMenu(menu, (items) => visibleItems(items, viewer));
      expect(visible === menu).toBe(isWhole(menu));
      // Titles are unique.
      for (const { title, children } of menu) {
        const shown = visible.find((each) => each.title === title);
        if (shown) expect(menu.includes(shown)).toBe(isWhole(children));
      }
    },
  );
});
