import { isLanguage } from '@fairdesk/core/shared';
import { isStoredPath } from '../../content/page-purposes.ts';
import type { DatasetLayout } from './dataset.ts';
import type { DatasetFault } from './dataset-fault.ts';
import type { DatasetFolder } from './dataset-folder.ts';
import { decodeText } from './decode-text.ts';
import { type Entry, reasonOf } from './read-table.ts';

interface LayoutsReading {
  readonly layouts: readonly Entry<DatasetLayout>[];
  readonly faults: readonly DatasetFault[];
}

const LAYOUT_FILE = /^layouts\/([^/]+)\/([^/]+)\/(.+)\.json$/;
const FILE = /\{file:([^{}"\\]+)\}/g;

/** Reads `layouts/<site>/<language>/<path>.json`. */
export const readLayouts = (folder: DatasetFolder): LayoutsReading => {
  const layouts: Entry<DatasetLayout>[] = [];
  const faults: DatasetFault[] = [];
  for (const [file, bytes] of folder) {
    const [, site = '', language = '', name = ''] = LAYOUT_FILE.exec(file) ?? [];
    if (site === '') continue;
    const fault: Entry<unknown>['fault'] = (_, reason) => ({
      file,
      line: 0,
      column: '',
      ...reasonOf(reason),
    });
    const path = `/${name}`.replace(/\/index$/, '') || '/';
    const layout = jsonIn(bytes);
    if (!isLanguage(language) || !isStoredPath(path)) faults.push(fault('', BAD_NAME));
    else if (layout === undefined) faults.push(fault('', NOT_JSON));
    else layouts.push({ value: { site, path, language, layout }, fault });
  }
  return { layouts, faults };
};

/** The files that a layout names: `["pictures/hall.png"]`. */
export const filesIn = (layout: string): readonly string[] =>
  [...layout.matchAll(FILE)].map(([, file = '']) => file);

/** Replaces the names of files with their addresses. */
export const withAddresses = (layout: string, addressOf: (file: string) => string): string =>
  layout.replaceAll(FILE, (_, file: string) => addressOf(file));

const BAD_NAME = 'A layout is at layouts/<site>/<language>/<path of the page>.json.';
const NOT_JSON = 'This is not valid JSON.';

const jsonIn = (bytes: Uint8Array): string | undefined => {
  try {
    return JSON.stringify(JSON.parse(decodeText(bytes).text));
  } catch {
    return undefined;
  }
};
