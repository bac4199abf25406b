import { blocksOf } from './find-block.ts';
import type { DocumentBlock, DocumentPlace, FieldContent, PageDocument } from './page-document.ts';

/**
 * A page that two editors changed from the same state, with the changes of both; `undefined` when they changed the
 * same text or parameter, or when both moved, added or removed blocks.
 *
 * @param base what both began with
 */
export const mergeDocuments = (
  base: PageDocument,
  mine: PageDocument,
  theirs: PageDocument,
): PageDocument | undefined => {
  const shape = JSON.stringify(shapeOf(base.areas));
  const isMineSame = JSON.stringify(shapeOf(mine.areas)) === shape;
  const isTheirsSame = JSON.stringify(shapeOf(theirs.areas)) === shape;
  if (!isMineSame && !isTheirsSame) return undefined;
  const [frame, other] = isTheirsSame ? [mine, theirs] : [theirs, mine];
  const fields = mergeRecords(base.fields, frame.fields, other.fields);
  const before = byId(base);
  const beside = byId(other);
  let isWhole = fields !== undefined;
  const merged = (block: DocumentBlock): DocumentBlock => {
    const content = mergeBlock(before.get(block.id), block, beside.get(block.id));
    if (content === undefined) isWhole = false;
    return { ...(content ?? block), places: inPlaces(block.places) };
  };
  const inPlaces = (places: readonly DocumentPlace[]): readonly DocumentPlace[] =>
    places.map((place) => ({ ...place, blocks: place.blocks.map(merged) }));
  const areas = inPlaces(frame.areas);
  return isWhole && fields ? { fields, areas } : undefined;
};

type Shape = readonly (readonly [string, readonly (readonly [string, Shape])[]])[];

/** Which blocks stand where. */
const shapeOf = (places: readonly DocumentPlace[]): Shape =>
  places.map(({ key, blocks }) => [key, blocks.map((block) => [block.id, shapeOf(block.places)] as const)]);

const byId = (document: PageDocument): ReadonlyMap<string, DocumentBlock> =>
  new Map(blocksOf(document).map(({ block }) => [block.id, block]));

/** A block that only one of them has is as that one made it. */
const mergeBlock = (
  base: DocumentBlock | undefined,
  frame: DocumentBlock,
  other: DocumentBlock | undefined,
): DocumentBlock | undefined => {
  if (base === undefined || other === undefined) return frame;
  const fields = mergeRecords(base.fields, frame.fields, other.fields);
  const params = mergeRecords(base.params, frame.params, other.params);
  return fields && params ? { ...frame, fields, params } : undefined;
};

/** Values by name that both may have changed; `undefined` when both changed the same one differently. */
const mergeRecords = <Value extends FieldContent>(
  base: Readonly<Record<string, Value>>,
  mine: Readonly<Record<string, Value>>,
  theirs: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> | undefined => {
  const result = new Map<string, Value>();
  for (const name of new Set([base, mine, theirs].flatMap(Object.keys))) {
    const [before, own, other] = [base, mine, theirs].map((values) => JSON.stringify(values[name]));
    if (own !== before && other !== before && own !== other) return undefined;
    const value = (own === before ? theirs : mine)[name];
    if (value !== undefined) result.set(name, value);
  }
  return Object.fromEntries(result);
};
