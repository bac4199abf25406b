import type { Answer, AnswerFile } from '@fairdesk/core/awards';
import type { OpenEntry } from '@fairdesk/core/organiser';
import { z } from 'zod';
import { entryAnswers, entryFiles, type StoredEntryFile } from '../../awards/entry-answers.ts';
import type { Query } from '../../database/open-database.ts';
import { entryRow } from './entry-rows.ts';

/** An entry with its answers and files; 404 for none. */
export const openEntry = async (
  query: Query,
  event: string,
  award: string,
  id: string,
): Promise<OpenEntry> => {
  const { row, entry } = await entryRow(query, event, award, id);
  const answersOf = await entryAnswers(query, [row]);
  const filesOf = await entryFiles(query, [row], answersOf);
  const { reopenReason: reason, reopenedAt: at } = row;
  return {
    entry,
    answers: withFiles(answersOf.get(id) ?? [], filesOf.get(id) ?? []),
    ...(entry.state === 'draft' && reason !== null && at !== null && { reopened: { reason, at } }),
  };
};

/** The answers with their files as stored now; a file of a question without an answer is one of its own. */
const withFiles = (answers: readonly Answer[], files: readonly StoredEntryFile[]): readonly Answer[] => {
  const filesOf = Map.groupBy(files, ({ questionId }) => questionId);
  const questionIds = new Set<string>();
  const answered = answers.map((answer): Answer => {
    const { questionId } = answer;
    const own = questionIds.has(questionId) ? [] : (filesOf.get(questionId) ?? []);
    questionIds.add(questionId);
    return own.length === 0 ? answer : { ...answer, files: own.map(toAnswerFile) };
  });
  const others = [...filesOf].filter(([questionId]) => !questionIds.has(questionId));
  return [...answered, ...others.map(([questionId, own]) => fileAnswer(questionId, own))];
};

const fileAnswer = (questionId: string, files: readonly StoredEntryFile[]): Answer => ({
  ...{ questionId, answerId: '', answerText: '', stepId: '', stepName: '' },
  ...{ questionText: questionId, questionType: 'DOCUMENT', order: 0 },
  files: files.map(toAnswerFile),
});

const toAnswerFile = ({ id, type, title, mediaUrl, thumbnailUrls, held }: StoredEntryFile): AnswerFile => ({
  ...{ psId: id, type, name: title },
  ...(held === null && mediaUrl !== '' && { url: mediaUrl }),
  ...(type === 'image' && mediaUrl !== '' && { imageDataUrl: smallest(thumbnailUrls) ?? mediaUrl }),
});

const Thumbnails = z.object({ '250x250': z.string() });

const smallest = (thumbnailUrls: string | null): string | undefined =>
  thumbnailUrls === null ? undefined : Thumbnails.safeParse(JSON.parse(thumbnailUrls)).data?.['250x250'];
