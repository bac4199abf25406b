import { okAsync, type ResultAsync } from 'neverthrow';
import { thumbnailsOf } from '../media/index.ts';
import { type Failure, inOrder, movesIn, type ParticipationId, type Sortable } from '../shared/index.ts';
import type { ProductShelf, ProductToSave } from './ports.ts';
import type { Product, ProductList } from './product.ts';
import { productToSave } from './product-to-save.ts';

/** One place up or down. */
export type Way = 'up' | 'down';

/**
 * Moves a product one place and answers the list as it stands then; where it cannot go, nothing is called.
 *
 * Only its own index is saved, half-way between its new neighbours; the shelf numbers all anew when that is
 * too narrow. `conflict` when somebody else saved the product meanwhile.
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
  ): ResultAsync<ProductList, Failure> => {
    const step = stepOf(list.items, (product) => product.id === id, way);
    if (step === undefined) return okAsync(list);
    const { item, sortIndex } = step;
    const { version } = item;
    const moved: ProductToSave = { ...productToSave(item), id, version, sortIndex };
    return shelf.save(participation, moved).andThen(() => shelf.list(participation));
  };

/** Moves an image or a video one place within the gallery of its product. */
export const moveThumbnail =
  (shelf: Pick<ProductShelf, 'changeImage' | 'changeVideo'>) =>
  (participation: ParticipationId, product: Product, id: string, way: Way): ResultAsync<Product, Failure> => {
    const gallery = thumbnailsOf(product.images, product.videos);
    const step = stepOf(gallery, (thumbnail) => idOf(thumbnail) === id, way);
    if (step === undefined) return okAsync(product);
    const change = { sortIndex: step.sortIndex };
    return step.item.kind === 'image'
      ? shelf.changeImage(participation, product.id, id, change)
      : shelf.changeVideo(participation, product.id, id, change);
  };

/** Moves a document one place within the list of its product. */
export const moveProductDocument =
  (shelf: Pick<ProductShelf, 'changeDocument'>) =>
  (participation: ParticipationId, product: Product, id: string, way: Way): ResultAsync<Product, Failure> => {
    const step = stepOf(product.documents, (document) => document.id === id, way);
    return step === undefined
      ? okAsync(product)
      : shelf.changeDocument(participation, product.id, id, { sortIndex: step.sortIndex });
  };

const stepOf = <T extends Sortable>(
  items: readonly T[],
  isIt: (item: T) => boolean,
  way: Way,
): { readonly item: T; readonly sortIndex: number } | undefined => {
  const ordered = inOrder(items);
  const place = ordered.findIndex(isIt);
  const item = ordered[place];
  const sortIndex = movesIn(ordered, place)[way];
  return item === undefined || sortIndex === undefined ? undefined : { item, sortIndex };
};

const idOf = (
  thumbnail:
    | { readonly kind: 'image'; readonly image: { readonly id: string } }
    | { readonly kind: 'video'; readonly video: { readonly id: string } },
): string => (thumbnail.kind === 'image' ? thumbnail.image.id : thumbnail.video.id);

/** {@link moveProduct} with its ports in place. */
export type MoveProduct = ReturnType<typeof moveProduct>;
/** {@link moveThumbnail} with its ports in place. */
export type MoveThumbnail = ReturnType<typeof moveThumbnail>;
/** {@link moveProductDocument} with its ports in place. */
export type MoveProductDocument = ReturnType<typeof moveProductDocument>;
