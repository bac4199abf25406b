import {
  type OrganiserCaller,
  StoredWordSchema,
  StoredWordsSchema,
  type WordOffice,
} from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The dictionary of an event's site, for the server. */
export const createWordOffice = (http: Http, caller: OrganiserCaller): WordOffice =>
  wordOffice(callOrganiser(http, caller));

/** A {@link WordOffice} behind calls below an event. */
export const wordOffice = (call: Http): WordOffice => ({
  words: () => call('get', 'words', StoredWordsSchema).map(({ items }) => items),
  save: (change) => call('put', 'words', StoredWordSchema, { json: change }),
});
