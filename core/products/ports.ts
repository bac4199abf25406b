import type { ResultAsync } from 'neverthrow';
import type {
  DocumentChange,
  ImageForm,
  NewDocument,
  UploadFile,
  UploadOptions,
  Video,
  VideoId,
} from '../media/index.ts';
import type { Failure, ParticipationId, SaveOptions } from '../shared/index.ts';
import type { Product, ProductList } from './product.ts';
import type { ProductForm } from './product-fields.ts';

/**
 * Stores the products of a company.
 *
 * Every change returns the updated product. An id of another participation, or an image of another product,
 * is `not-found`; a failed call changes nothing.
 */
export interface ProductShelf {
  /** All products, in the company's order, and their maximum number. */
  list(participation: ParticipationId): ResultAsync<ProductList, Failure>;
  /**
   * Adds a product, or updates the one with this id: `conflict` when another user saved after the given
   * version.
   *
   * When `sortIndex` lies between two products that are too close, the shelf renumbers its products in the
   * same order. A new product is appended unless it has a position; above the limit it is rejected.
   */
  save(
    participation: ParticipationId,
    product: ProductToSave,
    options?: UploadOptions,
  ): ResultAsync<Product, Failure>;
  /**
   * Deletes a product with everything that belongs to it; `rejected` with {@link PRODUCT_ENTERED} while it is
   * submitted for an award.
   */
  remove(participation: ParticipationId, id: string, options?: SaveOptions): ResultAsync<void, Failure>;
  /** Adds an image with its file, both or neither. */
  addImage(
    participation: ParticipationId,
    product: string,
    image: NewImage,
    options?: UploadOptions,
  ): ResultAsync<Product, Failure>;
  /** Changes the title or position of an image; `conflict` when another user changed the title that was read. */
  changeImage(
    participation: ParticipationId,
    product: string,
    image: string,
    change: ImageChange,
    options?: SaveOptions,
  ): ResultAsync<Product, Failure>;
  /** Removes an image from the gallery. */
  removeImage(
    participation: ParticipationId,
    product: string,
    image: string,
    options?: SaveOptions,
  ): ResultAsync<Product, Failure>;
  /** Adds a video. */
  addVideo(
    participation: ParticipationId,
    product: string,
    video: NewVideo,
    options?: SaveOptions,
  ): ResultAsync<Product, Failure>;
  /** Replaces a video, or changes its title or position. */
  changeVideo(
    participation: ParticipationId,
    product: string,
    video: string,
    change: VideoChange,
    options?: SaveOptions,
  ): ResultAsync<Product, Failure>;
  /** Removes a video from the gallery. */
  removeVideo(
    participation: ParticipationId,
    product: string,
    video: string,
    options?: SaveOptions,
  ): ResultAsync<Product, Failure>;
  /** Adds a document with its file, both or neither. */
  addDocument(
    participation: ParticipationId,
    product: string,
    document: NewDocument,
    options?: UploadOptions,
  ): ResultAsync<Product, Failure>;
  /**
   * Changes the title, description, type or position of a document; `conflict` when another user saved after
   * the given version.
   */
  changeDocument(
    participation: ParticipationId,
    product: string,
    document: string,
    change: Partial<DocumentChange> & { readonly sortIndex?: number },
    options?: SaveOptions,
  ): ResultAsync<Product, Failure>;
  /** Removes a document. */
  removeDocument(
    participation: ParticipationId,
    product: string,
    document: string,
    options?: SaveOptions,
  ): ResultAsync<Product, Failure>;
  /** Replaces the categories; rejects categories the event does not have, and too many. */
  saveCategories(
    participation: ParticipationId,
    product: string,
    ids: readonly string[],
    options?: SaveOptions,
  ): ResultAsync<Product, Failure>;
}

/** The reason why a product submitted for an award cannot be deleted. */
export const PRODUCT_ENTERED = 'product-entered';

/** A product to save; without an id it is added. */
export interface ProductToSave extends ProductForm {
  readonly id?: string;
  readonly version?: string;
  readonly sortIndex?: number;
  /** The first image, saved together with the product; it comes before every other. */
  readonly image?: UploadFile;
}

/** An image to add; at the end of the gallery unless it has a position. */
export interface NewImage extends ImageForm {
  readonly sortIndex?: number;
}

/** A change to an image; its file stays. */
export interface ImageChange {
  readonly title?: string;
  /** The title that the user read; absent to replace any. */
  readonly from?: string;
  readonly sortIndex?: number;
}

/** A video to add to a gallery. */
export interface NewVideo extends VideoId {
  readonly sortIndex?: number;
}

/** A change to a video in a gallery: another video, title or position. */
export type VideoChange = Partial<NewVideo & Pick<Video, 'title'>>;
