import {
  dialogIdOf,
  dialogPath,
  isPagePath,
  newPageFaults,
  PAGE_PATH_MAX,
  PAGE_TITLE_MAX,
  type PageEntry,
  pageMoveFaults,
  proposedPath,
} from '@fairdesk/core/editor';
import { slugOf } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';

const path = fc
  .array(fc.constantFrom('visit', 'parking', 'news', 'x'.repeat(60)), { maxLength: 3 })
  .map((names) => `/${names.join('/')}`);
const entries = fc
  .uniqueArray(path, { maxLength: 12 })
  .map((paths) => paths.map((each): PageEntry => ({ path: each, isNeeded: false, translations: [] })));

describe('the path of a dialog', () => {
  it.prop([fc.string({ unit: 'grapheme' }), path])(
    'gives its id back, and is that of no other page',
    (name, other) => {
      const id = slugOf(name);
      expect(dialogIdOf(dialogPath(id))).toBe(id === '' ? undefined : id);
      expect(isPagePath(dialogPath(id))).toBe(false);
      expect(dialogIdOf(other)).toBeUndefined();
    },
  );
});

describe('proposedPath', () => {
  it.prop([fc.string({ unit: 'grapheme', maxLength: 300 }), path.filter((each) => each.length < 60)])(
    'proposes a path below the page that pages can have, or none',
    (title, parent) => {
      const proposed = proposedPath(title, parent);
      if (proposed === '') return;
      expect(isPagePath(proposed)).toBe(true);
      expect(proposed.length).toBeLessThanOrEqual(PAGE_PATH_MAX);
      expect(proposed.startsWith(parent)).toBe(true);
    },
  );

  example('folds letters as addresses do', () => {
    expect(proposedPath('Ulaşım & Otopark', '/ziyaret')).toBe('/ziyaret/ulasim-otopark');
    expect(proposedPath('  ', '/')).toBe('');
    expect(proposedPath('Visit', '/')).toBe('/visit');
  });
});

describe('pageMoveFaults', () => {
  it.prop([entries, path, path])('lets no two pages meet, and none go below itself', (all, from, to) => {
    if (pageMoveFaults(from, to, all).length > 0) return;
    const moves = (each: string) => each === from || each.startsWith(`${from}/`);
    const after = all.map((each) => (moves(each.path) ? `${to}${each.path.slice(from.length)}` : each.path));
    expect(new Set(after).size).toBe(all.length);
    const moved = after.filter((_, place) => moves(all[place]?.path ?? ''));
    expect(moved.every((each) => isPagePath(each) && each.length <= PAGE_PATH_MAX)).toBe(true);
    expect(to === from || to.startsWith(`${from}/`)).toBe(false);
  });

  example('names the reason', () => {
    const all = ['/visit', '/visit/parking', '/news'].map(
      (each): PageEntry => ({ path: each, isNeeded: false, translations: [] }),
    );
    const codes = (from: string, to: string) => pageMoveFaults(from, to, all).map(({ code }) => code);
    expect(codes('/visit', '/visit/here')).toEqual(['page-move-below']);
    expect(codes('/visit', '/news')).toEqual(['page-exists']);
    expect(codes('/visit', '/Visit')).toEqual(['page-path']);
    expect(codes('/visit', '/come')).toEqual([]);
  });
});

describe('newPageFaults', () => {
  example('names what is wrong with the title and the path', () => {
    const all: readonly PageEntry[] = [{ path: '/visit', isNeeded: false, translations: [] }];
    const codes = (title: string, at: string) =>
      newPageFaults({ title, path: at }, all).map(({ code }) => code);
    expect(codes('Visit', '/visit')).toEqual(['page-exists']);
    expect(codes(' ', '')).toEqual(['page-title', 'page-path']);
    expect(codes('x'.repeat(PAGE_TITLE_MAX), '/x')).toEqual([]);
    expect(codes('x'.repeat(PAGE_TITLE_MAX + 1), '/x')).toEqual(['page-title']);
  });
});
