import { type PageCanvas, PageCanvasSchema } from '@fairdesk/core/editor';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http.ts';

/** The product's own `/api/organiser/{event}/pages/canvas`, from the browser. */
export const createPageCanvasProxy = (http: Http, event: EventId): PageCanvas => ({
  draw: (place, document) =>
    http('post', `organiser/${event}/pages/canvas`, PageCanvasSchema, {
      json: { ...place, document },
    }).map(({ html }) => html),
});
