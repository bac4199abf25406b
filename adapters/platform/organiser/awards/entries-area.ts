import {
  EntryFilterSchema,
  type EntryPart,
  EntrySetBackBodySchema,
  reasonFaults,
} from '@fairdesk/core/organiser';
import { entryPart } from '../../awards/export-entries.ts';
import { setEntryBack } from '../../awards/set-entry-back.ts';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { recordAudit } from '../../record-audit.ts';
import { conflict, json, type ServiceResponse } from '../../service.ts';
import type { OrganiserArea, OrganiserCall, OrganiserParts } from '../area.ts';
import { methodNotAllowed } from '../method-not-allowed.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { entryPage, entryRow, requireAward } from './entry-rows.ts';
import { openEntry } from './open-entry.ts';

/**
 * The entries of an award.
 *
 * | path | |
 * | --- | --- |
 * | `GET {award}?state=&search=&page=` | a page of its entries |
 * | `GET {award}/entry/{id}` | one with its answers |
 * | `GET {award}/part?after=` | the next rows of all entries |
 * | `POST {award}/set-back` | sets a submitted entry back to a draft |
 */
export const entriesArea: OrganiserArea = (parts) => async (call) => {
  const { query } = parts.database;
  const { event, path, request } = call;
  const [award = '', what = '', id = ''] = path;
  switch (`${request.method} ${what}`.trim()) {
    case 'GET': {
      const filter = EntryFilterSchema.safeParse(Object.fromEntries(request.url.searchParams)).data ?? {};
      return json(200, await entryPage(query, event, award, filter));
    }
    case 'GET entry':
      return json(200, await openEntry(query, event, award, id));
    case 'GET part':
      return json(200, await partOf(query, call, award));
    case 'POST set-back':
      return setBack(parts, call, award);
    default:
      return methodNotAllowed;
  }
};

const partOf = async (query: Query, { event, request }: OrganiserCall, award: string): Promise<EntryPart> => {
  await requireAward(query, event, award);
  const after = request.url.searchParams.get('after') ?? undefined;
  const { entries, next } = await entryPart(query, event, award, after);
  return {
    entries: entries.map(({ facts, answers, files }) => ({
      facts,
      answers,
      files: files.map(({ path }) => path),
    })),
    ...(next !== undefined && { next }),
  };
};

const setBack = async (
  { database, mailer, publicUrl, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
  award: string,
): Promise<ServiceResponse> => {
  const { id, revision, reason: rawReason } = await readDeskBody(request, EntrySetBackBodySchema);
  const faults = reasonFaults({ reason: rawReason });
  if (faults.length > 0) throw invalid(faults);
  const reason = rawReason.trim().toWellFormed().replaceAll('\0', '');
  const now = clock();
  const opened = await database.write(async (query) => {
    const { row, entry } = await entryRow(query, event, award, id);
    if (entry.state !== 'submitted' || entry.revision !== revision) throw conflict();
    const { product, company } = entry;
    const people = await setEntryBack(query, publicUrl, row, reason, now);
    if (people === undefined) throw conflict();
    await recordAudit(
      query,
      {
        ...{ event, actor, action: 'entry.set-back', subject: `entry:${id}` },
        label: `${product} · ${company}`,
        before: { entryState: 'submitted', submittedAt: entry.at },
        after: { entryState: 'draft', reason },
      },
      now,
    );
    return openEntry(query, event, award, id);
  });
  // Not awaited: a slow mail server must not delay the response.
  void mailer.wake();
  return json(200, opened);
};
