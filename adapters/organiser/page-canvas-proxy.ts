import { type PageCanvas, PageCanvasSchema } from '@fairdesk/core/editor';
import type { EventId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import type { DocumentWire } from './document-wire.ts';

/** The product's own `/api/organiser/{event}/pages/canvas`, from the browser. */
export const createPageCanvasProxy = (http: Http, event: EventId, { write }: DocumentWire): PageCanvas => ({
  draw: (place, document) =>
    http('post', `organiser/${event}/pages/canvas`, PageCanvasSchema, {
      json: { ...place, document: write(document) },
    }).map(({ html }) => html),
});
