import type { Answer } from '@fairdesk/core/awards';
import { sql } from 'kysely';
import { z } from 'zod';
import type { ENTRY_FACTS } from '../../shared/tables/entry-table.ts';
import { portableStem } from '../../shared/tables/portable-name.ts';
import type { Query } from '../database/open-database.ts';
import { awardQuestionnaires } from './award-questionnaires.ts';
import { entryAnswers, entryFiles, type StoredEntryFile } from './entry-answers.ts';

/** An exported entry: a row of the table and its files. */
export interface ExportedEntry {
  readonly facts: Readonly<Record<(typeof ENTRY_FACTS)[number], string>>;
  /** In the words that the company saw. */
  readonly answers: readonly Answer[];
  readonly files: readonly ExportedFile[];
}

interface ExportedFile {
  /** Within the export folder: `cw27-noria/noria-quiet-40/photos-1.png`. */
  readonly path: string;
  /** Its key in the file store. */
  readonly key: string;
}

/** Some of the entries of an award. */
export interface ExportedPart {
  readonly entries: readonly ExportedEntry[];
  /** Where the following part begins; absent at the end. */
  readonly next?: string;
}

/** How many entries a part has: few enough that other requests never wait long. */
const PART_SIZE = 100;

/** All entries of an award: the latest submission, or the answers so far for drafts. */
export const exportEntries = async (
  query: Query,
  event: string,
  award: string,
): Promise<readonly ExportedEntry[]> => {
  const entries: ExportedEntry[] = [];
  for (let after: string | undefined; ; ) {
    const part = await entryPart(query, event, award, after);
    entries.push(...part.entries);
    if (part.next === undefined) return entries;
    after = part.next;
  }
};

/** The next entries of an award, by company and product. @param after the cursor `next` of the part before */
export const entryPart = async (
  query: Query,
  event: string,
  award: string,
  after?: string,
): Promise<ExportedPart> => {
  const [company, product, last] = cursorOf(after);
  const rows = await awardQuestionnaires(query, event, award)
    .select([
      'questionnaires.id',
      'questionnaires.status',
      'products.name as product',
      'participations.organizationName as company',
      'participations.uid as participation',
      'questionnaireRevisions.revision',
      'questionnaireRevisions.submittedAt',
      'questionnaireRevisions.submittedBy',
      'questionnaireRevisions.content',
    ])
    .select(COMPANY_ORDER.as('sortKey'))
    .where(
      sql<boolean>`(${COMPANY_ORDER}, ${sql.ref('products.name')}, ${sql.ref('questionnaires.id')})
        > (${company}, ${product}, ${last})`,
    )
    .orderBy('sortKey')
    .orderBy('products.name')
    .orderBy('questionnaires.id')
    .limit(PART_SIZE)
    .execute();
  const answersOf = await entryAnswers(query, rows);
  const filesOf = await entryFiles(query, rows, answersOf);
  const end = rows.at(-1);
  return {
    entries: rows.map((row) => {
      const folder = `${portableStem(row.participation ?? row.company ?? '')}/${portableStem(row.product)}-${row.id.slice(-6)}`;
      return {
        facts: {
          award,
          company: row.company ?? '',
          participation: row.participation ?? '',
          product: row.product,
          status: row.status,
          revision: String(row.revision ?? ''),
          submittedAt: row.submittedAt ?? '',
          submittedBy: row.submittedBy ?? '',
        },
        answers: answersOf.get(row.id) ?? [],
        files: exportedFiles(filesOf.get(row.id) ?? [], folder),
      };
    }),
    ...(rows.length === PART_SIZE && end && { next: JSON.stringify([end.sortKey, end.product, end.id]) }),
  };
};

const COMPANY_ORDER = sql<string>`coalesce(${sql.ref('participations.organizationNameFolded')}, '')`;

const Cursor = z.tuple([z.string(), z.string(), z.string()]);

/** The sort key, the product and the id of the last entry before; an invalid cursor begins at the start. */
const cursorOf = (text = ''): z.infer<typeof Cursor> => {
  try {
    return Cursor.parse(JSON.parse(text));
  } catch {
    return ['', '', ''];
  }
};

const exportedFiles = (files: readonly StoredEntryFile[], folder: string): readonly ExportedFile[] =>
  files.flatMap(({ questionId, mediaUrl, title }, place) => {
    const key = /^\/files\/([0-9a-f-]{36})$/.exec(mediaUrl)?.[1];
    const ending = /\.[A-Za-z0-9]{1,5}$/.exec(title)?.[0] ?? '';
    return key === undefined
      ? []
      : [
          {
            path: `${folder}/${portableStem(questionId || 'file')}-${place + 1}${ending.toLowerCase()}`,
            key,
          },
        ];
  });
