import {
  CompanyPeopleSchema,
  type ExhibitorTables,
  type OrganiserCaller,
  selectionBody,
  TaskStateTableSchema,
} from '@fairdesk/core/organiser';
import type { Http } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The timeout of what reads thousands of exhibitors, in milliseconds. */
const READ_TIMEOUT_MS = 60_000;

/** What can be exported about the exhibitors of an event, for the server. */
export const createExhibitorTables = (http: Http, caller: OrganiserCaller): ExhibitorTables =>
  exhibitorTables(callOrganiser(http, caller));

/** {@link ExhibitorTables} behind calls below an event. */
export const exhibitorTables = (call: Http): ExhibitorTables => ({
  people: (selection) =>
    call('post', 'exhibitors/people', CompanyPeopleSchema, {
      json: { selection: selectionBody(selection) },
      timeoutMs: READ_TIMEOUT_MS,
    }).map(({ people }) => people),
  taskStates: (selection, language) =>
    call('post', 'exhibitors/states', TaskStateTableSchema, {
      json: { selection: selectionBody(selection) },
      searchParams: { language },
      timeoutMs: READ_TIMEOUT_MS,
    }),
});
