import type { Result } from 'neverthrow';
import { isStoredPath } from '../../content/page-purposes.ts';
import type { DatasetPage, Parts } from './dataset.ts';
import type { DatasetFault } from './dataset-fault.ts';
import type { DatasetFolder } from './dataset-folder.ts';
import { AuthoredPage, AuthoredPart, type AuthoredRendering } from './page-schema.ts';
import { type JsonFile, parseJson, readItem } from './read-json.ts';
import type { Entry, Reading } from './read-table.ts';

export interface PagesReading {
  readonly pages: readonly Entry<DatasetPage>[];
  readonly parts: Parts;
  readonly faults: readonly DatasetFault[];
}

const PAGE_FILE = /^pages\/([^/]+)\/(.+)\.json$/;
const PART_FILE = /^pages\/(?:([^/]+)\/)?_parts\/([^/]+)\.json$/;
/** Reads `pages/`: one file per page, and shared parts. */
export const readPages = (folder: DatasetFolder): PagesReading => {
  const parts: [string, readonly AuthoredRendering[]][] = [];
  const pages: Entry<DatasetPage>[] = [];
  const faults: DatasetFault[] = [];
  for (const [file, bytes] of folder) {
    const part = PART_FILE.exec(file);
    const page = part === null ? PAGE_FILE.exec(file) : null;
    if (part !== null) {
      const read = wholeFile(parseJson(file, bytes), AuthoredPart);
      faults.push(...read.faults);
      parts.push([[part[1], part[2]].filter(Boolean).join('/'), read.entries[0]?.value ?? []]);
    } else if (page !== null) {
      const [, site = '', name = ''] = page;
      const path = `/${name}`.replace(/\/index$/, '') || '/';
      const read = wholeFile(parseJson(file, bytes), AuthoredPage);
      faults.push(
        ...read.faults,
        ...(isStoredPath(path) ? [] : [{ file, line: 0, column: '', reason: BAD_PATH }]),
      );
      pages.push(...read.entries.map(({ value, fault }) => ({ value: { site, path, page: value }, fault })));
    }
  }
  return { pages, parts: new Map(parts), faults };
};

const BAD_PATH =
  'The names of folders and files of pages are made of small letters, digits and dashes, or are ",-w-,".';

const wholeFile = <S extends typeof AuthoredPage | typeof AuthoredPart>(
  file: Result<JsonFile, DatasetFault>,
  schema: S,
): Reading<ReturnType<S['parse']>> =>
  file.match(
    (json) => readItem(json, [], json.value, schema) as Reading<ReturnType<S['parse']>>,
    (fault) => ({ entries: [], broken: [], faults: [fault], warnings: [] }),
  );
