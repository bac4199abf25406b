import { blocksOf, type DocumentSpot, type PlacedBlock } from './find-block.ts';
import { isEqual, valueIn } from './merge-records.ts';
import type { DocumentBlock, FieldContent, FieldRecord, PageDocument } from './page-document.ts';

/** A field or parameter that two versions have with different content. */
export interface ContentChange {
  readonly name: string;
  /** Absent in the version that has no such field. */
  readonly before?: FieldContent;
  /** Absent in the version that has no such field. */
  readonly after?: FieldContent;
}

/**
 * A block that differs between two versions of a page.
 *
 * | kind      | the block                                                   |
 * | --------- | ----------------------------------------------------------- |
 * | `added`   | is in the later version only; all its content has changed   |
 * | `removed` | is in the earlier version only; all its content has changed |
 * | `changed` | has other content, and may have moved as well               |
 * | `moved`   | stands elsewhere, with the same content                     |
 */
export interface BlockChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  /** As it is in the later version; a removed one as it was. */
  readonly block: DocumentBlock;
  readonly changes: readonly ContentChange[];
}

/** What differs between two versions of a page. */
export interface DocumentChanges {
  /** The page's own fields. */
  readonly fields: readonly ContentChange[];
  /** Removed blocks first, then the others in the order of reading. */
  readonly blocks: readonly BlockChange[];
}

/** The name under which a change names the component of a block; parameters have one `@` before their names. */
export const COMPONENT_CHANGE = '@@component';
/** The name under which a change has what no editor sees, such as an empty place for blocks. */
export const HIDDEN_CHANGE = '@@hidden';

/** What differs between an earlier and a later version of a page: nothing when they are equal. Blocks are the same when their ids are. */
export const compareDocuments = (before: PageDocument, after: PageDocument): DocumentChanges => {
  const was = blocksOf(before);
  const now = blocksOf(after);
  const old = new Map(was.map(({ block }) => [block.id, block]));
  const ids = new Set(now.map(({ block }) => block.id));
  const steady = steadyIds(was, now);
  return {
    fields: contentChanges(
      { ...before.fields, [HIDDEN_CHANGE]: keysOf(before.areas) },
      { ...after.fields, [HIDDEN_CHANGE]: keysOf(after.areas) },
    ),
    blocks: [
      ...was.flatMap(({ block }): readonly BlockChange[] =>
        ids.has(block.id) ? [] : [{ kind: 'removed', block, changes: contentChanges(contentOf(block), {}) }],
      ),
      ...now.flatMap(({ block }): readonly BlockChange[] => {
        const earlier = old.get(block.id);
        const changes = contentChanges(earlier ? contentOf(earlier) : {}, contentOf(block));
        if (earlier === undefined) return [{ kind: 'added', block, changes }];
        if (changes.length > 0) return [{ kind: 'changed', block, changes }];
        return steady.has(block.id) ? [] : [{ kind: 'moved', block, changes }];
      }),
    ],
  };
};

const keysOf = (places: PageDocument['areas']): readonly string[] => places.map(({ key }) => key);

const contentOf = ({ component, fields, params, kept, places }: DocumentBlock): FieldRecord => ({
  ...fields,
  ...Object.fromEntries(Object.entries(params).map(([name, value]) => [`@${name}`, value])),
  [COMPONENT_CHANGE]: component,
  [HIDDEN_CHANGE]: [kept, keysOf(places)],
});

const contentChanges = (before: FieldRecord, after: FieldRecord): readonly ContentChange[] =>
  Object.keys({ ...before, ...after }).flatMap((name) => {
    const [was, now] = [valueIn(before, name), valueIn(after, name)];
    return isEqual(was, now)
      ? []
      : [{ name, ...(was !== undefined && { before: was }), ...(now !== undefined && { after: now }) }];
  });

/** The ids of blocks that stay in their place: of each place, a longest row of blocks whose order is the same. */
const steadyIds = (before: readonly PlacedBlock[], after: readonly PlacedBlock[]): ReadonlySet<string> => {
  const keyOf = ({ block, spot }: PlacedBlock) => block.id + placeOf(spot);
  const index = new Map(before.map((placed, place) => [keyOf(placed), place]));
  const rows = new Map<string, (readonly [id: string, place: number])[]>();
  for (const placed of after) {
    const [key, place] = [placeOf(placed.spot), index.get(keyOf(placed))];
    if (place === undefined) continue;
    const row = rows.get(key) ?? [];
    row.push([placed.block.id, place]);
    rows.set(key, row);
  }
  return new Set([...rows.values()].flatMap(longestRising));
};

const placeOf = ({ owner, key }: DocumentSpot): string => JSON.stringify([owner, key]);

/** The ids of a longest subsequence whose places rise. */
const longestRising = (row: readonly (readonly [id: string, place: number])[]): readonly string[] => {
  /** By length: the subsequence whose last place is the lowest. */
  const ends: Rising[] = [];
  for (const [id, place] of row) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((ends[middle]?.place ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    ends[low] = { id, place, before: ends[low - 1] };
  }
  const ids: string[] = [];
  for (let last = ends.at(-1); last !== undefined; last = last.before) ids.push(last.id);
  return ids;
};

interface Rising {
  readonly id: string;
  readonly place: number;
  readonly before: Rising | undefined;
}
