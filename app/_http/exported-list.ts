import 'server-only';
import type { ExportedList, ListExports, ListPart } from '@fairdesk/core/organiser';
import type { Failure, Language } from '@fairdesk/core/shared';
import { okAsync, ResultAsync } from 'neverthrow';
import { streamOf } from '#adapters/shared/http/stream-of.ts';
import { csvLine } from '#adapters/shared/tables/csv-table.ts';
import { xlsxTable } from '#adapters/shared/tables/xlsx-table.ts';
import { exportedHead, exportedRows } from '#ui/organiser/exports/exported-list-rows.ts';
import { messagesFor } from '#ui/shared/texts/messages.ts';
import { type Labels, labelsOf } from '#ui/shared/texts/translate.ts';
import type { TableFile } from './send-table.ts';

interface Choice {
  readonly list: ExportedList;
  readonly format: 'csv' | 'xlsx';
  readonly language: Language;
}

/** A list of a fair as a file. CSV is written while it is read; a workbook needs all rows at once. */
export const exportedList = (
  lists: ListExports,
  { list, format, language }: Choice,
): ResultAsync<TableFile, Failure> => {
  const labels = labelsOf(language, messagesFor(language, {}));
  return lists.part(list).andThen((first) => {
    if (format === 'csv') return okAsync({ format, bytes: csvStream(lists, list, first, labels) });
    return ResultAsync.fromSafePromise(workbook(lists, list, first, labels)).map((bytes) => ({
      format,
      bytes,
    }));
  });
};

const workbook = async (
  lists: ListExports,
  list: ExportedList,
  first: ListPart,
  labels: Labels,
): Promise<Uint8Array> => {
  const rows = [exportedHead(list, labels)];
  for await (const part of parts(lists, list, first)) rows.push(...exportedRows(list, part, labels));
  return xlsxTable(rows, labels.t(`export-list-${list}`));
};

/** A part that cannot be read breaks the download off: a shortened list would look complete. */
async function* parts(lists: ListExports, list: ExportedList, first: ListPart): AsyncGenerator<ListPart> {
  for (let part = first; ; ) {
    yield part;
    if (part.next === undefined) return;
    const following = await lists.part(list, part.next);
    if (following.isErr()) throw new Error(`Cannot read the rest of the list: ${following.error.kind}`);
    part = following.value;
  }
}

const csvStream = (
  lists: ListExports,
  list: ExportedList,
  first: ListPart,
  labels: Labels,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  const separator = labels.language === 'en' ? ',' : ';';
  const lines = (rows: readonly (readonly (string | number)[])[]) =>
    encoder.encode(rows.map((row) => csvLine(row.map(String), separator)).join(''));
  const pieces = async function* (): AsyncGenerator<Uint8Array, void> {
    yield encoder.encode('\ufeff');
    yield lines([exportedHead(list, labels)]);
    for await (const part of parts(lists, list, first)) yield lines(exportedRows(list, part, labels));
  };
  return streamOf(pieces());
};
