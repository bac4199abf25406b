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
  it.prop([
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('Great offer', 'Offer of May 2027')),
    path,
  ])('gives its id back, and is that of no other page', (name, other) => {
    const id = slugOf(name);
    expect(dialogIdOf(dialogPath(id))).toBe(id === '' ? undefined : id);
    expect(isPagePath(dialogPath(id))).toBe(false);
    for (const page of [other, `/${id}${dialogPath('offer')}`, `${dialogPath('offer')}/${id}`])
      expect(dialogIdOf(page)).toBeUndefined();
  });
});

describe('isPagePath', () => {
  it.each(['/', '/a', '/visit-2027/how-to-get-there', '/news/,-w-,'])('accepts %j', (path) =>
    expect(isPagePath(path)).toBe(true),
  );

  it.each([
    ...['', 'visit', '/visit/', '//', '/visit//a', '/-a', '/a-', '/a--b', '/A', '/é', '/a b', '/a\n'],
    ...['/a?b', '/a#b', '/a.b', '/a/..', '/,-w-', '/a,-w-,', '/visit/%20'],
  ])('rejects %j', (path) => expect(isPagePath(path)).toBe(false));
});

describe('proposedPath', () => {
  const title = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc
      .array(fc.constantFrom('a', 'Visit', '&', '%'), { maxLength: 60, size: 'max' })
      .map((words) => words.join(' ')),
  );
  const parent = fc
    .tuple(path, fc.nat(PAGE_PATH_MAX))
    .map(([above, length]) => above.padEnd(length, 'y'))
    .filter((above) => above.length <= PAGE_PATH_MAX);

  it.prop([title, parent])(
    'proposes a path below the page that pages can have: as much of the title as there is room for, or none',
    (text, above) => {
      const proposed = proposedPath(text, above);
      const slug = slugOf(text);
      const room = PAGE_PATH_MAX - (above === '/' ? 1 : above.length + 1);
      expect(proposed === '').toBe(slug === '' || room < 1);
      if (proposed === '') return;
      expect(isPagePath(proposed)).toBe(true);
      const name = above === '/' ? proposed.slice(1) : proposed.slice(above.length + 1);
      expect(`${above === '/' ? '' : above}/${name}`).toBe(proposed);
      expect(slug.startsWith(name)).toBe(true);
      expect(name.length).toBeLessThanOrEqual(room);
      expect(name.length).toBeGreaterThanOrEqual(Math.min(slug.length, room - 1));
    },
  );

  example('folds letters as addresses do', () => {
    expect(proposedPath('Ulaşım & Otopark', '/ziyaret')).toBe('/ziyaret/ulasim-otopark');
    expect(proposedPath('  ', '/visit')).toBe('');
    expect(proposedPath('Visit', '/')).toBe('/visit');
  });
});

/** Whether a move makes a path that no page can have, or that a page has. */
const hasMoveFault = (all: readonly PageEntry[], from: string, to: string): boolean => {
  if (to === from || to.startsWith(`${from}/`)) return true;
  const moved = all.flatMap((each) =>
    each.path === from || each.path.startsWith(`${from}/`) ? [to + each.path.slice(from.length)] : [],
  );
  return moved.some(
    (each) => !isPagePath(each) || each.length > PAGE_PATH_MAX || all.some((other) => other.path === each),
  );
};

describe('pageMoveFaults', () => {
  it.prop([entries, path, path])('lets no two pages meet, and none go below itself', (all, from, to) => {
    const faults = pageMoveFaults(from, to, all);
    expect(faults.length > 0).toBe(hasMoveFault(all, from, to));
    if (faults.length > 0) return;
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
    const fault = (code: string) => [{ path: 'to', code }];
    expect(pageMoveFaults('/visit', '/visit/here', all)).toEqual(fault('page-move-below'));
    expect(pageMoveFaults('/visit', '/news', all)).toEqual(fault('page-exists'));
    expect(pageMoveFaults('/visit', '/Visit', all)).toEqual(fault('page-path'));
    expect(pageMoveFaults('/visit', '/come', all)).toEqual([]);
  });
});

describe('newPageFaults', () => {
  example('names what is wrong with the title and the path', () => {
    const all: readonly PageEntry[] = [{ path: '/visit', isNeeded: false, translations: [] }];
    const faults = (title: string, at: string) => newPageFaults({ title, path: at }, all);
    const [title, address] = [
      { path: 'title', code: 'page-title' },
      { path: 'path', code: 'page-path' },
    ];
    expect(faults('Visit', '/visit')).toEqual([{ path: 'path', code: 'page-exists' }]);
    expect(faults(' ', '')).toEqual([title, address]);
    for (const letter of ['x', '😀', 'e\u0301']) {
      expect(faults(letter.repeat(PAGE_TITLE_MAX), '/x')).toEqual([]);
      expect(faults(letter.repeat(PAGE_TITLE_MAX + 1), '/x')).toEqual([title]);
    }
    expect(faults('Visit', `/${'x'.repeat(PAGE_PATH_MAX - 1)}`)).toEqual([]);
    expect(faults('Visit', `/${'x'.repeat(PAGE_PATH_MAX)}`)).toEqual([address]);
  });
});
