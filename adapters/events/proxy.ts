import { EVENT_FAULTS, type ParticipationBrowser, ParticipationPageSchema } from '@fairdesk/core/events';
import * as z from 'zod/mini';
import type { Http } from '../shared/http/http.ts';
import { withFault } from '../shared/http/with-fault.ts';

const Chosen = z.object({ href: z.string() });

/** The product's own `/api/events`, from the browser. */
export const createParticipationBrowser = (http: Http): ParticipationBrowser => ({
  list: (event, count, search = '') =>
    http('get', `events/${event}/participations`, ParticipationPageSchema, {
      searchParams: { displaycount: String(count), ...(search && { search }) },
      // Source: portal spec §7 "Results are read only on status 200".
      successStatus: 200,
    }).mapErr(withFault(EVENT_FAULTS.proxy)),
  choose: (participation) =>
    http('post', 'events/selection', Chosen, { json: { participationId: participation } }).map(
      ({ href }) => href,
    ),
});
