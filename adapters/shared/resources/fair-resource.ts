import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import type { Http } from '../http/http.ts';
import { STANDING_FIELDS } from './company-standing.ts';
import { OneDocument, type Resource, sparse } from './json-api.ts';

/** Reads an event with the fields of its standing: one call for all features of a request. */
export const fairResource = (http: Http, event: string): ResultAsync<Resource, Failure> =>
  http('get', `api/v0.1/events/${encodeURIComponent(event)}`, OneDocument, {
    searchParams: sparse({ events: STANDING_FIELDS.events }),
  }).map(({ data }) => data);
