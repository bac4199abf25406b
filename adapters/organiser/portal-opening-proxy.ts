import type { PortalOpening } from '@fairdesk/core/organiser';
import type { EventId } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';

/** The product's own `/api/organiser/{event}/exhibitors/{id}/open`, from the browser. */
export const createPortalOpening = (http: Http, event: EventId): PortalOpening => ({
  open: (id) =>
    http('post', `organiser/${event}/exhibitors/${id}/open`, z.object({ href: z.string() })).map(
      ({ href }) => href,
    ),
});
