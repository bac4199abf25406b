import {
  type CompanyDocument,
  DOCUMENT_TYPES,
  type NamedVideo,
  newVideo,
  type ProductImage,
  THUMBNAIL_SIZES,
  type Video,
} from '@fairdesk/core/media';
import * as z from 'zod/mini';
import { oncePerValue } from '../http/once-per-value.ts';
import { validPartial } from '../valid-entries.ts';
import { namesIn, type Resource } from './json-api.ts';

const text = z.catch(z.string(), '');
const place = z.catch(z.number(), 0);
const version = z.catch(z.pipe(z.number(), z.transform(String)), '1');

const Image = z.object({
  title: text,
  mediaUrl: text,
  mediaLength: z.catch(z.number(), 0),
  sortIndex: place,
  thumbnailUrls: validPartial(THUMBNAIL_SIZES, z.string()),
});

const Document = z.object({
  version,
  title: text,
  description: text,
  documentType: z.catch(z.enum(DOCUMENT_TYPES), 'BROCHURE'),
  mediaUrl: text,
  sortIndex: place,
});

const Held = z.object({ held: z.enum(['CHECKING', 'INFECTED']) });

const VideoItem = z.object({
  version,
  videoType: z.enum(['YOUTUBE', 'VIMEO']),
  videoId: z.string(),
  title: text,
  description: text,
  sortIndex: place,
});

/** The fields to read of each. */
export const MEDIA_FIELDS = {
  images: namesIn(Image),
  videos: namesIn(VideoItem),
  documents: `${namesIn(Document)},${namesIn(Held)}`,
};

/** Parse pictures, documents and videos of a company or of a product. */
export const toImage = ({ id, attributes }: Resource): ProductImage => ({ id, ...readImage(attributes) });

export const toDocument = ({ id, attributes }: Resource): CompanyDocument => ({
  id,
  ...readDocument(attributes),
});

const readImage = oncePerValue((attributes: Resource['attributes']) => Image.parse(attributes));

const readDocument = oncePerValue((attributes: Resource['attributes']) => {
  const { documentType, mediaUrl, ...rest } = Document.parse(attributes);
  const { data } = Held.safeParse(attributes);
  const held = data && { held: data.held === 'CHECKING' ? ('checking' as const) : ('infected' as const) };
  return { ...rest, type: documentType, url: mediaUrl, ...held };
});

/** Empty when the video is on neither host, since it could not be played. */
export const toVideo = ({ id, attributes }: Resource): Video[] => {
  const video = readVideo(attributes);
  return video ? [{ id, ...video }] : [];
};

const readVideo = oncePerValue((attributes: Resource['attributes']) => {
  const { data } = VideoItem.safeParse(attributes);
  if (!data) return undefined;
  const { videoType, ...rest } = data;
  return { ...rest, type: videoType };
});

/** The attributes of a document when it is saved. */
export const documentAttributes = ({
  title,
  description,
  type,
}: {
  readonly title: string;
  readonly description: string;
  readonly type: string;
}) => ({ title, description, documentType: type });

/**
 * The attributes of a video when it is saved: titled with its id, without a description. Source: portal spec
 * §5 "Video link".
 */
export const videoAttributes = (video: NamedVideo) => {
  const { type, ...rest } = newVideo(video);
  return { ...rest, videoType: type };
};
