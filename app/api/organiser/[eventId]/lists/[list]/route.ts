import { isExportedList } from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { errAsync } from 'neverthrow';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { exportedList } from '#app/_http/exported-list.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { sendTable, type TableFile } from '#app/_http/send-table.ts';

/** A list of the whole fair as CSV or XLSX, in the words of the reader's language. */
export const GET = organiserRoute(
  'manage-event',
  (caller) => {
    const list = caller.ids.list ?? '';
    if (!isExportedList(list))
      return errAsync<TableFile & { name: string }, Failure>({ kind: 'not-found', what: 'list' });
    const format = caller.query.get('format') === 'xlsx' ? 'xlsx' : 'csv';
    const language = languageOf(caller.query.get('language') ?? '');
    const lists = currentUseCases().listExportsOf(caller);
    return exportedList(lists, { list, format, language }).map((file) => ({ ...file, name: list }));
  },
  (result) => sendTable(result, 'list'),
);
