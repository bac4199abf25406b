import { type FrameForms, type FrameItem, frameDifference, mergeFrames } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { anyFrameForm } from '#tests/support/models/any-frame.ts';
import { flat, inBoth, mapItems, stored } from '#tests/support/models/frame-edits.ts';

type Items = readonly FrameItem[];

const withMenu = (main: Items): FrameForms =>
  inBoth({ lists: { main, service: [] }, logos: {}, texts: {}, settings: {} });
const mainOf = (forms: FrameForms): Items => forms.en?.lists.main ?? [];

/** A menu in which every item has a title of its own. */
const anyMenu = anyFrameForm('header').map(({ lists }) =>
  mapItems(lists.main ?? [], (item) => ({ ...item, title: `Item ${item.id}` })),
);
const pick = (items: Items, place: number): FrameItem | undefined => items[place % Math.max(1, items.length)];

/** One thing that an editor does with an item, chosen by its place in the order of reading. */
const anyAction = fc.record({
  does: fc.constantFrom('remove' as const, 'move' as const, 'add' as const, 'link' as const),
  item: fc.nat(8),
  to: fc.nat(3),
});
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never;

const added = (id: string, title = id): FrameItem => ({
  ...{ id, title, text: '', href: '/', target: '', icon: '', isCallToAction: false, children: [] },
});
const without = (items: Items, id: string): Items =>
  items.filter((item) => item.id !== id).map((item) => ({ ...item, children: without(item.children, id) }));

/** A menu after an action; a moved item comes to the first level. */
const withAction = (items: Items, { does, item, to }: Action, number: number): Items => {
  const insert = (all: Items, each: FrameItem) => all.toSpliced(Math.min(to, all.length), 0, each);
  const target = pick(flat(items), item);
  if (does === 'add' || target === undefined) return insert(items, added(`new-${number}`));
  if (does === 'link')
    return mapItems(items, (each) => (each.id === target.id ? { ...each, href: '/elsewhere' } : each));
  const rest = without(items, target.id);
  return does === 'remove' ? rest : insert(rest, target);
};

const retitled = (items: Items, ids: ReadonlySet<string>): Items =>
  mapItems(items, (item) => (ids.has(item.id) ? { ...item, title: `${item.title} again` } : item));
const idsAt = (items: Items, places: readonly number[]) =>
  new Set(places.flatMap((place) => pick(flat(items), place)?.id ?? []));

const anyActions = fc.array(anyAction, { maxLength: 3 });
const anyPlaces = fc.array(fc.nat(8), { maxLength: 3 });

describe('mergeFrames', () => {
  it.prop([anyMenu, anyActions, anyPlaces])(
    'has the texts of another editor in each item, wherever I put it, and a clash where I removed it',
    (menu, actions, places) => {
      const ids = idsAt(menu, places);
      const mine = actions.reduce(withAction, menu);
      const left = new Set(flat(mine).map(({ id }) => id));
      const isLost = [...ids].some((id) => !left.has(id));
      expect(mergeFrames(withMenu(menu), withMenu(mine), withMenu(retitled(menu, ids)))).toEqual({
        forms: withMenu(isLost ? mine : retitled(mine, ids)),
        clashes: isLost ? [{ part: 'lists.main' }] : [],
      });
    },
  );

  it.prop([anyMenu, anyActions, anyPlaces])(
    'has my texts in each item, wherever another editor put it, and a clash where that one changed or removed it',
    (menu, actions, places) => {
      const ids = idsAt(menu, places);
      const [mine, after] = [retitled(menu, ids), actions.reduce(withAction, menu)];
      const { forms, clashes } = mergeFrames(withMenu(menu), withMenu(mine), withMenu(stored(after)));
      const hrefs = new Map(flat(after).map(({ id, href }) => [id, href]));
      const isLost = flat(menu).some(({ id, href }) => ids.has(id) && hrefs.get(id) !== href);
      expect(clashes).toEqual(isLost ? [{ part: 'lists.main' }] : []);
      expect(forms).toEqual(withMenu(isLost ? mine : stored(retitled(after, ids))));
    },
  );

  it.prop([anyMenu, fc.array(fc.nat(4), { maxLength: 3 }), fc.array(fc.nat(4), { maxLength: 3 }), anyPlaces])(
    'has the items that both added, with my texts of the others and the stored ids',
    (menu, own, others, places) => {
      const adding = (who: string, spots: readonly number[]) =>
        spots.reduce<Items>(
          (items, to, number) => items.toSpliced(Math.min(to, items.length), 0, added(`${who}-${number}`)),
          menu,
        );
      const mine = retitled(adding('mine', own), idsAt(menu, places));
      const theirs = stored(adding('theirs', others));
      const { forms, clashes } = mergeFrames(withMenu(menu), withMenu(mine), withMenu(theirs));
      expect(clashes).toEqual([]);
      const merged = mainOf(forms);
      const titlesBut = (items: Items, who: string) =>
        flat(items).flatMap(({ title }) => (title.startsWith(who) ? [] : [title]));
      expect(titlesBut(merged, 'theirs')).toEqual(titlesBut(mine, 'theirs'));
      const isMine = ({ id }: FrameItem) => id.startsWith('mine');
      if (others.length > 0)
        expect(
          flat(merged)
            .filter((item) => !isMine(item))
            .map(({ id }) => id),
        ).toEqual(flat(theirs).map(({ id }) => id));
    },
  );

  // Two items that differ in their titles only look, exchanged and stored, like two items with new titles.
  const anyMenuOfOwnLinks = anyMenu.map((menu) =>
    mapItems(menu, (item) => ({ ...item, href: `/${item.id}` })),
  );

  it.prop([anyMenuOfOwnLinks, fc.nat(8), fc.boolean(), fc.nat(3), fc.boolean()])(
    'never mixes a menu from which one removed or moved an item with one to which the other added one',
    (menu, item, isMoved, to, isMineLonger) => {
      const action = { does: isMoved ? ('move' as const) : ('remove' as const), item, to };
      const changed = withAction(menu, action, 0);
      const ids = (items: Items) =>
        flat(items)
          .map(({ id }) => id)
          .join();
      fc.pre(menu.length > 0 && ids(changed) !== ids(menu));
      const longer = withAction(menu, { does: 'add', item, to }, 1);
      const [mine, theirs] = isMineLonger ? [longer, stored(changed)] : [changed, stored(longer)];
      const merge = (prefer: 'mine' | 'theirs') =>
        mergeFrames(withMenu(menu), withMenu(mine), withMenu(theirs), prefer);
      expect(merge('mine')).toEqual({ forms: withMenu(mine), clashes: [{ part: 'lists.main' }] });
      expect(merge('theirs')).toEqual({ forms: withMenu(theirs), clashes: [{ part: 'lists.main' }] });
    },
  );

  const letter = fc.constantFrom('a', 'b');
  const anyTitles = fc.array(fc.record({ en: letter, nl: letter, at: fc.nat(3) }), { maxLength: 3 });

  it.prop([anyTitles, anyTitles, anyTitles])(
    'never leaves two languages with different items, even where titles are the same in only one of them',
    (before, own, others) => {
      const inLanguage = (language: 'en' | 'nl') => {
        const add = (items: Items, titles: typeof before, who: string) =>
          titles.reduce<Items>(
            (all, title, number) =>
              all.toSpliced(Math.min(title.at, all.length), 0, added(`${who}-${number}`, title[language])),
            items,
          );
        const base = stored(add([], before, 'base'));
        return { base, mine: add(base, own, 'mine'), theirs: stored(add(base, others, 'theirs')) };
      };
      const formsOf = (who: 'base' | 'mine' | 'theirs'): FrameForms => {
        const form = (main: Items) => ({ lists: { main }, logos: {}, texts: {}, settings: {} });
        return { en: form(inLanguage('en')[who]), nl: form(inLanguage('nl')[who]) };
      };
      const { forms, clashes } = mergeFrames(formsOf('base'), formsOf('mine'), formsOf('theirs'));
      expect(frameDifference(forms)).toBeUndefined();
      expect(mainOf(forms)).toHaveLength(
        before.length + own.length + (clashes.length === 0 ? others.length : 0),
      );
    },
  );

  example('leaves languages that have different items apart', () => {
    const form = (...ids: readonly string[]) => ({
      ...{ lists: { main: stored(ids.map((id) => added(id))) }, logos: {}, texts: {}, settings: {} },
    });
    const base = { en: form('a', 'b'), nl: form('c') };
    const merged = mergeFrames(base, { ...base, en: form('a', 'b', 'x') }, { ...base, nl: form('c', 'y') });
    expect(merged).toEqual({ forms: { en: form('a', 'b', 'x'), nl: form('c', 'y') }, clashes: [] });
  });

  example('is a clash where my changed item could be either of two that look the same', () => {
    const [base, theirs] = [
      stored([added('', 'a'), added('', 'a'), added('', 'b')]),
      stored([added('', 'a')]),
    ];
    const mine = base.map((item, index) => (index === 0 ? { ...item, title: 'A' } : item));
    for (const after of [theirs, stored([added('', 'b'), added('', 'a'), added('', 'a')])])
      expect(mergeFrames(withMenu(base), withMenu(mine), withMenu(after)).clashes).toEqual([
        { part: 'lists.main' },
      ]);
  });
});
