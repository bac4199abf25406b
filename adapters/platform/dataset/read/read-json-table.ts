import { err, ok, type Result } from 'neverthrow';
import { z } from 'zod';
import type { DatasetFault } from './dataset-fault.ts';
import type { CsvTable } from './read-csv.ts';
import { parseJson } from './read-json.ts';

const Rows = z.array(z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])));

/** Reads a list of objects as a table: `[{ "event": "clearwater", "uid": "cw27-noria" }]`. */
export const readJsonTable = (file: string, bytes: Uint8Array): Result<CsvTable, DatasetFault> =>
  parseJson(file, bytes).andThen(({ value, lines }) => {
    const rows = Rows.safeParse(value);
    if (!rows.success) return err({ file, line: 1, column: '', reason: NO_ROWS });
    const header = [...new Set(rows.data.flatMap((row) => Object.keys(row)))];
    return ok({
      header,
      headerLine: 1,
      rows: rows.data.map((row, place) => {
        const line = lines.get(String(place)) ?? 1;
        return {
          cells: header.map((name) => String(row[name] ?? '')),
          lines: header.map((name) => lines.get(`${place}.${name}`) ?? line),
        };
      }),
    });
  });

const NO_ROWS = 'A list of rows is expected here, with texts, numbers, true or false: [{ … }].';
