import type { BlockDescription } from '@fairdesk/core/editor';
import { address, alternative, choice, html, items, line, link, picture } from './block-description.ts';

/** Pictures, films, maps and frames. */
export const PICTURE_BLOCKS = [
  {
    kind: 'image',
    components: ['Image'],
    group: 'pictures',
    fields: [picture('Image'), line('ImageCaption'), link('ImageLink', 'TargetUrl')],
  },
  {
    kind: 'video',
    components: ['Video'],
    group: 'pictures',
    fields: [
      ...[line('Title'), line('TemplateName'), address('mP4Movie'), line('BaseUrl'), line('VideoId')],
      picture('PosterImage'),
    ],
    params: [choice('Autoplay', '', '1')],
  },
  {
    kind: 'gallery',
    components: ['Gallery'],
    group: 'pictures',
    fields: [
      line('Title'),
      items(
        ['GalleryItems', 'Items', 'Children'],
        // An item may also be the picture itself.
        [
          picture('GalleryItem', 'Image'),
          ...[alternative(line('src', 'url')), alternative(line('Alt')), line('ImageCaption')],
        ],
      ),
    ],
    params: [choice('Autoplay', '', '1')],
  },
  {
    kind: 'carousel',
    components: ['Carousel'],
    group: 'pictures',
    fields: [
      line('Title'),
      items(
        ['Items', 'Slides', 'Children'],
        [picture('Image'), line('Title'), html('Content'), link('Link')],
      ),
    ],
    params: [choice('Type', 'slide', 'loop', 'fade'), { name: 'AutoplaySpeed' }],
  },
  {
    kind: 'iframe',
    components: ['Iframe'],
    group: 'pictures',
    fields: [line('Title'), link('Link'), line('URL'), line('Height'), picture('PosterImage')],
    params: [{ name: 'Height' }],
  },
  {
    kind: 'map',
    components: ['Map'],
    group: 'pictures',
    fields: [line('Title'), line('Location'), line('Zoom')],
    params: [{ name: 'Zoom' }],
  },
] as const satisfies readonly BlockDescription[];
