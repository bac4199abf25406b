import 'server-only';
import type { FormStep } from '@fairdesk/core/awards';
import type { EntryPart, EntryRow } from '@fairdesk/core/organiser';
import type { Failure, Language } from '@fairdesk/core/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import { csvTable } from '#adapters/shared/tables/csv-table.ts';
import { entryTable } from '#adapters/shared/tables/entry-table.ts';
import { xlsxTable } from '#adapters/shared/tables/xlsx-table.ts';
import { entryFact, entryHead } from '#ui/organiser/awards/entry-table-texts.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { labelsOf } from '#ui/shared/texts/translate.ts';
import type { TableFile } from './send-table.ts';

interface Choice {
  /** The steps of the form of the award in this language; none when it cannot be read. */
  readonly steps: readonly FormStep[];
  readonly format: 'csv' | 'xlsx';
  readonly language: Language;
}

type ReadPart = (after?: string) => ResultAsync<EntryPart, Failure>;

/** The entries of an award as a file, in the words, and with the separator, of the reader's language. */
export const exportedEntries = (
  read: ReadPart,
  { steps, format, language }: Choice,
): ResultAsync<TableFile, Failure> =>
  allEntries(read).andThen((entries) => {
    const labels = labelsOf(language, messagesFor(language, {}));
    const table = entryTable(
      entries.map(({ facts, answers, files }) => ({
        facts: Object.fromEntries(
          Object.entries(facts).map(([column, value]) => [column, entryFact(column, value, labels)]),
        ),
        answers,
        files: files.map((path) => ({ path })),
      })),
      { language, steps, headOf: (column) => entryHead(column, labels) },
    );
    if (format === 'csv') {
      const bytes = new TextEncoder().encode(csvTable(table, language === 'en' ? ',' : ';'));
      return okAsync({ format, bytes });
    }
    return ResultAsync.fromSafePromise(xlsxTable(table, labels.t('desk-awards'))).map((bytes) => ({
      format,
      bytes,
    }));
  });

/** All parts: the columns of the table follow from the questions of every entry. */
const allEntries = (read: ReadPart, after?: string): ResultAsync<readonly EntryRow[], Failure> =>
  read(after).andThen(({ entries, next }) =>
    next === undefined
      ? okAsync(entries)
      : allEntries(read, next).map((following) => [...entries, ...following]),
  );
