import { Unzip, UnzipInflate } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { columnOf, displayedCells } from './displayed-cells.ts';
import { workbookSheets } from './workbook-sheets.ts';

/** Why a workbook is not read. */
export type WorkbookFault = 'not-a-workbook' | 'too-large';

/** Maximum size of a workbook's files together, in bytes after decompression. */
const UNPACKED_MAX = 100_000_000;
const FILES_MAX = 200;
const COLUMNS_MAX = 256;
const ROWS_MAX = 100_000;
/** How much is decompressed at once: deflate grows a thousandfold at most. */
const CHUNK = 4_096;

/** A sheet of a workbook. */
export interface ReadWorkbook {
  /** As texts; a day is `2027-01-12`. */
  readonly rows: readonly (readonly string[])[];
  /** The place of this sheet in `sheets`. */
  readonly sheet: number;
  /** The names of the sheets that can be read. */
  readonly sheets: readonly string[];
}

/**
 * Reads a sheet of a workbook as its user sees it, by default the first one that is visible and not empty.
 *
 * Rejects files that would fill the memory, by counting what is really decompressed and by the addresses of the
 * cells.
 *
 * @param sheet the place of another sheet in {@link ReadWorkbook.sheets}
 */
export const readWorkbook = async (
  bytes: Uint8Array,
  sheet?: number,
): Promise<ReadWorkbook | { readonly fault: WorkbookFault }> => {
  const fault = faultOf(bytes);
  if (fault !== undefined) return { fault };
  try {
    const { sheets, digits } = workbookSheets(bytes);
    const place =
      sheet ??
      Math.max(
        sheets.findIndex(({ isEmpty }) => !isEmpty),
        0,
      );
    const chosen = sheets[place];
    if (chosen === undefined) return { fault: 'not-a-workbook' };
    const cells = await readSheet(new Uint8Array(bytes).buffer, chosen.number);
    return {
      rows: displayedCells(
        cells.map((row) => row.map(textOf)),
        chosen,
        digits,
      ),
      sheet: place,
      sheets: sheets.map(({ name }) => name),
    };
  } catch {
    return { fault: 'not-a-workbook' };
  }
};

const textOf = (cell: unknown): string => {
  if (cell instanceof Date) return dayTextOf(cell);
  return cell === null || cell === undefined ? '' : String(cell);
};

const dayTextOf = (date: Date): string => {
  if (Number.isNaN(date.getTime())) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 'hh:mm'.length)}`;
};

/** Thrown inside the callbacks of the decompression, which has no other way to stop. */
class TooLarge extends Error {}

const faultOf = (bytes: Uint8Array): WorkbookFault | undefined => {
  let unpacked = 0;
  let files = 0;
  const zip = new Unzip((file) => {
    files += 1;
    if (files > FILES_MAX) throw new TooLarge();
    let tail = '';
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      tail = checked(tail + new TextDecoder('latin1').decode(chunk));
      if (unpacked > UNPACKED_MAX) throw new TooLarge();
    };
    file.start();
  });
  zip.register(UnzipInflate);
  try {
    for (let from = 0; from < bytes.length; from += CHUNK)
      zip.push(bytes.subarray(from, from + CHUNK), from + CHUNK >= bytes.length);
    return files === 0 ? 'not-a-workbook' : undefined;
  } catch (thrown) {
    return thrown instanceof TooLarge ? 'too-large' : 'not-a-workbook';
  }
};

const CELL = /\br="([A-Z]{1,3})(\d{1,7})"/g;
/** Longer than the address of a cell: an address may be cut by the end of a chunk. */
const TAIL = 40;

/** Rejects cells far away and entity declarations; returns the end of the text, to be checked with what follows. */
const checked = (text: string): string => {
  if (text.includes('<!DOCTYPE')) throw new TooLarge();
  for (const [, column = '', row = ''] of text.matchAll(CELL))
    if (columnOf(column) > COLUMNS_MAX || Number(row) > ROWS_MAX) throw new TooLarge();
  return text.slice(-TAIL);
};
