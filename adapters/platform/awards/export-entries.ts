import { type Answer, SubmissionSchema } from '@fairdesk/core/awards';
import type { Query } from '../database/open-database.ts';
import { awardQuestionnaires } from './award-questionnaires.ts';

/** An exported entry: a row of the table and its files. */
export interface ExportedEntry {
  readonly facts: Readonly<Record<(typeof FACTS)[number], string>>;
  /** By question, as displayed to the exhibitor. */
  readonly answers: ReadonlyMap<string, string>;
  readonly files: readonly ExportedFile[];
}

interface ExportedFile {
  /** Within the export folder: `cw27-noria/noria-quiet-40/photos-1.png`. */
  readonly path: string;
  /** Its key in the file store. */
  readonly key: string;
}

/** The columns every entry has. */
export const FACTS = [
  'award',
  'company',
  'participation',
  'product',
  'status',
  'revision',
  'submittedAt',
  'submittedBy',
] as const;

/** All entries of an award: the latest submission, or the answers so far for drafts. */
export const exportEntries = async (
  query: Query,
  event: string,
  award: string,
): Promise<readonly ExportedEntry[]> => {
  const rows = await awardQuestionnaires(query, event, award)
    .leftJoin('questionnaireRevisions', 'questionnaireRevisions.id', 'questionnaires.submissionId')
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
    .orderBy('participations.organizationName')
    .orderBy('products.name')
    .execute();
  return Promise.all(
    rows.map(async (row) => {
      const answers = answersIn(row.content) ?? (await draftAnswers(query, row.id));
      const folder = `${safe(row.participation ?? row.company ?? '')}/${safe(row.product)}-${row.id.slice(-6)}`;
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
        answers: textsOf(answers),
        files: await filesOf(query, row.id, answers, folder),
      };
    }),
  );
};

const answersIn = (content: string | null): readonly Answer[] | undefined =>
  content === null ? undefined : SubmissionSchema.parse(JSON.parse(content)).answers;

const draftAnswers = async (query: Query, questionnaire: string): Promise<readonly Answer[]> => {
  const rows = await query
    .selectFrom('answers')
    .selectAll()
    .where('questionnaireId', '=', questionnaire)
    .orderBy('sortIndex')
    .execute();
  return rows.map((row) => ({
    questionId: row.questionId,
    answerId: row.answerId ?? '',
    answerText: row.answerText ?? '',
    stepId: row.stepId,
    stepName: row.stepName ?? '',
    questionText: row.questionText ?? '',
    questionType: row.questionType === 'DOCUMENT' ? 'DOCUMENT' : 'TEXT',
    order: row.sortIndex,
    files: [],
  }));
};

/** Several options of one question share a cell. */
const textsOf = (answers: readonly Answer[]): ReadonlyMap<string, string> => {
  const texts = new Map<string, string>();
  for (const { questionText, questionId, answerText, files } of answers) {
    const title = questionText || questionId;
    const own = files.length > 0 ? files.map(({ name }) => name).join(' | ') : answerText;
    texts.set(title, [texts.get(title), own].filter(Boolean).join(' | '));
  }
  return texts;
};

/** The files that the answers reference; for a draft, every uploaded file. */
const filesOf = async (
  query: Query,
  questionnaire: string,
  answers: readonly Answer[],
  folder: string,
): Promise<readonly ExportedFile[]> => {
  const named = new Set(answers.flatMap(({ files }) => files.flatMap(({ psId }) => psId ?? [])));
  const tables = ['images', 'documents'] as const;
  const rows = await Promise.all(
    tables.map((table) =>
      query
        .selectFrom(table)
        .select(['id', 'questionId', 'mediaUrl', 'title', 'isWithdrawn'])
        .where('questionnaireId', '=', questionnaire)
        .where('questionId', 'is not', null)
        .orderBy('sortIndex')
        .execute(),
    ),
  );
  return rows
    .flat()
    .filter(({ id, isWithdrawn }) => named.has(id) || (named.size === 0 && isWithdrawn === 0))
    .flatMap(({ questionId, mediaUrl, title }, place) => {
      const key = /^\/files\/([0-9a-f-]{36})$/.exec(mediaUrl ?? '')?.[1];
      const ending = /\.[A-Za-z0-9]{1,5}$/.exec(title ?? '')?.[0] ?? '';
      return key === undefined
        ? []
        : [{ path: `${folder}/${safe(questionId ?? 'file')}-${place + 1}${ending.toLowerCase()}`, key }];
    });
};

/** A file name that is valid on every platform. */
const safe = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[^\w.-]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'entry';
