import { safeHref } from '@fairdesk/core/navigation';
import {
  captionText,
  FILE_VIDEO_TEMPLATE,
  isFrameAllowed,
  isSwitchedOn,
  mapZoom,
  videoAt,
  videoSource,
} from '@fairdesk/core/page';
import { type Fields, fieldValue, isRecord, textOf } from '../../shared/layout/fields.ts';
import { imageOf, linkOf } from '../field-values.ts';
import { placed } from './placed.ts';
import { paramOf, type ReadBlock, type Reading } from './rendering.ts';

export const image: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const picture = imageOf(fields, 'Image');
  const link = linkOf(fields, 'ImageLink', reading) ?? linkOf(fields, 'TargetUrl', reading);
  return {
    ...placed(rendering, reading, { image: 'Image', caption: 'ImageCaption' }),
    kind: 'image',
    caption: captionText(textOf(fields, 'ImageCaption')),
    ...(picture && { image: picture }),
    ...(link && { link }),
  };
};

export const video: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const templateName = textOf(fields, 'TemplateName');
  const source = videoSource({
    templateName,
    mp4Movie: fileOrText(fields, 'mP4Movie', reading),
    baseUrl: textOf(fields, 'BaseUrl'),
    videoId: textOf(fields, 'VideoId'),
  });
  // Editors also paste the whole address as the id.
  const film = videoAt(source, templateName === FILE_VIDEO_TEMPLATE) ?? videoAt(textOf(fields, 'VideoId'));
  const poster = imageOf(fields, 'PosterImage');
  return {
    ...placed(rendering, reading, { title: 'Title', poster: 'PosterImage' }),
    kind: 'video',
    title: textOf(fields, 'Title'),
    autoplays: isSwitchedOn(paramOf(rendering, 'Autoplay')),
    ...(film && { video: film }),
    ...(poster && { poster }),
  };
};

/** A file is `{ src }`, a link is `{ href }`, an address is a text. */
const fileOrText = (fields: Fields, name: string, reading: Reading): string => {
  const value = fieldValue(fields, name);
  if (isRecord(value) && typeof value.src === 'string') return value.src;
  return linkOf(fields, name, reading)?.href ?? textOf(fields, name);
};

export const iframe: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  const address = linkOf(fields, 'Link', reading)?.href ?? safeHref(textOf(fields, 'URL'));
  const film = videoAt(address || textOf(fields, 'URL'));
  // The player of a video plays behind its poster, as in a video block. A click on it is a click on play.
  if (film?.kind === 'player') {
    const poster = imageOf(fields, 'PosterImage');
    return {
      ...placed(rendering, reading, { title: 'Title', poster: 'PosterImage' }),
      kind: 'video',
      title: textOf(fields, 'Title'),
      autoplays: true,
      video: film,
      ...(poster && { poster }),
    };
  }
  const src = /^https:\/\//i.test(address) ? address : '';
  const height = Number.parseInt(paramOf(rendering, 'Height') || textOf(fields, 'Height'), 10);
  return {
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'iframe',
    title: textOf(fields, 'Title'),
    src,
    isAllowed: isFrameAllowed(src, reading.frameHosts),
    ...(height >= FRAME_MIN && height <= FRAME_MAX ? { height } : { height: FRAME_DEFAULT, fits: true }),
  };
};

/** Heights of a frame, in pixels; the numbers are ours. */
const FRAME_MIN = 80;
const FRAME_DEFAULT = 480;
const FRAME_MAX = 2000;

export const map: ReadBlock = (rendering, reading) => {
  const { fields } = rendering;
  return {
    ...placed(rendering, reading, { title: 'Title' }),
    kind: 'map',
    title: textOf(fields, 'Title'),
    location: textOf(fields, 'Location'),
    zoom: mapZoom(textOf(fields, 'Zoom') || paramOf(rendering, 'Zoom')),
  };
};
