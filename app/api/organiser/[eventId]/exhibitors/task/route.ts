import {
  changeExhibitorTask,
  ExhibitorSelectionSchema,
  ExhibitorTaskFormSchema,
  selectionOf,
} from '@fairdesk/core/organiser';
import * as z from 'zod/mini';
import { currentUseCases } from '#app/_composition/server.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';

const Body = z.strictObject({ form: ExhibitorTaskFormSchema, selection: ExhibitorSelectionSchema });

/** Completes, reopens or extends a task for the selected exhibitors. */
export const POST = organiserRoute('run-event', (caller) =>
  readBody(caller.request, Body).andThen(({ form, selection }) =>
    changeExhibitorTask(currentUseCases().exhibitorListOf(caller))(form, selectionOf(selection)),
  ),
);
