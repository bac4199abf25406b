import {
  CATEGORY_LEVELS,
  type CategoryForm,
  categoryBranch,
  categoryFormFaults,
  droppedCategory,
  inTreeOrder,
  levelBelow,
  mergeTargets,
  movedCategory,
  NO_TEXTS,
  type PlannedCategory,
  saveCategory,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { okAsync } from 'neverthrow';
import { describe, expect } from 'vitest';

const category = (
  id: string,
  parent: string,
  level: PlannedCategory['level'],
  sortIndex: number,
): PlannedCategory => ({
  ...{ id, parent, level, sortIndex, code: id, version: '1', names: { ...NO_TEXTS, en: id } },
  ...{ companies: 0, products: 0, awards: 0, audiences: 0 },
});

/** Trees as an import makes them, many of whose categories have the same index. */
const anyTree = fc
  .array(fc.tuple(fc.nat(), fc.constantFrom(100, 100, 150, 300, -2)), { minLength: 1, maxLength: 14 })
  .map((picks) => {
    const tree: PlannedCategory[] = [];
    for (const [place, [pick, sortIndex]] of picks.entries()) {
      const headings = tree.filter((each) => levelBelow(each) !== undefined);
      const heading = headings[pick % (headings.length + 1)];
      tree.push(category(`c${place}`, heading?.id ?? '', levelBelow(heading) ?? 'main', sortIndex));
    }
    return tree;
  });

const isSound = (tree: readonly PlannedCategory[]): boolean =>
  tree.every(({ parent, level }) => {
    const heading = tree.find(({ id }) => id === parent);
    return parent === '' ? level === 'main' : heading !== undefined && levelBelow(heading) === level;
  });

const changedTree = (tree: readonly PlannedCategory[], changed: readonly Pick<PlannedCategory, 'id'>[]) =>
  tree.map((each) => ({ ...each, ...changed.find(({ id }) => id === each.id) }));

const idsBelow = (tree: readonly PlannedCategory[], parent: string) =>
  inTreeOrder(tree).flatMap((each) => (each.parent === parent ? [each.id] : []));

const at = <T>(items: readonly T[], place: number): T | undefined => items[place % items.length];

/** Moves a category to any place, and expects it there when it can be there. */
const moveAndCheck = (
  tree: readonly PlannedCategory[],
  [from, to, next]: readonly [number, number, number],
): readonly PlannedCategory[] => {
  const moved = at(tree, from) ?? expect.unreachable();
  const parent = at(['', ...tree.map(({ id }) => id)], to) ?? '';
  const siblings = idsBelow(tree, parent).filter((id) => id !== moved.id);
  const before = at([undefined, ...siblings], next);
  const changed = movedCategory(tree, moved.id, { parent, before });
  const result = changedTree(tree, changed);
  expect(isSound(result)).toBe(true);
  if (levelBelow(tree.find(({ id }) => id === parent)) === moved.level) {
    const place = before === undefined ? siblings.length : siblings.indexOf(before);
    expect(idsBelow(result, parent)).toEqual(siblings.toSpliced(place, 0, moved.id));
  } else expect(changed).toEqual([]);
  return result;
};

describe('the categories of a fair', () => {
  it.prop([anyTree])('are listed once each, a heading right before what is below it', (tree) => {
    const rows = inTreeOrder(tree);
    expect(rows.map(({ id }) => id).toSorted()).toEqual(tree.map(({ id }) => id).toSorted());
    for (const [place, row] of rows.entries()) {
      const branch = new Set(categoryBranch(tree, row.id));
      expect(new Set(rows.slice(place, place + branch.size).map(({ id }) => id))).toEqual(branch);
    }
  });

  it.prop([anyTree, fc.array(fc.tuple(fc.nat(), fc.nat(), fc.nat()), { maxLength: 30 })])(
    'never form a circle, and land where they are moved, however often',
    (start, moves) => {
      let tree: readonly PlannedCategory[] = start;
      for (const move of moves) tree = moveAndCheck(tree, move);
    },
  );

  it.prop([anyTree, fc.nat(), fc.nat()])(
    'land in front of the row they are dropped on, or nowhere',
    (start, from, to) => {
      const tree = inTreeOrder(start);
      const moved = at(tree, from);
      const before = at([undefined, ...tree.map(({ id }) => id)], to);
      if (moved === undefined) return;
      const target = droppedCategory(tree, moved.id, before);
      if (target === undefined) return;
      const rows = inTreeOrder(changedTree(tree, movedCategory(tree, moved.id, target)));
      expect(isSound(rows)).toBe(true);
      const place = rows.findIndex(({ id }) => id === moved.id);
      const branch = categoryBranch(rows, moved.id).length;
      const others = tree.filter(({ id }) => !categoryBranch(tree, moved.id).includes(id));
      const wanted = before === undefined ? others.length : others.findIndex(({ id }) => id === before);
      // A heading dropped between the categories of another one lands behind these.
      expect(place).toBeGreaterThanOrEqual(wanted);
      if (rows[place + branch]?.id !== before) expect(moved.level).not.toBe('leaf');
    },
  );

  it('can be dragged in front of a category of another heading', () => {
    const tree = [
      category('water', '', 'main', 100),
      category('moving', 'water', 'sub', 100),
      category('pumps', 'moving', 'leaf', 100),
      category('testing', 'water', 'sub', 200),
      category('labs', 'testing', 'leaf', 100),
    ];
    expect(droppedCategory(tree, 'pumps', 'labs')).toEqual({ parent: 'testing', before: 'labs' });
    expect(droppedCategory(tree, 'labs', 'testing')).toEqual({ parent: 'moving' });
    expect(droppedCategory(tree, 'labs', 'moving')).toBeUndefined();
    expect(droppedCategory(tree, 'moving', 'pumps')).toBeUndefined();
    expect(droppedCategory(tree, 'testing', 'moving')).toEqual({ parent: 'water', before: 'moving' });
    expect(mergeTargets(tree, 'moving').map(({ id }) => id)).toEqual(['testing']);
  });

  it.prop([anyTree, fc.nat()])('merge with their own level only', (tree, from) => {
    const one = at(tree, from);
    if (one === undefined) return;
    for (const other of mergeTargets(tree, one.id)) {
      expect(other.level).toBe(one.level);
      expect(other.id).not.toBe(one.id);
    }
  });

  const FORM: CategoryForm = { names: { ...NO_TEXTS, tr: 'Pompalar' }, code: '', parent: '' };
  it.each([
    [{}, undefined],
    [{ names: NO_TEXTS }, 'names'],
    [{ names: { ...NO_TEXTS, nl: 'x'.repeat(201) } }, 'names.nl'],
    [{ code: 'a|b' }, 'code'],
    [{ code: ' water ' }, 'code'],
    [{ code: 'x'.repeat(201) }, 'code'],
    [{ parent: 'water' }, undefined],
    [{ parent: 'pumps' }, 'parent'],
    [{ parent: 'unknown' }, 'parent'],
  ])('judge the form %j', async (change, path) => {
    const categories = [
      category('water', '', 'main', 100),
      category('moving', 'water', 'sub', 100),
      category('pumps', 'moving', 'leaf', 100),
    ];
    const form = { ...FORM, ...change };
    expect(categoryFormFaults(form, categories).map((fault) => fault.path)).toEqual(
      path === undefined ? [] : [path],
    );
    const plan = { categories };
    const save = saveCategory({ create: () => okAsync(plan), save: () => okAsync(plan) });
    expect((await save(form, plan)).isOk()).toBe(path === undefined);
    // A category keeps its level and its code.
    const pumps = categories[2];
    const kept = await save({ ...FORM, parent: 'moving', code: 'water' }, plan, pumps);
    expect(kept.isOk()).toBe(true);
    expect((await save({ ...FORM, parent: 'water' }, plan, pumps)).isErr()).toBe(true);
  });

  it.prop([
    fc.constantFrom('', 'a', 'b', 'ab', 'c', '|', 'a|b'),
    fc.array(fc.constantFrom<string>('', 'a', 'b', 'ab')),
  ])('have codes without bars, each once, or none', (code, codes) => {
    const categories = codes.map((each, place) => ({
      ...category(`c${place}`, '', 'main', 1),
      code: each,
    }));
    const isTaken = code !== '' && codes.includes(code);
    const faults = categoryFormFaults({ ...FORM, code: ` ${code} ` }, categories);
    if (code.includes('|')) expect(faults).toEqual([{ path: 'code', code: 'category-code-bar' }]);
    else expect(faults).toEqual(isTaken ? [{ path: 'code', code: 'category-code-taken' }] : []);
  });

  it('has a level for each depth', () => {
    expect(CATEGORY_LEVELS.map((level) => levelBelow({ level }))).toEqual(['sub', 'leaf', undefined]);
  });
});
