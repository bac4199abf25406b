import { ImportRequestSchema } from '@fairdesk/core/organiser';
import { okAsync } from 'neverthrow';
import { csvTable } from '#adapters/shared/tables/csv-table.ts';
import { currentUseCases } from '#app/_composition/current-use-cases.ts';
import { languageOf } from '#app/_http/language-of.ts';
import { organiserRoute } from '#app/_http/organiser-route.ts';
import { readBody } from '#app/_http/read-body.ts';
import { sendTable } from '#app/_http/send-table.ts';
import { LIST_LIMIT } from '#app/_process/body-limits.ts';
import { faultTable } from '#ui/organiser/imports/import-fault-text.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';

/** The faulty rows of a list with their reasons, to correct and import again. */
export const POST = organiserRoute(
  'manage-event',
  (caller) =>
    readBody(caller.request, ImportRequestSchema, LIST_LIMIT).andThen((request) =>
      currentUseCases()
        .importOfficeOf(caller)
        .faultyRows(request)
        .andThen((faulty) => {
          const language = languageOf(caller.query.get('language') ?? '');
          const rows = faultTable(faulty, labelsOf(language, messagesFor(language, {})));
          const text = csvTable(rows, language === 'en' ? ',' : ';');
          return okAsync({ format: 'csv' as const, bytes: new TextEncoder().encode(text) });
        }),
    ),
  (result) => sendTable(result, 'import-faults'),
);
