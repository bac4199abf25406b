import {
  ExhibitorExportSchema,
  type ExhibitorSelection,
  type ExportTable,
  type OrganiserCaller,
  selectionOf,
} from '@fairdesk/core/organiser';
import type { Failure } from '@fairdesk/core/shared';
import { ResultAsync } from 'neverthrow';
import { csvTable } from '#adapters/shared/tables/csv-table.ts';
import { xlsxTable } from '#adapters/shared/tables/xlsx-table.ts';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { fairLabels } from '#app/_http/fair-labels.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { sendTable } from '#app/_http/send-table.ts';
import {
  exhibitorTable,
  peopleTable,
  taskStateTable,
} from '#ui/organiser/exhibitors/exhibitor-table-rows.ts';
import type { Labels } from '#ui/shared/texts/translate.ts';

/** A table about the selected exhibitors, in the words of the reader's language. */
export const POST = organiserRoute(
  'manage-event',
  (caller) =>
    readBody(caller.request, ExhibitorExportSchema).andThen(({ table, selection, format, language }) => {
      const texts = fairLabels(caller.event, language);
      return texts.andThen((labels) =>
        rowsOf(table, caller, selectionOf(selection), labels).andThen((rows) => {
          const file =
            format === 'xlsx'
              ? xlsxTable(rows, labels.t(`exhibitor-list-table-${table}`))
              : Promise.resolve(
                  new TextEncoder().encode(
                    csvTable(
                      rows.map((row) => row.map(String)),
                      language === 'en' ? ',' : ';',
                    ),
                  ),
                );
          return ResultAsync.fromSafePromise(file).map((bytes) => ({ format, bytes }));
        }),
      );
    }),
  (result) => sendTable(result, 'exhibitors'),
);

const rowsOf = (
  table: ExportTable,
  caller: OrganiserCaller,
  selection: ExhibitorSelection,
  labels: Labels,
): ResultAsync<ReturnType<typeof exhibitorTable>, Failure> => {
  const { exhibitorListOf, exhibitorTablesOf } = currentUseCases();
  switch (table) {
    case 'exhibitors':
      return exhibitorListOf(caller)
        .selected(selection)
        .map((rows) => exhibitorTable(rows, labels));
    case 'people':
      return exhibitorTablesOf(caller)
        .people(selection)
        .map((people) => peopleTable(people, labels));
    case 'tasks':
      return exhibitorTablesOf(caller)
        .taskStates(selection, labels.language)
        .map((states) => taskStateTable(states, labels));
  }
};
