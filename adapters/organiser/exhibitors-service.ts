import {
  AddedExhibitorSchema,
  ExhibitorChoicesSchema,
  ExhibitorDetailsSchema,
  type ExhibitorList,
  ExhibitorOutcomeSchema,
  ExhibitorPageSchema,
  ExhibitorPlanSchema,
  ExhibitorPreferencesSchema,
  ExhibitorRowsSchema,
  ExhibitorTaskOutcomeSchema,
  exhibitorParams,
  type OrganiserCaller,
  selectionBody,
  selectionOf,
  TaskUndoSchema,
} from '@fairdesk/core/organiser';
import { type Http, Nothing } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The timeout of what reads or changes thousands of exhibitors, in milliseconds. */
const ACT_TIMEOUT_MS = 60_000;

/** The exhibitors of an event, for the server. */
export const createExhibitorList = (http: Http, caller: OrganiserCaller): ExhibitorList =>
  exhibitorList(callOrganiser(http, caller));

/** An {@link ExhibitorList} behind calls below an event. */
export const exhibitorList = (call: Http): ExhibitorList => ({
  page: (query, after) =>
    call('get', 'exhibitors', ExhibitorPageSchema, {
      searchParams: { ...exhibitorParams(query), ...(after !== undefined && { after }) },
    }),
  choices: (language) =>
    call('get', 'exhibitors/choices', ExhibitorChoicesSchema, { searchParams: { language } }),
  preferences: () => call('get', 'exhibitors/preferences', ExhibitorPreferencesSchema),
  saveView: (view) =>
    call('put', 'exhibitors/preferences/view', Nothing, { json: view }).map(() => undefined),
  deleteView: (name) =>
    call('delete', 'exhibitors/preferences/view', Nothing, { searchParams: { name } }).map(() => undefined),
  saveColumns: (columns) =>
    call('put', 'exhibitors/preferences/columns', Nothing, { json: { columns } }).map(() => undefined),
  plan: (verb, selection) =>
    call('post', 'exhibitors/plan', ExhibitorPlanSchema, {
      json: { verb, selection: selectionBody(selection) },
    }),
  act: (verb, selection) =>
    call('post', 'exhibitors/act', ExhibitorOutcomeSchema, {
      json: { verb, selection: selectionBody(selection) },
      timeoutMs: ACT_TIMEOUT_MS,
    }).map(({ undo, ...outcome }) => ({
      ...outcome,
      ...(undo && { undo: { verb: undo.verb, selection: selectionOf(undo.selection) } }),
    })),
  changeTask: (form, selection) =>
    call('post', 'exhibitors/task', ExhibitorTaskOutcomeSchema, {
      json: { form, selection: selectionBody(selection) },
      timeoutMs: ACT_TIMEOUT_MS,
    }),
  undoTask: (change) =>
    call('post', 'exhibitors/undo-task', TaskUndoSchema, { json: { change }, timeoutMs: ACT_TIMEOUT_MS }),
  add: (company, id) =>
    call('post', 'exhibitors', AddedExhibitorSchema, {
      json: { ...company, ...(id !== undefined && { id }) },
    }).map((added) => added.id),
  details: (id, language) =>
    call('get', `exhibitors/${id}`, ExhibitorDetailsSchema, { searchParams: { language } }),
  change: (id, change) => call('post', `exhibitors/${id}`, Nothing, { json: change }).map(() => undefined),
  recordVisit: (id, visit) =>
    call('post', `exhibitors/${id}/visit`, Nothing, { json: visit }).map(() => undefined),
  selected: (selection) =>
    call('post', 'exhibitors/selected', ExhibitorRowsSchema, {
      json: { selection: selectionBody(selection) },
      timeoutMs: ACT_TIMEOUT_MS,
    }).map(({ rows }) => rows),
});
