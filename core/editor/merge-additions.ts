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
  if (own === undefined) return undefined;
  const other = embed(own.matches, theirs, (match, item) => isTheirs(match.of, item));
  if (other === undefined) return undefined;
  const merged: Item[] = [...own.before, ...other.before];
  for (const { of: mine, item, after } of other.matches) {
    const joined = join(mine.of, mine.item, item);
    if (joined === undefined) return undefined;
    merged.push(joined, ...mine.after, ...after);
  }
  return merged;
};

interface Match<Base, Item> {
  readonly of: Base;
  readonly item: Item;
  /** What was added behind it. */
  readonly after: Item[];
}

/** Finds the items of a base in a longer list, in their order. */
const embed = <Base, Item>(
  base: readonly Base[],
  list: readonly Item[],
  isSame: (base: Base, item: Item) => boolean,
): { readonly before: readonly Item[]; readonly matches: readonly Match<Base, Item>[] } | undefined => {
  const before: Item[] = [];
  const matches: Match<Base, Item>[] = [];
  for (const item of list) {
    const next = base[matches.length];
    if (next !== undefined && isSame(next, item)) matches.push({ of: next, item, after: [] });
    else (matches.at(-1)?.after ?? before).push(item);
  }
  return matches.length === base.length ? { before, matches } : undefined;
};
