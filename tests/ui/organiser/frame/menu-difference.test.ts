import type { FrameItem } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { anyFrameForm } from '#tests/support/models/any-frame.ts';
import { flat, mapItems, stored } from '#tests/support/models/frame-edits.ts';
import { menuDifference } from '#ui/organiser/frame/menu-difference.ts';

type Items = readonly FrameItem[];

/** A menu in which every item has a title of its own. */
const anyMenu = anyFrameForm('header').map(({ lists }) =>
  mapItems(lists.main ?? [], (item) => ({ ...item, title: `Item ${item.id}` })),
);

const item = (title: string, children: Items = []): FrameItem => ({
  ...{ id: title, title, text: '', href: `/${title}`, target: '', icon: '', isCallToAction: false, children },
});

const linesIn = (text: string) => text.split('\n').filter(Boolean);

describe('menuDifference', () => {
  it.prop([anyMenu, fc.array(fc.nat(8)), fc.constantFrom('title', 'href', 'icon')])(
    'lists exactly the items that one of two editors changed, with the place of each',
    (menu, places, field) => {
      const all = flat(menu);
      const ids = new Set(places.flatMap((place) => all[place % Math.max(1, all.length)]?.id ?? []));
      const changed = mapItems(menu, (each) => (ids.has(each.id) ? { ...each, [field]: 'fa-other' } : each));
      for (const text of menuDifference(menu, changed)) expect(linesIn(text)).toHaveLength(ids.size);
      const [before] = menuDifference(menu, changed);
      for (const id of ids) expect(before).toContain(`Item ${id}`);
    },
  );

  it.prop([anyMenu])('shows nothing of two menus that read alike, whatever their ids', (menu) => {
    expect(menuDifference(menu, stored(menu, 'other'))).toEqual(['', '']);
  });

  it.prop([anyMenu, fc.nat(3), fc.nat(3)])(
    'shows an item that was moved in both menus, with its two places',
    (menu, from, to) => {
      fc.pre(menu.length > 1 && from % menu.length !== to % menu.length);
      const moved = menu[from % menu.length];
      const rest = menu.filter((each) => each !== moved);
      const [one, other] = menuDifference(menu, moved ? rest.toSpliced(to % menu.length, 0, moved) : rest);
      expect(linesIn(one)).not.toEqual(linesIn(other));
      const wholes = (text: string) =>
        linesIn(text)
          .map((line) => line.replaceAll(/\d+\. /g, ''))
          .sort();
      expect(wholes(one)).toEqual(wholes(other));
    },
  );

  example('names an item below others by all of them', () => {
    const before = [item('fair', [item('news'), item('products')]), item('visit')];
    const after = [item('fair', [item('products')]), item('visit')];
    expect(menuDifference(before, after)).toEqual(['1. fair › 1. news (/news)', '']);
  });
});
