import { type Answer, SubmissionSchema } from '@fairdesk/core/awards';
import type { Query } from '../database/open-database.ts';

/** An entry whose answers are read. */
export interface AnsweringEntry {
  readonly id: string;
  /** JSON of the submission that counts; null for a draft. */
  readonly content: string | null;
}

/** The answers of these entries by id: of the submission that counts, or those so far. */
export const entryAnswers = async (
  query: Query,
  entries: readonly AnsweringEntry[],
): Promise<ReadonlyMap<string, readonly Answer[]>> => {
  const drafts = await draftAnswers(
    query,
    entries.flatMap(({ id, content }) => (content === null ? [id] : [])),
  );
  return new Map(
    entries.map(({ id, content }) => [
      id,
      content === null ? (drafts.get(id) ?? []) : SubmissionSchema.parse(JSON.parse(content)).answers,
    ]),
  );
};

const draftAnswers = async (
  query: Query,
  entries: readonly string[],
): Promise<ReadonlyMap<string, readonly Answer[]>> => {
  if (entries.length === 0) return new Map();
  const rows = await query
    .selectFrom('answers')
    .selectAll()
    .where('questionnaireId', 'in', entries)
    .orderBy('sortIndex')
    .orderBy('id')
    .execute();
  const answers = rows.map((row) => ({
    entry: row.questionnaireId,
    answer: {
      questionId: row.questionId,
      answerId: row.answerId ?? '',
      answerText: row.answerText ?? '',
      stepId: row.stepId,
      stepName: row.stepName ?? '',
      questionText: row.questionText ?? '',
      questionType: row.questionType === 'DOCUMENT' ? 'DOCUMENT' : 'TEXT',
      order: row.sortIndex,
      files: [],
    } satisfies Answer,
  }));
  return new Map(
    [...Map.groupBy(answers, ({ entry }) => entry)].map(([id, own]) => [id, own.map(({ answer }) => answer)]),
  );
};

/** A stored file of an entry. */
export interface StoredEntryFile {
  readonly id: string;
  readonly type: 'image' | 'document';
  readonly questionId: string;
  readonly title: string;
  readonly mediaUrl: string;
  /** JSON: addresses by size; null for none. */
  readonly thumbnailUrls: string | null;
  /** Why it is not served; null when it is. */
  readonly held: string | null;
}

/** The files of these entries by id: those that a submission names; of a draft, every one. */
export const entryFiles = async (
  query: Query,
  sources: readonly AnsweringEntry[],
  answersOf: ReadonlyMap<string, readonly Answer[]>,
): Promise<ReadonlyMap<string, readonly StoredEntryFile[]>> => {
  if (sources.length === 0) return new Map();
  const entries = sources.map(({ id }) => id);
  const columns = ['id', 'questionId', 'mediaUrl', 'title', 'isWithdrawn', 'questionnaireId'] as const;
  const images = await query
    .selectFrom('images')
    .select([...columns, 'thumbnailUrls'])
    .where('questionnaireId', 'in', entries)
    .where('questionId', 'is not', null)
    .orderBy('sortIndex')
    .execute();
  const documents = await query
    .selectFrom('documents')
    .select([...columns, 'held'])
    .where('questionnaireId', 'in', entries)
    .where('questionId', 'is not', null)
    .orderBy('sortIndex')
    .execute();
  const rows = [
    ...images.map((row) => ({ ...row, type: 'image' as const, held: null })),
    ...documents.map((row) => ({ ...row, type: 'document' as const, thumbnailUrls: null })),
  ];
  const filesOf = Map.groupBy(rows, ({ questionnaireId }) => questionnaireId ?? '');
  return new Map(
    sources.map(({ id: entry, content }) => {
      const named = new Set(
        (answersOf.get(entry) ?? []).flatMap(({ files }) => files.flatMap(({ psId }) => psId ?? [])),
      );
      const own = (filesOf.get(entry) ?? []).filter(({ id, isWithdrawn }) =>
        content === null ? isWithdrawn === 0 : named.has(id),
      );
      return [entry, own.map(toFile)];
    }),
  );
};

interface FileRow extends Pick<StoredEntryFile, 'id' | 'type' | 'thumbnailUrls' | 'held'> {
  readonly questionId: string | null;
  readonly title: string | null;
  readonly mediaUrl: string | null;
}

const toFile = ({
  id,
  type,
  questionId,
  title,
  mediaUrl,
  thumbnailUrls,
  held,
}: FileRow): StoredEntryFile => ({
  ...{ id, type, thumbnailUrls, held },
  questionId: questionId ?? '',
  title: title ?? '',
  mediaUrl: mediaUrl ?? '',
});
