import { blocksOf } from './find-block.ts';
import { mergeAdditions } from './merge-additions.ts';
import { isEqual, mergeRecords } from './merge-records.ts';
import type { DocumentBlock, DocumentPlace, PageDocument } from './page-document.ts';

/**
 * A page that two editors changed from the same state, with the changes of both; `undefined` when they changed the
 * same text or parameter, when both moved or removed blocks, when one moved or removed items of a list that the other
 * changed, or removed a block that the other changed or a column that the other filled. What both only added stays; a
 * block that both added alike is there once.
 *
 * @param base what both began with
 */
export const mergeDocuments = (
  base: PageDocument,
  mine: PageDocument,
  theirs: PageDocument,
): PageDocument | undefined => {
  if (isEqual(mine, theirs)) return mine;
  const shape = JSON.stringify(shapeOf(base.areas));
  const isMineSame = JSON.stringify(shapeOf(mine.areas)) === shape;
  const isTheirsSame = JSON.stringify(shapeOf(theirs.areas)) === shape;
  if (!isMineSame && !isTheirsSame) return withBoth(base, mine, theirs);
  const [frame, other] = isTheirsSame ? [mine, theirs] : [theirs, mine];
  const fields = mergeRecords(base.fields, frame.fields, other.fields);
  const before = byId(base);
  const beside = byId(other);
  const framed = byId(frame);
  // What one removed, the other did not change.
  let isWhole = [...before].every(([id, block]) => framed.has(id) || isSameContent(block, beside.get(id)));
  const merged = (block: DocumentBlock): DocumentBlock => {
    // A block that only one of them has is as that one made it.
    const content = mergeBlock(before.get(block.id) ?? block, block, beside.get(block.id) ?? block);
    if (content === undefined) isWhole = false;
    return { ...(content ?? block), places: inPlaces(block.places) };
  };
  const inPlaces = (places: readonly DocumentPlace[]): readonly DocumentPlace[] =>
    places.map((place) => ({ ...place, blocks: place.blocks.map(merged) }));
  const areas = inPlaces(frame.areas);
  return isWhole && fields ? { fields, areas } : undefined;
};

/** The blocks that each of two editors added. */
const withBoth = (base: PageDocument, mine: PageDocument, theirs: PageDocument): PageDocument | undefined => {
  const fields = mergeRecords(base.fields, mine.fields, theirs.fields);
  const areas = placesWithBoth(base.areas, mine.areas, theirs.areas);
  if (fields === undefined || areas === undefined) return undefined;
  const merged = { fields, areas };
  return byId(merged).size === blocksOf(merged).length ? merged : undefined;
};

type Places = readonly DocumentPlace[];

const placesWithBoth = (base: Places, mine: Places, theirs: Places): Places | undefined => {
  const [before, own, other] = [base, mine, theirs].map((places) =>
    JSON.stringify(places.map(({ key }) => key)),
  );
  if (own !== before && other !== before && own !== other) return undefined;
  const merged: DocumentPlace[] = [];
  for (const place of own === before ? theirs : mine) {
    const blocksIn = (places: Places) => places.find(({ key }) => key === place.key)?.blocks ?? [];
    const [before, own] = [blocksIn(base), blocksIn(mine)];
    const others = blocksIn(theirs).filter(
      (block) => before.some((each) => isSameBlock(each, block)) || !own.some((each) => isEqual(each, block)),
    );
    const blocks = mergeAdditions(before, own, others, {
      isMine: isSameBlock,
      isTheirs: isSameBlock,
      join: joinBlocks,
    });
    if (blocks === undefined) return undefined;
    merged.push({ ...place, blocks });
  }
  // One of them removed a place into which the other put blocks.
  const isLost = ({ key, blocks }: DocumentPlace) =>
    blocks.length > 0 && merged.every((place) => place.key !== key);
  return [...mine, ...theirs].some(isLost) ? undefined : merged;
};

const isSameBlock = (one: DocumentBlock, other: DocumentBlock): boolean => one.id === other.id;

const joinBlocks = (
  base: DocumentBlock,
  mine: DocumentBlock,
  theirs: DocumentBlock,
): DocumentBlock | undefined => {
  const content = mergeBlock(base, mine, theirs);
  const places = placesWithBoth(base.places, mine.places, theirs.places);
  return content && places && { ...content, places };
};

type Shape = readonly (readonly [string, readonly (readonly [string, Shape])[]])[];

/** Which blocks stand where. */
const shapeOf = (places: readonly DocumentPlace[]): Shape =>
  places.map(({ key, blocks }) => [key, blocks.map((block) => [block.id, shapeOf(block.places)] as const)]);

const byId = (document: PageDocument): ReadonlyMap<string, DocumentBlock> =>
  new Map(blocksOf(document).map(({ block }) => [block.id, block]));

const isSameContent = (one: DocumentBlock, other = one): boolean =>
  isEqual([one.fields, one.params], [other.fields, other.params]);

const mergeBlock = (
  base: DocumentBlock,
  frame: DocumentBlock,
  other: DocumentBlock,
): DocumentBlock | undefined => {
  const fields = mergeRecords(base.fields, frame.fields, other.fields);
  const params = mergeRecords(base.params, frame.params, other.params);
  // Editors change neither of these, but an import or an earlier version may.
  const { component } = frame.component === base.component ? other : frame;
  const kept = mergeRecords(base.kept, frame.kept, other.kept) ?? frame.kept;
  return fields && params ? { ...frame, component, fields, params, kept } : undefined;
};
