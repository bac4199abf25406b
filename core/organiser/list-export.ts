import type { ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';

/** The lists of a whole fair that can be exported, each with its columns in order. */
export const EXPORTED_LISTS = {
  mail: ['recipient', 'company', 'subject', 'state', 'created', 'sent', 'attempts', 'answer'],
  news: ['company', 'header', 'introduction', 'author', 'authorEmail', 'url', 'validFrom', 'validTo'],
  products: [
    ...([
      'company',
      'name',
      'shortDescription',
      'url',
      'introductionDate',
      'isNovelty',
      'publicFrom',
    ] as const),
    'publicUntil',
  ],
} as const;
/** One of {@link EXPORTED_LISTS}. */
export type ExportedList = keyof typeof EXPORTED_LISTS;

/** Whether a text names one of {@link EXPORTED_LISTS}. */
export const isExportedList = (text: string): text is ExportedList => Object.hasOwn(EXPORTED_LISTS, text);

/** The next rows of an exported list. */
export interface ListPart {
  /** Cells in the order of the columns. Times are ISO, flags 0 or 1, what is absent an empty text. */
  readonly rows: readonly (readonly (string | number)[])[];
  /** Where the following part begins; absent at the end. */
  readonly next?: string | undefined;
}

/** Reads the lists of an event for an export. */
export interface ListExports {
  /** The first rows, or those after the cursor `next` of the part before. */
  part(list: ExportedList, after?: string): ResultAsync<ListPart, Failure>;
}
