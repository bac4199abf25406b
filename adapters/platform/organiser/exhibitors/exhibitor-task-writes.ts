import {
  ExhibitorSelectionSchema,
  type ExhibitorTaskForm,
  ExhibitorTaskFormSchema,
  exhibitorTaskFaults,
  selectionOf,
  TaskUndoBodySchema,
} from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import type { Query } from '../../database/open-database.ts';
import { invalid } from '../../identity/read-input.ts';
import { json, type ServiceResponse } from '../../service.ts';
import type { OrganiserCall, OrganiserParts } from '../area.ts';
import type { FairWriter } from '../fair-writer.ts';
import { chunksOf } from '../id-chunks.ts';
import { readDeskBody } from '../read-desk-body.ts';
import { closeTask, extendTask, openTaskFor } from '../tasks/task-progress-writes.ts';
import { undoable, undoTaskChange } from '../tasks/undo-task-change.ts';
import { selectedIds } from './selected-ids.ts';

const Body = z.strictObject({ form: ExhibitorTaskFormSchema, selection: ExhibitorSelectionSchema });

/** `POST task`: completes, reopens or extends a task for the selected exhibitors. */
export const changeTaskOfSelected = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { form, selection } = await readDeskBody(request, Body);
  const faults = exhibitorTaskFaults(form);
  if (faults.length > 0) throw invalid(faults);
  const outcome = await database.write(async (query) => {
    const writer = { event, actor, now: clock() };
    const ids = await selectedIds(query, event, selectionOf(selection), writer.now);
    const run = () => change(query, writer, form, ids);
    const { result, id } = await undoable(query, writer, form.code, ids, run);
    return { companies: result, ...(id !== undefined && { undo: id }) };
  });
  return json(200, outcome);
};

/** `POST undo-task`: undoes such a change. */
export const undoTaskOfSelected = async (
  { database, clock }: OrganiserParts,
  { event, actor, request }: OrganiserCall,
): Promise<ServiceResponse> => {
  const { change: id } = await readDeskBody(request, TaskUndoBodySchema);
  return json(
    200,
    await database.write((query) => undoTaskChange(query, { event, actor, now: clock() }, id)),
  );
};

const change = async (
  query: Query,
  writer: FairWriter,
  { code, action, day, time }: ExhibitorTaskForm,
  ids: readonly string[],
): Promise<number> => {
  switch (action) {
    case 'complete':
      return (await closeTask(query, writer, code, ids)).count;
    case 'reopen':
      return openTaskFor(query, writer, code, ids);
    case 'extend':
      for (const chunk of chunksOf(ids)) await extendTask(query, writer, code, chunk, { day, time });
      return ids.length;
  }
};
