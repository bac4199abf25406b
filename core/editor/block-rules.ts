import { type Area, NESTING_MAX } from '../page/index.ts';
import type { BlockDescription } from './block-description.ts';
import { blocksOf, blockWith, type DocumentSpot, heightOf, holds } from './find-block.ts';
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
): SpotFault | undefined => {
  const owner = blocksOf(document).find((each) => each.block.id === spot.owner);
  if (spot.owner !== undefined && owner === undefined) return 'unknown-place';
  if (owner && holds(block, owner.block.id)) return 'into-itself';
  if ((owner?.depth ?? 0) + heightOf(block) > NESTING_MAX) return 'too-deep';
  if (isOneTooMany(document, descriptions, block)) return 'too-many';
  const isWindow = isOfKind(descriptions, 'modal');
  const isInWindow =
    owner && blocksOf(document).some((each) => isWindow(each.block) && holds(each.block, owner.block.id));
  return isInWindow && allIn(block).some(isWindow) ? 'in-a-window' : undefined;
};

/** Whether a page already has as many blocks of a new one's kind as it may. */
const isOneTooMany = (
  document: PageDocument,
  descriptions: readonly BlockDescription[],
  block: DocumentBlock,
): boolean => {
  if (blockWith(document, block.id) !== undefined) return false;
  const after = [...blocksOf(document).map((each) => each.block), ...allIn(block)];
  return allIn(block).some((each) => {
    const { kind, perPage = Infinity } = descriptionOf(descriptions, each.component) ?? {};
    return after.filter(isOfKind(descriptions, kind)).length > perPage;
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
  return [...areas, ...inner].filter((spot) => spotFault(document, descriptions, block, spot) === undefined);
};
