import { strFromU8, strToU8, unzipSync } from 'fflate';
import writeExcelFile from 'write-excel-file/node';
import { escapeMarkup } from '../escape-markup.ts';
import { escapedFormula } from './csv-table.ts';
import { zipStream } from './zip-stream.ts';

/** The maximum length of a spreadsheet cell, in characters. */
const CELL_LENGTH = 32_767;

/** How many rows are written before other requests get their turn. */
const ROWS_AT_ONCE = 25;

const SHEET = 'xl/worksheets/sheet1.xml';
const STRINGS = 'xl/sharedStrings.xml';

type Row = readonly (string | number)[];

/**
 * A table as a workbook with one sheet; the first row is its head. Texts are stored as texts, so spreadsheet
 * programs evaluate no formulas. The same table always has the same bytes.
 *
 * Other requests get their turn between slices of rows. The library writes the workbook with its head, and the
 * rows are added to that.
 */
export const xlsxTable = async (rows: readonly Row[], sheet: string): Promise<Uint8Array> => {
  const [head = [], ...body] = rows;
  const files = unzipSync(await headOnly(head, sheet));
  const strings = new Map<string, number>();
  for (const title of head) if (typeof title === 'string') indexOf(strings, plainText(title));
  const written: Readonly<Record<string, Iterable<Uint8Array>>> = {
    [SHEET]: sheetXml(files, body, strings),
    [STRINGS]: stringsXml(strings),
  };
  const names = Object.keys(files).toSorted(
    (one, other) => Number(one === STRINGS) - Number(other === STRINGS),
  );
  // The texts of the sheet are known once its rows are written.
  const zip = zipStream(
    (async function* () {
      for (const name of names)
        yield { path: name, chunks: written[name] ?? [files[name] ?? new Uint8Array()] };
    })(),
    MOMENT,
  );
  return new Uint8Array(await new Response(zip).arrayBuffer());
};

/** The moment of every file in a workbook, in the clock of the machine. */
const MOMENT = new Date(1980, 0, 1);

const headOnly = (head: Row, sheet: string): Promise<Uint8Array> => {
  const cells = head.map((title) =>
    typeof title === 'number'
      ? { value: title, type: Number, fontWeight: 'bold' as const }
      : { value: plainText(title), type: String, fontWeight: 'bold' as const },
  );
  const columns = head.map((title) => ({ width: Math.min(40, Math.max(14, String(title).length + 2)) }));
  return writeExcelFile([cells], { sheet, columns, stickyRowsCount: 1 }).toBuffer();
};

const ROWS_END = '</sheetData>';

function* sheetXml(
  files: Readonly<Record<string, Uint8Array>>,
  body: readonly Row[],
  strings: Map<string, number>,
): Generator<Uint8Array> {
  const [start = '', end = ''] = strFromU8(files[SHEET] ?? new Uint8Array()).split(ROWS_END);
  yield strToU8(start);
  for (let from = 0; from < body.length; from += ROWS_AT_ONCE)
    yield strToU8(
      body
        .slice(from, from + ROWS_AT_ONCE)
        .map((row, place) => rowXml(row, from + place + 2, strings))
        .join(''),
    );
  yield strToU8(ROWS_END + end);
}

const rowXml = (row: Row, number: number, strings: Map<string, number>): string => {
  const cells = row.map((value, place) => {
    const address = `${columnName(place)}${number}`;
    return typeof value === 'number'
      ? `<c r="${address}"><v>${value}</v></c>`
      : `<c r="${address}" t="s"><v>${indexOf(strings, plainText(value))}</v></c>`;
  });
  return `<row r="${number}">${cells.join('')}</row>`;
};

const TEXTS_AT_ONCE = 1_000;

function* stringsXml(strings: ReadonlyMap<string, number>): Generator<Uint8Array> {
  yield strToU8(
    '<?xml version="1.0"?><sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
  );
  let slice: string[] = [];
  for (const text of strings.keys()) {
    slice.push(`<si><t xml:space="preserve">${escapeMarkup(text)}</t></si>`);
    if (slice.length < TEXTS_AT_ONCE) continue;
    yield strToU8(slice.join(''));
    slice = [];
  }
  yield strToU8(`${slice.join('')}</sst>`);
}

const indexOf = (strings: Map<string, number>, text: string): number => {
  const cached = strings.get(text);
  if (cached !== undefined) return cached;
  strings.set(text, strings.size);
  return strings.size - 1;
};

const LETTERS = 26;

/** The letters of a column: `A` for 0, `AA` for 26. */
const columnName = (place: number): string =>
  (place < LETTERS ? '' : columnName(Math.floor(place / LETTERS) - 1)) +
  String.fromCharCode('A'.charCodeAt(0) + (place % LETTERS));

/**
 * A text as its cell has it. An import removes one apostrophe before the sign of a formula, since a list that was
 * exported as CSV has one; a text that begins so itself gets another.
 */
const plainText = (text: string): string => {
  const plain = text.replaceAll(NOT_IN_XML, '');
  return (plain.startsWith("'") ? escapedFormula(plain) : plain).slice(0, CELL_LENGTH);
};

/** Control characters that are invalid in a workbook. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
