import {
  NewServiceKeySchema,
  type OrganiserCaller,
  type ServiceKeyOffice,
  ServiceKeysSchema,
} from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The keys of an event, for the server. */
export const createServiceKeyOffice = (http: Http, caller: OrganiserCaller): ServiceKeyOffice =>
  serviceKeyOffice(callOrganiser(http, caller));

/** A {@link ServiceKeyOffice} behind calls below an event. */
export const serviceKeyOffice = (call: Http): ServiceKeyOffice => ({
  keys: () => call('get', 'service-keys', ServiceKeysSchema).map(({ items }) => items),
  create: (form, id) =>
    call('post', 'service-keys', NewServiceKeySchema, { json: { ...form, ...(id !== undefined && { id }) } }),
  revoke: (id) =>
    call('post', 'service-keys/revoke', ServiceKeysSchema, { json: { id } }).map(({ items }) => items),
});
