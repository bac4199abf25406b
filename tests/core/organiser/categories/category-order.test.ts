import {
  CATEGORY_LEVELS,
  type CategoryLevel,
  type CategoryPlace,
  categoryBranch,
  droppedCategory,
  inTreeOrder,
  mergeTargets,
  movedCategory,
} from '@fairdesk/core/organiser';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const place = (id: string, parent: string, level: CategoryLevel, sortIndex = 100): CategoryPlace => ({
  ...{ id, parent, level, sortIndex },
});
const idsOf = (places: readonly CategoryPlace[]) => places.map(({ id }) => id);

const TREE = [
  place('water', '', 'main'),
  place('moving', 'water', 'sub'),
  place('pumps', 'moving', 'leaf'),
  place('air', '', 'main', 200),
  place('fire', '', 'main', 300),
];

/** What a database can hold after imports: unknown headings, headings of the same level, circles. */
const anyStored = fc.uniqueArray(
  fc.record({
    id: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
    parent: fc.constantFrom('', '', 'a', 'b', 'c', 'd', 'gone'),
    level: fc.constantFrom(...CATEGORY_LEVELS),
    sortIndex: fc.constantFrom(100, 200),
  }),
  { selector: ({ id }) => id },
);

describe('inTreeOrder', () => {
  it.prop([anyStored])('has every stored category once, whatever is stored', (stored) => {
    expect(idsOf(inTreeOrder(stored)).toSorted()).toEqual(idsOf(stored).toSorted());
  });

  it('responds at once for thousands of headings', () => {
    const stored = Array.from({ length: 30_000 }, (_, index) => place(`c${index}`, '', 'main', index));
    const start = performance.now();
    expect(inTreeOrder(stored)).toEqual(stored);
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('puts a category last whose heading is missing, or no heading of its level', () => {
    const stored = [
      ...[place('lost', 'gone', 'leaf', 1), place('equal', 'water', 'main', 1)],
      ...[place('moving', 'water', 'sub', 2), place('water', '', 'main', 3)],
    ];
    expect(idsOf(inTreeOrder(stored))).toEqual(['water', 'moving', 'lost', 'equal']);
  });
});

describe('categoryBranch', () => {
  it.prop([anyStored])('has each category once and ends, even where headings form a circle', (stored) => {
    for (const { id } of stored) {
      const branch = categoryBranch(stored, id);
      expect(branch[0]).toBe(id);
      expect(new Set(branch).size).toBe(branch.length);
    }
    expect(categoryBranch(stored, 'gone')).toEqual([]);
  });
});

describe('movedCategory', () => {
  /** Places after a move; each is listed once, and only when it differs. */
  const afterMove = (id: string, parent: string, before: string | undefined, stored = TREE) => {
    const changed = movedCategory(stored, id, { parent, before });
    expect(new Set(idsOf(changed)).size).toBe(changed.length);
    for (const each of changed) expect(stored).not.toContainEqual(each);
    return inTreeOrder(stored.map((each) => changed.find((one) => one.id === each.id) ?? each));
  };

  it.prop([
    fc.array(fc.constantFrom(1, 100, 101, 199, 200, 300), { minLength: 2, maxLength: 5 }),
    fc.constantFrom(1, 100, 200),
    fc.nat(),
    fc.boolean(),
  ])('saves each changed place once, whatever room there is', (indexes, own, target, isFromElsewhere) => {
    const siblings = indexes.map((index, number) => place(`s${number}`, 'water', 'sub', index));
    const moved = place('moved', isFromElsewhere ? 'air' : 'water', 'sub', own);
    const stored = [...[place('water', '', 'main'), place('air', '', 'main')], ...siblings, moved];
    const wanted = idsOf(inTreeOrder(siblings.map((each) => ({ ...each, parent: '' }))));
    const before = wanted[target % (wanted.length + 1)];
    const rows = afterMove('moved', 'water', before, stored).filter(({ parent }) => parent === 'water');
    expect(idsOf(rows)).toEqual(wanted.toSpliced(target % (wanted.length + 1), 0, 'moved'));
  });

  it('moves below another heading even when every index there is taken', () => {
    const stored = [
      ...[place('water', '', 'main'), place('one', 'water', 'sub', 199), place('two', 'water', 'sub', 199)],
      ...[place('air', '', 'main', 200), place('moved', 'air', 'sub')],
    ];
    const rows = afterMove('moved', 'water', 'two', stored);
    expect(idsOf(rows)).toEqual(['water', 'one', 'moved', 'two', 'air']);
  });

  it('changes nothing for an unknown category, or one that is there already', () => {
    expect(movedCategory(TREE, 'gone', { parent: '' })).toEqual([]);
    expect(movedCategory(TREE, 'fire', { parent: '' })).toEqual([]);
    expect(movedCategory(TREE, 'pumps', { parent: 'moving' })).toEqual([]);
    expect(movedCategory(TREE, 'water', { parent: '', before: 'air' })).toEqual([]);
  });
});

describe('droppedCategory', () => {
  it('lands at the top in front of the next one there, wherever it is dropped', () => {
    expect(droppedCategory(TREE, 'fire', 'water')).toEqual({ parent: '', before: 'water' });
    expect(droppedCategory(TREE, 'fire', 'moving')).toEqual({ parent: '', before: 'air' });
    expect(droppedCategory(TREE, 'fire', 'pumps')).toEqual({ parent: '', before: 'air' });
    expect(droppedCategory(TREE, 'air', undefined)).toEqual({ parent: '' });
  });

  it.prop([fc.constantFrom(...TREE), fc.option(fc.constantFrom(...idsOf(TREE)), { nil: undefined })])(
    'never lands in front of itself, or below itself',
    ({ id }, before) => {
      const branch = categoryBranch(TREE, id);
      const target = droppedCategory(TREE, id, before);
      if (before !== undefined && branch.includes(before)) expect(target).toBeUndefined();
      for (const each of [target?.parent, target?.before]) expect(branch).not.toContain(each);
    },
  );

  it('is nowhere for an unknown category', () => {
    expect(droppedCategory(TREE, 'gone', 'water')).toBeUndefined();
    expect(mergeTargets(TREE, 'gone')).toEqual([]);
  });
});
