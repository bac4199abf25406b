import type { ResultAsync } from 'neverthrow';
import {
  DOCUMENT_RULES,
  type DocumentChange,
  documentFaults,
  documentToSave,
  IMAGE_FIELDS,
  imageFaults,
  type NewDocument,
  type UploadOptions,
  uploadFaults,
  type Video,
  type VideoForm,
  videoTitleFaults,
  withVideo,
} from '../media/index.ts';
import {
  type Failure,
  formFaults,
  judged,
  type ParticipationId,
  type SaveOptions,
  type Sortable,
} from '../shared/index.ts';
import type { ImageChange, NewImage, ProductShelf } from './ports.ts';
import type { Product } from './product.ts';

type Changed = ResultAsync<Product, Failure>;

/**
 * Adds an image to a product. Like all changes to a gallery, it returns the updated product; on a failure
 * nothing has changed.
 *
 * Source: portal spec §2 "Product detail", §5.
 */
export const addProductImage =
  (shelf: Pick<ProductShelf, 'addImage'>) =>
  (participation: ParticipationId, product: string, image: NewImage, options?: UploadOptions): Changed =>
    judged(imageFaults(image), () =>
      shelf.addImage(participation, product, { ...image, title: image.title.trim() }, options),
    );

/** Changes the title or position of an image. */
export const changeProductImage =
  (shelf: Pick<ProductShelf, 'changeImage'>) =>
  (
    participation: ParticipationId,
    product: string,
    image: string,
    change: ImageChange,
    options?: SaveOptions,
  ): Changed => {
    const title = change.title?.trim();
    return judged(title === undefined ? [] : formFaults({ title }, IMAGE_FIELDS), () =>
      shelf.changeImage(
        participation,
        product,
        image,
        { ...change, ...(title !== undefined && { title }) },
        options,
      ),
    );
  };

/** Removes an image from the gallery. */
export const removeProductImage =
  (shelf: Pick<ProductShelf, 'removeImage'>) =>
  (participation: ParticipationId, product: string, image: string, options?: SaveOptions): Changed =>
    shelf.removeImage(participation, product, image, options);

/** Adds the video at a link; with an id, replaces that video. */
export const saveProductVideo =
  (shelf: Pick<ProductShelf, 'addVideo' | 'changeVideo'>) =>
  (
    participation: ParticipationId,
    product: string,
    { link, id, sortIndex }: VideoForm & { readonly id?: string } & Partial<Sortable>,
    options?: SaveOptions,
  ): Changed =>
    withVideo(link, (video) => {
      const sent = { ...video, ...(sortIndex !== undefined && { sortIndex }) };
      return id === undefined
        ? shelf.addVideo(participation, product, sent, options)
        : shelf.changeVideo(participation, product, id, sent, options);
    });

/** Replaces a video, or changes its title or position. */
export const changeProductVideo =
  (shelf: Pick<ProductShelf, 'changeVideo'>) =>
  (
    participation: ParticipationId,
    product: string,
    id: string,
    { link, title = '', ...place }: Partial<VideoForm & Pick<Video, 'title'> & Sortable>,
    options?: SaveOptions,
  ): Changed => {
    const named = title.trim();
    const change = { ...place, ...(named !== '' && { title: named }) };
    return judged(videoTitleFaults(named), () =>
      link === undefined
        ? shelf.changeVideo(participation, product, id, change, options)
        : withVideo(link, (video) =>
            shelf.changeVideo(participation, product, id, { ...video, ...change }, options),
          ),
    );
  };

/** Removes a video from the gallery. */
export const removeProductVideo =
  (shelf: Pick<ProductShelf, 'removeVideo'>) =>
  (participation: ParticipationId, product: string, video: string, options?: SaveOptions): Changed =>
    shelf.removeVideo(participation, product, video, options);

/** Adds a document. */
export const addProductDocument =
  (shelf: Pick<ProductShelf, 'addDocument'>) =>
  (
    participation: ParticipationId,
    product: string,
    document: NewDocument,
    options?: UploadOptions,
  ): Changed =>
    judged([...documentFaults(document), ...uploadFaults('file', document.file, DOCUMENT_RULES)], () =>
      shelf.addDocument(participation, product, { ...document, ...documentToSave(document) }, options),
    );

/** Changes the title, description, type or position of a document. */
export const changeProductDocument =
  (shelf: Pick<ProductShelf, 'changeDocument'>) =>
  (
    participation: ParticipationId,
    product: string,
    document: string,
    change: Partial<DocumentChange & Sortable>,
    options?: SaveOptions,
  ): Changed => {
    const isFilled = (field: string): boolean => Object.hasOwn(change, field);
    const form = documentToSave({ title: '', description: '', type: '', ...change });
    const filled = Object.fromEntries(Object.entries(form).filter(([field]) => isFilled(field)));
    const faults = documentFaults(form).filter(({ path }) => isFilled(path));
    return judged(faults, () =>
      shelf.changeDocument(participation, product, document, { ...change, ...filled }, options),
    );
  };

/** Removes a document. */
export const removeProductDocument =
  (shelf: Pick<ProductShelf, 'removeDocument'>) =>
  (participation: ParticipationId, product: string, document: string, options?: SaveOptions): Changed =>
    shelf.removeDocument(participation, product, document, options);

/** Replaces the categories of a product. */
export const saveProductCategories =
  (shelf: Pick<ProductShelf, 'saveCategories'>) =>
  (participation: ParticipationId, product: string, ids: readonly string[], options?: SaveOptions): Changed =>
    shelf.saveCategories(participation, product, ids, options);

/** {@link addProductImage} bound to its ports. */
export type AddProductImage = ReturnType<typeof addProductImage>;
/** {@link changeProductImage} bound to its ports. */
export type ChangeProductImage = ReturnType<typeof changeProductImage>;
/** {@link removeProductImage} bound to its ports. */
export type RemoveProductImage = ReturnType<typeof removeProductImage>;
/** {@link saveProductVideo} bound to its ports. */
export type SaveProductVideo = ReturnType<typeof saveProductVideo>;
/** {@link changeProductVideo} bound to its ports. */
export type ChangeProductVideo = ReturnType<typeof changeProductVideo>;
/** {@link removeProductVideo} bound to its ports. */
export type RemoveProductVideo = ReturnType<typeof removeProductVideo>;
/** {@link addProductDocument} bound to its ports. */
export type AddProductDocument = ReturnType<typeof addProductDocument>;
/** {@link changeProductDocument} bound to its ports. */
export type ChangeProductDocument = ReturnType<typeof changeProductDocument>;
/** {@link removeProductDocument} bound to its ports. */
export type RemoveProductDocument = ReturnType<typeof removeProductDocument>;
/** {@link saveProductCategories} bound to its ports. */
export type SaveProductCategories = ReturnType<typeof saveProductCategories>;
