import { type FrameItem, type FrameTexts, frameLevels } from '@fairdesk/core/editor';

/** An item with its texts in each language. */
export type TreeItem = FrameItem<FrameTexts>;
type Items = readonly TreeItem[];

/** An item in the order of reading. */
export interface TreeRow {
  readonly item: TreeItem;
  /** From 0. */
  readonly level: number;
  /** The item above; absent at the top. */
  readonly parent?: TreeItem;
  readonly siblings: Items;
  readonly index: number;
}

/** Every item of a list, each before those below it. */
export const treeRows = (items: Items, level = 0, parent?: TreeItem): readonly TreeRow[] =>
  items.flatMap((item, index) => [
    { item, level, siblings: items, index, ...(parent && { parent }) },
    ...treeRows(item.children, level + 1, item),
  ]);

export const rowOf = (items: Items, id: string): TreeRow | undefined =>
  treeRows(items).find(({ item }) => item.id === id);

/** Replaces the items below one, or those at the top. */
const withSiblings = (items: Items, parent: string | undefined, change: (siblings: Items) => Items): Items =>
  parent === undefined
    ? change(items)
    : items.map((item) => ({
        ...item,
        children: item.id === parent ? change(item.children) : withSiblings(item.children, parent, change),
      }));

/** Puts an item at a place among the items below one, or at the top. */
export const insertItem = (items: Items, item: TreeItem, parent: string | undefined, index: number): Items =>
  withSiblings(items, parent, (siblings) => [...siblings.slice(0, index), item, ...siblings.slice(index)]);

export const removeItem = (items: Items, id: string): Items =>
  items
    .filter((item) => item.id !== id)
    .map((item) => ({ ...item, children: removeItem(item.children, id) }));

export const changeItem = (items: Items, id: string, change: Partial<TreeItem>): Items =>
  items.map((item) =>
    item.id === id ? { ...item, ...change } : { ...item, children: changeItem(item.children, id, change) },
  );

/** How many levels an item has with those below it. */
const heightOf = ({ children }: TreeItem): number => 1 + Math.max(0, ...children.map(heightOf));

/** Where an item can go with the keyboard: among its siblings, below the one before it, or beside the one above it. */
export type TreeMove = 'up' | 'down' | 'in' | 'out';

/** Whether an item can make a move. @param list the name of its list: `main` */
export const canMove = (
  { item, level, parent, siblings, index }: TreeRow,
  move: TreeMove,
  list: string,
): boolean => {
  switch (move) {
    case 'up':
      return index > 0;
    case 'down':
      return index < siblings.length - 1;
    case 'in': {
      const before = siblings[index - 1];
      return (
        before !== undefined && !before.isCallToAction && level + 1 + heightOf(item) <= frameLevels(list)
      );
    }
    case 'out':
      // A call to action is a column.
      return parent !== undefined && !(item.isCallToAction && level === 1);
  }
};

/** The items after a move; the same when it is not possible. */
export const movedItem = (items: Items, id: string, move: TreeMove, list: string): Items => {
  const row = rowOf(items, id);
  if (row === undefined || !canMove(row, move, list)) return items;
  const { item, parent, siblings, index } = row;
  const without = removeItem(items, id);
  const before = siblings[index - 1];
  switch (move) {
    case 'up':
      return insertItem(without, item, parent?.id, index - 1);
    case 'down':
      return insertItem(without, item, parent?.id, index + 1);
    case 'in':
      return insertItem(without, item, before?.id, before?.children.length ?? 0);
    case 'out': {
      const above = rowOf(items, parent?.id ?? '');
      return insertItem(without, item, above?.parent?.id, (above?.index ?? 0) + 1);
    }
  }
};

/**
 * The items after one was dropped in front of another, or at the end; the same when it cannot be there.
 *
 * @param before the id of the other item
 */
export const droppedItem = (items: Items, id: string, before: string | undefined, list: string): Items => {
  const row = rowOf(items, id);
  const target = before === undefined ? undefined : rowOf(items, before);
  if (row === undefined || id === before || treeRows([row.item]).some(({ item }) => item.id === before))
    return items;
  const level = target?.level ?? 0;
  if (level + heightOf(row.item) > frameLevels(list) || (row.item.isCallToAction && level === 0))
    return items;
  const without = removeItem(items, id);
  const place = before === undefined ? undefined : rowOf(without, before);
  return insertItem(without, row.item, place?.parent?.id, place?.index ?? without.length);
};
