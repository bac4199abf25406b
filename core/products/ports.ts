import type { ResultAsync } from 'neverthrow';
import type {
  DocumentChange,
  ImageForm,
  NewDocument,
  Progress,
  UploadFile,
  Video,
  VideoId,
} from '../media/index.ts';
import type { Failure, ParticipationId } from '../shared/index.ts';
import type { Product, ProductForm, ProductList } from './product.ts';

/**
 * Where a company's products are kept.
 *
 * Every change answers the product as it stands now. An id that is not this participation's, or a picture that is
 * not this product's, is `not-found`; a refused call changes nothing.
 */
export interface ProductShelf {
  /** All products, in the company's order, and how many there may be. */
  list(participation: ParticipationId): ResultAsync<ProductList, Failure>;
  /**
   * Adds a product, or saves the one named: `conflict` when somebody else saved it since the version named.
   *
   * A place (`sortIndex`) between two others too close for it makes the shelf number its products anew, in the
   * same order. A new product stands at the end unless it names its place; past the limit it is rejected.
   */
  save(
    participation: ParticipationId,
    product: ProductToSave,
    progress?: Progress,
  ): ResultAsync<Product, Failure>;
  /** The product and all that is its own; `rejected` with {@link PRODUCT_ENTERED} while it is submitted for an award. */
  remove(participation: ParticipationId, id: string): ResultAsync<void, Failure>;
  /** Adds an image, kept with its file or not at all. */
  addImage(
    participation: ParticipationId,
    product: string,
    image: NewImage,
    progress?: Progress,
  ): ResultAsync<Product, Failure>;
  /** Gives an image another title or place. */
  changeImage(
    participation: ParticipationId,
    product: string,
    image: string,
    change: ImageChange,
  ): ResultAsync<Product, Failure>;
  /** Takes an image out of the gallery. */
  removeImage(participation: ParticipationId, product: string, image: string): ResultAsync<Product, Failure>;
  /** Adds a video. */
  addVideo(participation: ParticipationId, product: string, video: NewVideo): ResultAsync<Product, Failure>;
  /** Puts another video in its stead, or the same in another place. */
  changeVideo(
    participation: ParticipationId,
    product: string,
    video: string,
    change: VideoChange,
  ): ResultAsync<Product, Failure>;
  /** Takes a video out of the gallery. */
  removeVideo(participation: ParticipationId, product: string, video: string): ResultAsync<Product, Failure>;
  /** Adds a document, kept with its file or not at all. */
  addDocument(
    participation: ParticipationId,
    product: string,
    document: NewDocument,
    progress?: Progress,
  ): ResultAsync<Product, Failure>;
  /** Changes what is said of a document, or its place; `conflict` when somebody else saved since the version named. */
  changeDocument(
    participation: ParticipationId,
    product: string,
    document: string,
    change: Partial<DocumentChange> & { readonly sortIndex?: number },
  ): ResultAsync<Product, Failure>;
  /** Takes a document away. */
  removeDocument(
    participation: ParticipationId,
    product: string,
    document: string,
  ): ResultAsync<Product, Failure>;
  /** All of these and no others; one the event does not have is rejected, and so are too many. */
  saveCategories(
    participation: ParticipationId,
    product: string,
    ids: readonly string[],
  ): ResultAsync<Product, Failure>;
}

/** Why a product is not deleted that is submitted for an award. */
export const PRODUCT_ENTERED = 'product-entered';

/** A product as it is sent; without an id a new one. */
export interface ProductToSave extends ProductForm {
  readonly id?: string;
  readonly version?: string;
  readonly sortIndex?: number;
  /** The first image, kept with the product or not at all; it stands before every other. */
  readonly image?: UploadFile;
}

/** An image as it is sent; at the end of the gallery unless it names its place. */
export interface NewImage extends ImageForm {
  readonly sortIndex?: number;
}

/** What becomes of an image; the picture stays. */
export interface ImageChange {
  readonly title?: string;
  readonly sortIndex?: number;
}

/** A video as it is added to a gallery. */
export interface NewVideo extends VideoId {
  readonly sortIndex?: number;
}

/** What becomes of a video in a gallery: another one, another title, or another place. */
export type VideoChange = Partial<NewVideo & Pick<Video, 'title'>>;
