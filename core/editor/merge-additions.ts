/** How the items of two lists are compared with those that both began with. */
interface Comparison<Item> {
  readonly isMine: (base: Item, mine: Item) => boolean;
  readonly isTheirs: (base: Item, theirs: Item) => boolean;
  /** An item that both still have; `undefined` when their changes of it cannot be joined. */
  readonly join: (base: Item, mine: Item, theirs: Item) => Item | undefined;
}

/**
 * A list to which two editors only added items, with those of both in the order of each; where both added at the same
 * place, mine come first. `undefined` when one of them removed or moved an item.
 */
export const mergeAdditions = <Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
  { isMine, isTheirs, join }: Comparison<Item>,
): readonly Item[] | undefined => {
  const own = embed(base, mine, isMine);
  const other = embed(base, theirs, isTheirs);
  if (own === undefined || other === undefined) return undefined;
  const merged: Item[] = [...own.before, ...other.before];
  for (const [place, item] of base.entries()) {
    const [a, b] = [own.kept[place], other.kept[place]];
    if (a === undefined || b === undefined) return undefined;
    const joined = join(item, a.item, b.item);
    if (joined === undefined) return undefined;
    merged.push(joined, ...a.after, ...b.after);
  }
  return merged;
};

interface Kept<Item> {
  readonly item: Item;
  /** What was added behind it. */
  readonly after: Item[];
}

/** Finds the items of a base in a longer list, in their order. */
const embed = <Item>(
  base: readonly Item[],
  list: readonly Item[],
  isSame: (base: Item, item: Item) => boolean,
): { readonly before: readonly Item[]; readonly kept: readonly Kept<Item>[] } | undefined => {
  const before: Item[] = [];
  const kept: Kept<Item>[] = [];
  for (const item of list) {
    const next = base[kept.length];
    if (next !== undefined && isSame(next, item)) kept.push({ item, after: [] });
    else (kept.at(-1)?.after ?? before).push(item);
  }
  return kept.length === base.length ? { before, kept } : undefined;
};
