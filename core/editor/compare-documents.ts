import { blocksOf, type DocumentSpot, type PlacedBlock } from './find-block.ts';
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
  /** Whether something differs that no editor sees, such as an empty place for blocks. */
  readonly hasOther: boolean;
}

/** What differs between an earlier and a later version of a page; blocks are the same when their ids are. */
export const compareDocuments = (before: PageDocument, after: PageDocument): DocumentChanges => {
  const old = new Map(blocksOf(before).map((placed) => [placed.block.id, placed]));
  const now = blocksOf(after);
  const ids = new Set(now.map(({ block }) => block.id));
  const steady = steadyIds([...old.values()], now);
  const blocks = [
    ...[...old.values()].filter(({ block }) => !ids.has(block.id)).map(({ block }) => only('removed', block)),
    ...now.flatMap(({ block }) => {
      const was = old.get(block.id)?.block;
      if (was === undefined) return only('added', block);
      const changes = contentChanges(contentOf(was), contentOf(block));
      if (changes.length > 0) return { kind: 'changed' as const, block, changes };
      return steady.has(block.id) ? [] : { kind: 'moved' as const, block, changes };
    }),
  ];
  const hidden = (document: PageDocument): FieldContent => [
    keysOf(document.areas),
    ...blocksOf(document)
      .filter(({ block }) => old.has(block.id) && ids.has(block.id))
      .map(({ block }) => ({ id: block.id, kept: block.kept, places: keysOf(block.places) }))
      .toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  ];
  return {
    fields: contentChanges(before.fields, after.fields),
    blocks,
    hasOther: !isSame(hidden(before), hidden(after)),
  };
};

/** Whether two versions of a page are equal. */
export const isUnchanged = ({ fields, blocks, hasOther }: DocumentChanges): boolean =>
  fields.length === 0 && blocks.length === 0 && !hasOther;

const keysOf = (places: PageDocument['areas']): readonly string[] => places.map(({ key }) => key);

const only = (kind: 'added' | 'removed', block: DocumentBlock): BlockChange => ({
  kind,
  block,
  changes: kind === 'added' ? contentChanges({}, contentOf(block)) : contentChanges(contentOf(block), {}),
});

/** The fields of a block, and its parameters, whose names begin with `@`; its component is one of them. */
const contentOf = ({ component, fields, params }: DocumentBlock): FieldRecord => ({
  ...fields,
  ...Object.fromEntries(Object.entries(params).map(([name, value]) => [`@${name}`, value])),
  '@@': component,
});

const contentChanges = (before: FieldRecord, after: FieldRecord): readonly ContentChange[] =>
  [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => !isSame(before[name], after[name]))
    .map((name) => ({
      name,
      ...(before[name] !== undefined && { before: before[name] }),
      ...(after[name] !== undefined && { after: after[name] }),
    }));

/** Ignores the order of the values of a record. */
const isSame = (one: FieldContent | undefined, other: FieldContent | undefined): boolean => {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return Object.is(one, other);
  const [old, now] = [Object.entries(one), new Map(Object.entries(other))];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    old.length === now.size &&
    old.every(([name, value]) => now.has(name) && isSame(value, now.get(name)))
  );
};

/** The ids of blocks that stay in their place: a longest row of blocks of it whose order is the same. */
const steadyIds = (before: readonly PlacedBlock[], after: readonly PlacedBlock[]): ReadonlySet<string> => {
  const index = new Map(before.map(({ block, spot }, place) => [`${block.id} ${placeOf(spot)}`, place]));
  const rows = new Map<string, (readonly [id: string, place: number])[]>();
  for (const { block, spot } of after) {
    const place = index.get(`${block.id} ${placeOf(spot)}`);
    if (place === undefined) continue;
    const row = rows.get(placeOf(spot)) ?? [];
    row.push([block.id, place]);
    rows.set(placeOf(spot), row);
  }
  return new Set([...rows.values()].flatMap(longestRising));
};

const placeOf = ({ owner = '', key }: DocumentSpot): string => JSON.stringify([owner, key]);

type Step = readonly [length: number, previous: number];

/** The ids of a longest subsequence whose places rise. */
const longestRising = (row: readonly (readonly [id: string, place: number])[]): readonly string[] => {
  const steps: Step[] = [];
  const stepTo = (place: number): Step =>
    steps.reduce<Step>(
      (found, [length], earlier) =>
        (row[earlier]?.[1] ?? 0) < place && length >= found[0] ? [length + 1, earlier] : found,
      [1, -1],
    );
  for (const [, place] of row) steps.push(stepTo(place));
  const longest = Math.max(0, ...steps.map(([length]) => length));
  const ids: string[] = [];
  const end = steps.findIndex(([length]) => length === longest);
  for (let at = end; at !== -1; at = steps[at]?.[1] ?? -1) ids.push(row[at]?.[0] ?? '');
  return ids;
};
