import { err, errAsync, okAsync, type ResultAsync } from 'neverthrow';
import {
  type CompanyDocument,
  type DocumentType,
  newVideo,
  type ProductImage,
  type UploadFile,
  type Video,
} from '../media/index.ts';
import {
  changesProduct,
  PRODUCT_ENTERED,
  type Product,
  type ProductShelf,
  productState,
} from '../products/index.ts';
import { categoryFaults, type MainGroup } from '../profile/index.ts';
import {
  type Failure,
  FIRST_IMAGE_INDEX,
  needsRenumbering,
  nextSortIndex,
  type ParticipationId,
  rejectedFields,
  renumbered,
} from '../shared/index.ts';
import { changedIn, inGallery, pictureOf, spread, without } from './memory-gallery.ts';
import { memoryReviews, type Reviewed } from './memory-reviews.ts';
import { memoryRows, settled } from './memory-rows.ts';

/** The facts about the event that the shelf depends on. */
export interface MemoryShelfSettings {
  readonly max?: number;
  readonly categories?: readonly MainGroup[];
  readonly maxCategories?: number;
  readonly profileIsPublic?: boolean;
  readonly asksApproval?: boolean;
  /** A calendar day. */
  readonly today?: string;
}

/** Stores products in memory; the contents of their files are dropped. */
export const memoryProductShelf = (
  products: Readonly<Record<string, readonly Product[]>> = {},
  settings: MemoryShelfSettings = {},
): ProductShelf & Reviewed => {
  const {
    max,
    categories = [],
    profileIsPublic = false,
    asksApproval = false,
    today = '2027-01-26',
  } = settings;
  const rows = memoryRows<Product>('the product', products);
  let count = 0;
  const nextId = (kind: string): string => {
    count += 1;
    return `${kind}-${count}`;
  };
  const reviews = memoryReviews(asksApproval);
  const withState = (product: Product): Product => {
    const standing = { profileIsPublic, isApproved: reviews.isApproved(product.id), hideNovelty: false };
    return { ...product, state: productState(product, standing, today) };
  };
  const settle = (participation: ParticipationId): void => {
    const all = rows.of(participation);
    if (needsRenumbering(all)) rows.replace(participation, renumbered(all));
  };
  const gallery = (
    participation: ParticipationId,
    id: string,
    change: (product: Product) => Partial<Product> | undefined,
    isMove = false,
  ): ResultAsync<Product, Failure> =>
    settled(
      rows.find(participation, id).andThen((product) => {
        const changed = change(product);
        if (changed !== undefined && !isMove) reviews.ask(id);
        return changed === undefined
          ? err<Product, Failure>({ kind: 'not-found', what: 'what belongs to the product' })
          : rows.change(participation, id, spread(product, changed)).map(withState);
      }),
    );
  const picture = (file: UploadFile, title: string, sortIndex: number): ProductImage =>
    pictureOf(nextId('image'), file, title, sortIndex);
  return {
    approve: reviews.approve,
    list: (participation) => {
      const items = rows.of(participation).map(withState);
      return okAsync({ items, limit: { used: items.length, ...(max !== undefined && { max }) } });
    },
    save: (participation, { id, version, sortIndex, image, ...form }, options) => {
      options?.progress?.(1);
      const first = image && picture(image, form.name, FIRST_IMAGE_INDEX);
      const place = sortIndex !== undefined && { sortIndex };
      if (id === undefined) {
        if (max !== undefined && rows.of(participation).length >= max) return errAsync(overLimit(max));
        const fresh = { ...form, ...EMPTY, ...(first && { images: [first] }), ...place };
        const added = rows.add(participation, fresh);
        settle(participation);
        reviews.ask(added.id);
        return settled(rows.find(participation, added.id).map(withState));
      }
      const saved = rows
        .find(participation, id)
        .andThen((there) => {
          const images = first && spread(there, { images: [first, ...there.images] });
          const isChanged = changesProduct(there, { ...form, ...(image && { image }) });
          return rows.change(participation, id, { ...form, ...images, ...place }, version).andTee(() => {
            if (isChanged) reviews.ask(id);
          });
        })
        .andThen(() => {
          settle(participation);
          return rows.find(participation, id).map(withState);
        });
      return settled(saved);
    },
    remove: (participation, id) =>
      settled(
        rows
          .find(participation, id)
          .andThen(({ registrationStatus }) =>
            registrationStatus === 'submitted'
              ? err<void, Failure>({ kind: 'rejected', reason: PRODUCT_ENTERED, fields: [] })
              : rows.remove(participation, id),
          ),
      ),
    addImage: (participation, product, { file, title, sortIndex }, options) => {
      options?.progress?.(1);
      return gallery(participation, product, (one) => ({
        images: [...one.images, picture(file, title, sortIndex ?? nextSortIndex(inGallery(one)))],
      }));
    },
    changeImage: (participation, product, image, { from, ...change }) => {
      const { title } = change;
      const there = rows
        .find(participation, product)
        .map(({ images }) => images.find(({ id }) => id === image))
        .unwrapOr(undefined);
      if (there && from !== undefined && there.title !== from && there.title !== title) {
        return errAsync({ kind: 'conflict', what: 'the image' });
      }
      return gallery(
        participation,
        product,
        ({ images }) => changedIn('images', images, image, change),
        title === undefined,
      );
    },
    removeImage: (participation, product, image) =>
      gallery(participation, product, ({ images }) => without('images', images, image)),
    addVideo: (participation, product, { sortIndex, ...video }) =>
      gallery(participation, product, (one) => {
        const place = sortIndex ?? nextSortIndex(inGallery(one));
        const added: Video = { ...newVideo(video), id: nextId('video'), version: '1', sortIndex: place };
        return { videos: [...one.videos, added] };
      }),
    changeVideo: (participation, product, video, { type, videoId, ...change }) =>
      gallery(
        participation,
        product,
        ({ videos }) =>
          changedIn('videos', videos, video, {
            ...(type && videoId !== undefined && newVideo({ type, videoId })),
            ...change,
          }),
        videoId === undefined && change.title === undefined,
      ),
    removeVideo: (participation, product, video) =>
      gallery(participation, product, ({ videos }) => without('videos', videos, video)),
    addDocument: (participation, product, { file, type, sortIndex, ...rest }, options) => {
      options?.progress?.(1);
      return gallery(participation, product, ({ documents }) => {
        const added: CompanyDocument = {
          ...rest,
          type: type as DocumentType,
          id: nextId('document'),
          version: '1',
          url: `/files/${encodeURIComponent(file.name)}`,
          sortIndex: sortIndex ?? nextSortIndex(documents),
        };
        return { documents: [...documents, added] };
      });
    },
    changeDocument: (participation, product, document, { version, ...change }) => {
      const there = rows
        .find(participation, product)
        .map(({ documents }) => documents.find(({ id }) => id === document))
        .unwrapOr(undefined);
      if (there && version !== undefined && version !== there.version) {
        return errAsync({ kind: 'conflict', what: 'the document' });
      }
      const next = { ...(change as Partial<CompanyDocument>), version: `${there?.version}+` };
      return gallery(
        participation,
        product,
        ({ documents }) => changedIn('documents', documents, document, next),
        Object.keys(change).every((field) => field === 'sortIndex'),
      );
    },
    removeDocument: (participation, product, document) =>
      gallery(participation, product, ({ documents }) => without('documents', documents, document)),
    saveCategories: (participation, product, ids) => {
      const faults = categoryFaults(categories, ids, settings.maxCategories);
      return faults.length > 0
        ? errAsync(rejectedFields(faults))
        : gallery(participation, product, () => ({ categories: [...new Set(ids)] }));
    },
  };
};

const EMPTY = {
  images: [],
  videos: [],
  documents: [],
  categories: [],
  registrationStatus: 'new',
  state: 'hidden',
} as const;

const overLimit = (max: number): Failure =>
  rejectedFields([{ path: '', code: 'product-limit', params: { n: max } }]);
