import { IMPORT_FILE_MAX, type ListReader, type ReadList } from '@fairdesk/core/organiser';
import { type Failure, type FieldCode, rejectedFields } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import { encodingOf } from '../shared/tables/encoding-of.ts';

/** Reads lists in the browser: the server gets texts only, and a malicious workbook cannot reach it. */
export const listReader: ListReader = {
  read: (_name, bytes, { encoding, sheet } = {}) => {
    if (bytes.length > IMPORT_FILE_MAX) return errAsync(rejected('import-too-large'));
    if (isZip(bytes)) return readRows(bytes, sheet);
    if (isOldWorkbook(bytes)) return errAsync(rejected('import-old-workbook'));
    const chosen = encoding ?? encodingOf(bytes);
    const text = new TextDecoder(chosen).decode(bytes);
    if (NO_TABLE.test(text)) return errAsync(rejected('import-not-a-workbook'));
    return okAsync({ source: { kind: 'text', text }, encoding: chosen });
  },
};

const readRows = (bytes: Uint8Array, sheet?: number): ResultAsync<ReadList, Failure> =>
  ResultAsync.fromPromise(
    import('../shared/tables/read-workbook.ts').then(({ readWorkbook }) => readWorkbook(bytes, sheet)),
    () => rejected('import-not-a-workbook'),
  ).andThen((read) =>
    'fault' in read
      ? errAsync(rejected(`import-${read.fault}`))
      : okAsync<ReadList>({
          source: { kind: 'rows', rows: read.rows },
          sheet: read.sheet,
          sheets: read.sheets,
        }),
  );

const rejected = (code: FieldCode): Failure => rejectedFields([{ path: 'source', code }]);

/** A workbook is a zip archive. */
const isZip = ([first, second]: Uint8Array): boolean => first === 0x50 && second === 0x4b;

/** The beginning of web pages and XML, which some programs name `.xls`, and of PDF. */
const NO_TABLE = /^\s*(?:<|%PDF-)/;

/** The container of Excel before 2007, and of workbooks with a password. */
const isOldWorkbook = ([first, second]: Uint8Array): boolean => first === 0xd0 && second === 0xcf;
