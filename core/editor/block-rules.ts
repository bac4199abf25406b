import { type Area, NESTING_MAX } from '../page/index.ts';
import type { BlockDescription } from './block-description.ts';
import { blocksOf, type DocumentSpot, heightOf, type PlacedBlock } from './find-block.ts';
import type { DocumentBlock, PageDocument } from './page-document.ts';

/** Why a block may not stand at a spot. */
export type SpotFault = 'too-many' | 'too-deep' | 'into-itself' | 'in-a-window' | 'unknown-place';

/** The description of a component; `undefined` for one that is not known. Names are case-insensitive. */
export const descriptionOf = (
  descriptions: readonly BlockDescription[],
  component: string,
): BlockDescription | undefined => {
  const name = component.toLowerCase();
  return descriptions.find(({ components }) => components.some((each) => each.toLowerCase() === name));
};

/**
 * Why a block may not be put or moved to a spot; `undefined` when it may.
 *
 * A page has at most so many of a kind as its description says, blocks nest at most {@link NESTING_MAX} deep, and a
 * modal window holds no other.
 *
 * @param block a new block, or one of the page that moves
 */
export const spotFault = (
  document: PageDocument,
  descriptions: readonly BlockDescription[],
  block: DocumentBlock,
  spot: Omit<DocumentSpot, 'index'>,
): SpotFault | undefined => spotFaults(document, descriptions, block)(spot);

/** {@link spotFault} for any number of spots: what they share is found once. */
const spotFaults = (
  document: PageDocument,
  descriptions: readonly BlockDescription[],
  block: DocumentBlock,
): ((spot: Omit<DocumentSpot, 'index'>) => SpotFault | undefined) => {
  const placed = blocksOf(document);
  const depths = new Map(placed.toReversed().map((each) => [each.block.id, each.depth]));
  const own = allIn(block);
  const inside = idsOf(own);
  const isFull = isOneTooMany(placed, descriptions, own);
  const height = heightOf(block);
  const isWindow = isOfKind(descriptions, 'modal');
  const windows = own.some(isWindow) ? placed.map((each) => each.block).filter(isWindow) : [];
  const inWindows = idsOf(windows.flatMap(allIn));
  return ({ owner }) => {
    const depth = owner === undefined ? 0 : depths.get(owner);
    if (depth === undefined) return 'unknown-place';
    if (inside.has(owner)) return 'into-itself';
    if (depth + height > NESTING_MAX) return 'too-deep';
    if (isFull) return 'too-many';
    return inWindows.has(owner) ? 'in-a-window' : undefined;
  };
};

const idsOf = (blocks: readonly DocumentBlock[]): ReadonlySet<string | undefined> =>
  new Set(blocks.map(({ id }) => id));

/** Whether a page already has as many blocks of a new one's kind as it may. */
const isOneTooMany = (
  placed: readonly PlacedBlock[],
  descriptions: readonly BlockDescription[],
  own: readonly DocumentBlock[],
): boolean => {
  const blocks = placed.map((each) => each.block);
  if (blocks.some(({ id }) => id === own[0]?.id)) return false;
  return own.some(({ component }) => {
    const { kind, perPage = Infinity } = descriptionOf(descriptions, component) ?? {};
    return perPage < Infinity && [...blocks, ...own].filter(isOfKind(descriptions, kind)).length > perPage;
  });
};

const isOfKind =
  (descriptions: readonly BlockDescription[], kind: BlockDescription['kind'] | undefined) =>
  ({ component }: DocumentBlock): boolean =>
    descriptionOf(descriptions, component)?.kind === kind;

/** A block and all it holds. */
const allIn = (block: DocumentBlock): readonly DocumentBlock[] => [
  block,
  ...block.places.flatMap(({ blocks }) => blocks.flatMap(allIn)),
];

/** The areas to which an editor adds blocks. */
const OPEN_AREAS: readonly string[] = ['main', 'bodyTop', 'shell'] satisfies readonly Area[];

/** The ends of all places that a block may move to or be put in, in the order of the page. */
export const openSpots = (
  document: PageDocument,
  descriptions: readonly BlockDescription[],
  block: DocumentBlock,
): readonly DocumentSpot[] => {
  const areas = document.areas
    .filter(({ key }) => OPEN_AREAS.includes(key))
    .map(({ key, blocks }) => ({ key, index: blocks.length }));
  const inner = blocksOf(document).flatMap(({ block: { id, places } }) =>
    places.map(({ key, blocks }) => ({ owner: id, key, index: blocks.length })),
  );
  const faultAt = spotFaults(document, descriptions, block);
  return [...areas, ...inner].filter((spot) => faultAt(spot) === undefined);
};
