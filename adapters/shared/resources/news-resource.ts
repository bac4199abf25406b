import { NEWS_FIELDS, type NewsForm, type NewsItem, newsState } from '@fairdesk/core/news';
import { isApproved, SENT_BACK } from '@fairdesk/core/profile';
import { forEachField } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { sanitise } from '../sanitise.ts';
import { attributesOf } from './attributes-of.ts';
import type { CompanyStanding } from './company-standing.ts';
import { type Identifier, namesIn, type Resource, related } from './json-api.ts';

const text = z.catch(z.string(), '');

const Attributes = z.object({
  version: z.catch(z.pipe(z.number(), z.transform(String)), '1'),
  ...forEachField(NEWS_FIELDS, text, z.never()),
  header: z.string(),
  publicationStatus: text,
  reviewReason: text,
  sortIndex: z.catch(z.number(), 0),
});

const Picture = z.object({ title: text, mediaUrl: text });

/** The fields to read of a news item. */
export const NEWS_NAMES = namesIn(Attributes, 'images');

/** Empty when the resource is not a valid news item. */
export const toNewsItem = (
  resource: Resource,
  lookup: (identifier: Identifier) => Resource | undefined,
  { profileIsPublic, settings, today }: CompanyStanding,
): NewsItem[] => {
  const read = Attributes.safeParse(resource.attributes);
  if (!read.success) return [];
  const { publicationStatus, reviewReason, ...content } = read.data;
  const decided = { profileIsPublic, isApproved: isApproved(settings, publicationStatus) };
  const image = related(resource, 'images').map(lookup).at(-1);
  const picture = Picture.safeParse(image?.attributes);
  return [
    {
      id: resource.id,
      ...content,
      text: sanitise(content.text),
      state: newsState(content, decided, today),
      ...(publicationStatus === SENT_BACK && { reviewReason }),
      ...(image &&
        picture.success && {
          image: { id: image.id, url: picture.data.mediaUrl, title: picture.data.title },
        }),
    },
  ];
};

/** The attributes of a news item when it is saved. */
export const newsAttributes = (form: NewsForm) => attributesOf(NEWS_FIELDS, form);
