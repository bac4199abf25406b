import { videoLink } from '@fairdesk/core/media';
import { ITEM_FIELDS, type ItemMedium, type ItemVersion, type WaitingItem } from '@fairdesk/core/organiser';
import { ApprovedNewsItemSchema } from '../../../shared/resources/approved-news-item.ts';
import { ApprovedProductSchema } from '../../../shared/resources/approved-product.ts';
import type { Query } from '../../database/open-database.ts';
import { categoryNames } from '../categories/category-names.ts';
import { profileVersions } from './profile-versions.ts';

/** The version of an item that waits, and the one that was approved last, if any. */
export interface ItemVersions {
  readonly approved?: ItemVersion | undefined;
  readonly submitted: ItemVersion;
}

/** Reads both versions of a stored item. */
export const itemVersions = (
  query: Query,
  { kind, id }: Pick<WaitingItem, 'kind' | 'id'>,
): Promise<ItemVersions> => VERSIONS[kind](query, id);

const productVersions = async (query: Query, id: string): Promise<ItemVersions> => {
  const row = await query.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const pairs = await query
    .selectFrom('productCategories')
    .select('categoryId')
    .where('productId', '=', id)
    .execute();
  const approved = ApprovedProductSchema.safeParse(jsonOf(row.approvedVersion)).data;
  const chosen = pairs.map(({ categoryId }) => categoryId);
  const nameOf = await categoryNames(query, [...chosen, ...(approved?.categories ?? [])]);
  const version = (
    values: object,
    isNovelty: boolean,
    categories: readonly string[],
    media: readonly ItemMedium[],
  ): ItemVersion => {
    const names = categories.map(nameOf).toSorted().join(', ');
    return { fields: fieldsOf({ ...values, isNovelty: isNovelty ? 'yes' : '', categories: names }), media };
  };
  return {
    submitted: version(row, row.isNovelty === 1, chosen, await mediaOf(query, id)),
    ...(approved && {
      approved: version(approved, approved.isNovelty, approved.categories, [
        ...approved.images.map(({ title, mediaUrl }) => medium('picture', title, mediaUrl)),
        ...approved.videos.map(({ title, type, videoId }) => videoMedium(title, type, videoId)),
        ...approved.documents.map(({ title, url }) => medium('document', title, url)),
      ]),
    }),
  };
};

const mediaOf = async (query: Query, product: string): Promise<readonly ItemMedium[]> => {
  const images = await query
    .selectFrom('images')
    .select(['title', 'mediaUrl'])
    .where('productId', '=', product)
    .orderBy('sortIndex')
    .execute();
  const videos = await query
    .selectFrom('videos')
    .select(['title', 'videoType', 'videoId'])
    .where('productId', '=', product)
    .orderBy('sortIndex')
    .execute();
  const documents = await query
    .selectFrom('documents')
    .select(['title', 'mediaUrl'])
    .where('productId', '=', product)
    .orderBy('sortIndex')
    .execute();
  return [
    ...images.map(({ title, mediaUrl }) => medium('picture', title, mediaUrl)),
    ...videos.map(({ title, videoType, videoId }) => videoMedium(title, videoType, videoId)),
    ...documents.map(({ title, mediaUrl }) => medium('document', title, mediaUrl)),
  ];
};

const newsVersions = async (query: Query, id: string): Promise<ItemVersions> => {
  const row = await query.selectFrom('newsItems').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const images = await query
    .selectFrom('images')
    .select(['title', 'mediaUrl'])
    .where('newsItemId', '=', id)
    .orderBy('created')
    .execute();
  const approved = ApprovedNewsItemSchema.safeParse(jsonOf(row.approvedVersion)).data;
  const image = approved?.image;
  return {
    submitted: {
      fields: fieldsOf(row),
      media: images.slice(-1).map(({ title, mediaUrl }) => medium('picture', title, mediaUrl)),
    },
    ...(approved && {
      approved: {
        fields: fieldsOf(approved),
        media: image ? [medium('picture', image.title, image.url)] : [],
      },
    }),
  };
};

const VERSIONS = { product: productVersions, news: newsVersions, profile: profileVersions } as const;

/** The values that an item has among {@link ITEM_FIELDS}. */
const fieldsOf = (values: object): ItemVersion['fields'] =>
  Object.fromEntries(
    Object.entries(values).filter(
      ([name, value]) => Object.hasOwn(ITEM_FIELDS, name) && typeof value === 'string' && value !== '',
    ),
  );

const medium = (kind: ItemMedium['kind'], title: string | null, url: string | null): ItemMedium => ({
  kind,
  title: title ?? '',
  url: url ?? '',
});

const videoMedium = (title: string | null, type: string | null, videoId: string | null): ItemMedium =>
  medium('video', title, videoLink({ type: type === 'VIMEO' ? 'VIMEO' : 'YOUTUBE', videoId: videoId ?? '' }));

const jsonOf = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));
