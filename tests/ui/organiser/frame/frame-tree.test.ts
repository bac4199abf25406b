import { type FrameTexts, withFrameTexts } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { anyFrameForm } from '#tests/support/models/any-frame.ts';
import {
  canMove,
  droppedItem,
  insertItem,
  movedItem,
  removeItem,
  type TreeItem,
  treeRows,
} from '#ui/organiser/frame/frame-tree.ts';

const tree = anyFrameForm('header').map(
  (form): readonly TreeItem[] => withFrameTexts(form, (en): FrameTexts => ({ en })).lists.main ?? [],
);
const MOVES = ['up', 'down', 'in', 'out'] as const;
const ids = (items: readonly TreeItem[]) => treeRows(items).map(({ item }) => item.id);
const pick = (items: readonly TreeItem[], number: number) => {
  const rows = treeRows(items);
  return rows[number % Math.max(1, rows.length)];
};

describe('a tree of menu items', () => {
  it.prop([tree, fc.array(fc.tuple(fc.nat(), fc.constantFrom(...MOVES)), { maxLength: 12 })])(
    'loses and doubles no item however items move, and has three levels at most',
    (items, moves) => {
      const moved = moves.reduce<readonly TreeItem[]>((all, [n, way]) => {
        const id = pick(all, n)?.item.id;
        return id === undefined ? all : movedItem(all, id, way, 'main');
      }, items);
      expect(ids(moved).toSorted()).toEqual(ids(items).toSorted());
      expect(Math.max(0, ...treeRows(moved).map(({ level }) => level))).toBeLessThan(3);
    },
  );

  it.prop([tree, fc.nat()])('takes a move back with the opposite one', (items, n) => {
    const row = pick(items, n);
    if (row === undefined) return;
    const { id } = row.item;
    if (canMove(row, 'down', 'main'))
      expect(movedItem(movedItem(items, id, 'down', 'main'), id, 'up', 'main')).toEqual(items);
    if (canMove(row, 'in', 'main') && !row.item.isCallToAction)
      expect(movedItem(movedItem(items, id, 'in', 'main'), id, 'out', 'main')).toEqual(items);
  });

  it.prop([tree, fc.nat(), fc.nat()])('loses no item that is dropped anywhere', (items, from, to) => {
    const [id, before] = [pick(items, from)?.item.id, pick(items, to)?.item.id];
    if (id === undefined) return;
    for (const target of [before, undefined]) {
      const dropped = droppedItem(items, id, target, 'main');
      expect(ids(dropped).toSorted()).toEqual(ids(items).toSorted());
      expect(Math.max(0, ...treeRows(dropped).map(({ level }) => level))).toBeLessThan(3);
    }
  });

  it.prop([tree, fc.nat()])('puts a deleted item back where it was', (items, n) => {
    const row = pick(items, n);
    if (row === undefined) return;
    const without = removeItem(items, row.item.id);
    expect(ids(without)).not.toContain(row.item.id);
    expect(insertItem(without, row.item, row.parent?.id, row.index)).toEqual(items);
  });

  it.prop([tree, fc.nat()])('never nests links of a list with one level', (items, n) => {
    const row = pick(items, n);
    if (row) expect(canMove(row, 'in', 'service')).toBe(false);
  });
});
