import {
  type FrameCanvas,
  type FrameOffice,
  PageCanvasSchema,
  SiteFramesSchema,
} from '@fairdesk/core/editor';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';

/** The product's own `/api/organiser/{event}/pages/frames`, from the browser. */
export const createFrameProxy = (http: Http, event: EventId): FrameOffice & FrameCanvas => ({
  frames: () => http('get', `organiser/${event}/pages/frames`, SiteFramesSchema).map(({ items }) => items),
  publish: (change) =>
    http('put', `organiser/${event}/pages/frames`, SiteFramesSchema, { json: change }).map(
      ({ items }) => items,
    ),
  join: (joining) =>
    http('post', `organiser/${event}/pages/frames/join`, SiteFramesSchema, { json: joining }).map(
      ({ items }) => items,
    ),
  draw: (place, area, form) =>
    http('post', `organiser/${event}/pages/frames/canvas`, PageCanvasSchema, {
      json: { place, area, form },
    }).map(({ html }) => html),
});
