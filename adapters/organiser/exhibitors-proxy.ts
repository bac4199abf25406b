import type { ExhibitorChange, ExhibitorList } from '@fairdesk/core/organiser';
import type { EventId, ParticipationId } from '@fairdesk/core/shared';
import type { Http } from '../shared/http/http.ts';
import { exhibitorList } from './exhibitors-service.ts';
import { invitingOnce } from './inviting-once.ts';

/** The product's own `/api/organiser/{event}/exhibitors`, from the browser. */
export const createExhibitorProxy = (http: Http, event: EventId): ExhibitorList => {
  const list = exhibitorList((method, path, schema, options) =>
    http(method, `organiser/${event}/${path}`, schema, options),
  );
  const change = invitingOnce(({ at, ...changes }: ExhibitorChange & { readonly at: ParticipationId }) =>
    list.change(at, changes),
  );
  return { ...list, change: (at, changes) => change({ ...changes, at }) };
};
