import {
  type AuditEntry,
  type AuditTrail,
  auditChanges,
  type LatestChange,
  type OrganiserCaller,
} from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import { type Http, Nothing } from '../shared/http/http.ts';
import { callOrganiser } from './call.ts';

/** The audit trail of an event, for the server. */
export const createAuditTrail = (http: Http, caller: OrganiserCaller): AuditTrail => {
  const call = callOrganiser(http, caller);
  const entries: AuditTrail['entries'] = (filter) =>
    call('get', 'audit', Entries, { searchParams: { ...filter } }).map(({ items }) => items);
  return {
    entries,
    latest: (subject) => entries({ subject }).map(([latest]) => latest && latestChangeOf(latest)),
    restore: restoreEntry(call),
  };
};

/** An entry without its values. */
const latestChangeOf = (entry: AuditEntry): LatestChange => {
  const { actor, at, before, after } = entry;
  return before && after
    ? { actor, at, fields: auditChanges(entry).map(({ field }) => field) }
    : { actor, at };
};

/** Undoes an action behind calls below an event. */
export const restoreEntry =
  (call: Http): AuditTrail['restore'] =>
  (id) =>
    call('post', `audit/${encodeURIComponent(id)}/restore`, Nothing).map(() => undefined);

const Values = z.optional(z.record(z.string(), z.unknown()));

const Entries = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      actor: z.string(),
      action: z.string(),
      subject: z.string(),
      label: z.string(),
      before: Values,
      after: Values,
    }),
  ),
});
