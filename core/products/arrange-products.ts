import { okAsync, type ResultAsync } from 'neverthrow';
import { thumbnailsOf } from '../media/index.ts';
import {
  type Failure,
  indexBetween,
  inOrder,
  type ParticipationId,
  type Sortable,
  tradePlaces,
} from '../shared/index.ts';
import type { ProductShelf, ProductToSave } from './ports.ts';
import type { Product, ProductList } from './product.ts';
import { productToSave } from './product-to-save.ts';

/** The direction of a move. */
export type Way = 'up' | 'down';

/**
 * Moves a product one place and returns the updated list; makes no call when it cannot move.
 *
 * Saves only the index of this product, half-way between its new neighbours; the shelf renumbers the products
 * when the gap is too small. `conflict` when another user saved the product in the meantime.
 *
 * Source: portal spec §4 "Product sort order".
 */
export const moveProduct =
  (shelf: Pick<ProductShelf, 'save' | 'list'>) =>
  (
    participation: ParticipationId,
    list: ProductList,
    id: string,
    way: Way,
  ): ResultAsync<ProductList, Failure> =>
    move(
      list,
      ({ items }) => items,
      (product) => product.id === id,
      way,
      (product, sortIndex) => {
        const { version } = product;
        const moved: ProductToSave = { ...productToSave(product), id, version, sortIndex };
        return shelf.save(participation, moved).andThen(() => shelf.list(participation));
      },
    );

/** Moves an image or a video one place within the gallery of its product. */
export const moveThumbnail =
  (shelf: Pick<ProductShelf, 'changeImage' | 'changeVideo'>) =>
  (participation: ParticipationId, product: Product, id: string, way: Way): ResultAsync<Product, Failure> =>
    move(
      product,
      ({ images, videos }) => thumbnailsOf(images, videos),
      (thumbnail) => idOf(thumbnail) === id,
      way,
      ({ kind }, sortIndex) =>
        kind === 'image'
          ? shelf.changeImage(participation, product.id, id, { sortIndex })
          : shelf.changeVideo(participation, product.id, id, { sortIndex }),
    );

/** Moves a document one place within the list of its product. */
export const moveProductDocument =
  (shelf: Pick<ProductShelf, 'changeDocument'>) =>
  (participation: ParticipationId, product: Product, id: string, way: Way): ResultAsync<Product, Failure> =>
    move(
      product,
      ({ documents }) => documents,
      (document) => document.id === id,
      way,
      (_, sortIndex) => shelf.changeDocument(participation, product.id, id, { sortIndex }),
    );

/**
 * Saves the index of an item that moves.
 *
 * No index fits between two equal neighbours. Then the save makes the shelf renumber the list, and a second
 * save moves the item to its place.
 */
const move = <List, T extends Sortable>(
  list: List,
  itemsOf: (list: List) => readonly T[],
  isItem: (item: T) => boolean,
  way: Way,
  save: (item: T, sortIndex: number) => ResultAsync<List, Failure>,
): ResultAsync<List, Failure> => {
  const ordered = inOrder(itemsOf(list));
  const from = ordered.findIndex(isItem);
  const trade = tradePlaces(ordered, from, way);
  if (trade === undefined) return okAsync(list);
  const { item, sortIndex, to, hasRoom } = trade;
  const saved = save(item, sortIndex);
  if (hasRoom) return saved;
  return saved.andThen((after) => {
    const others = inOrder(itemsOf(after)).filter((other) => !isItem(other));
    const again = itemsOf(after).find(isItem);
    return again === undefined
      ? okAsync(after)
      : save(again, indexBetween(others[to - 1]?.sortIndex, others[to]?.sortIndex));
  });
};

const idOf = (
  thumbnail:
    | { readonly kind: 'image'; readonly image: { readonly id: string } }
    | { readonly kind: 'video'; readonly video: { readonly id: string } },
): string => (thumbnail.kind === 'image' ? thumbnail.image.id : thumbnail.video.id);

/** {@link moveProduct} bound to its ports. */
export type MoveProduct = ReturnType<typeof moveProduct>;
/** {@link moveThumbnail} bound to its ports. */
export type MoveThumbnail = ReturnType<typeof moveThumbnail>;
/** {@link moveProductDocument} bound to its ports. */
export type MoveProductDocument = ReturnType<typeof moveProductDocument>;
