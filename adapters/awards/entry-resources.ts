import {
  type Answer,
  type AnswerFile,
  type AwardEntry,
  type EntryFile,
  type StoredAnswer,
  SubmissionSchema,
} from '@fairdesk/core/awards';
import * as z from 'zod/mini';
import { readJson } from '../shared/http/read-json.ts';
import { type includedIn, type Resource, related } from '../shared/resources/json-api.ts';
import { toDocument, toImage } from '../shared/resources/media-resources.ts';

const text = z.catch(z.string(), '');

/** The status of a questionnaire; one with a status that we do not know is a draft. */
const EntryStatus = z.catch(z.enum(['DRAFT', 'SUBMITTED']), 'DRAFT');

const Entry = z.object({
  status: EntryStatus,
  revisionCount: z.catch(z.number(), 0),
  reopenedAt: text,
  reopenReason: text,
});

const AnswerAttributes = z.object({
  questionId: z.string(),
  answerId: text,
  answerText: text,
  stepId: z.string(),
  stepName: text,
  questionText: text,
  questionType: z.enum(['TEXT', 'SELECT', 'MULTISELECT', 'DOCUMENT']),
  sortIndex: z.number(),
});

const FileAttributes = z.object({
  questionId: text,
  isWithdrawn: z.catch(z.boolean(), false),
  mediaLength: z.catch(z.number(), 0),
});

const Content = z.object({ content: z.string() });

/** The fields to read of each resource. */
export const ENTRY_FIELDS = {
  questionnaires: 'status,revisionCount,reopenedAt,reopenReason,award,submission,answers,images,documents',
  'questionnaire-revisions': 'content',
  answers: 'questionId,answerId,answerText,stepId,stepName,questionText,questionType,sortIndex',
  documents: 'version,title,mediaUrl,mediaLength,held,sortIndex,questionId,isWithdrawn',
};

/** The relations of a questionnaire that an entry consists of. */
export const ENTRY_PARTS = ['answers', 'images', 'documents', 'submission'];

type Lookup = ReturnType<typeof includedIn>;

/** An entry with its answers and files. */
export const toEntry = (questionnaire: Resource, lookup: Lookup): AwardEntry => {
  const { status, revisionCount, reopenedAt, reopenReason } = Entry.parse(questionnaire.attributes);
  const all = (relation: string): readonly Resource[] =>
    related(questionnaire, relation).flatMap((identifier) => lookup(identifier) ?? []);
  const files = [...all('images').flatMap(toFile('image')), ...all('documents').flatMap(toFile('document'))];
  const submission = toSubmission(all('submission')[0]);
  return {
    id: questionnaire.id,
    status,
    answers: all('answers').flatMap((answer) => toAnswer(answer, files)),
    files,
    ...(submission && { submission }),
    revisions: revisionCount,
    ...(reopenedAt !== '' && { reopened: { reason: reopenReason, at: reopenedAt } }),
  };
};

const toSubmission = (revision: Resource | undefined) => {
  const read = Content.safeParse(revision?.attributes);
  if (!read.success) return undefined;
  return readJson(new TextEncoder().encode(read.data.content), SubmissionSchema, 'submission').unwrapOr(
    undefined,
  );
};

const toAnswer = ({ id, attributes }: Resource, files: readonly EntryFile[]): StoredAnswer[] => {
  const read = AnswerAttributes.safeParse(attributes);
  if (!read.success) return [];
  const { sortIndex: order, ...rest } = read.data;
  const own = files.filter(({ questionId }) => questionId === rest.questionId);
  const ofQuestion: readonly AnswerFile[] =
    rest.questionType === 'DOCUMENT' ? own.map(({ questionId: _, ...file }) => file) : [];
  return [{ ...rest, order, files: ofQuestion, profileServiceId: id }];
};

const toFile =
  (type: AnswerFile['type']) =>
  (resource: Resource): EntryFile[] => {
    const { questionId, isWithdrawn, mediaLength: size } = FileAttributes.parse(resource.attributes);
    if (isWithdrawn || questionId === '') return [];
    const shared = { psId: resource.id, questionId, type, size };
    if (type === 'image') {
      const { title: name, mediaUrl: url, thumbnailUrls } = toImage(resource);
      return [{ ...shared, name, url, imageDataUrl: thumbnailUrls['250x250'] ?? url }];
    }
    const { title: name, url, held } = toDocument(resource);
    return [{ ...shared, name, ...(held === undefined && { url }) }];
  };

/** The attributes of an answer when it is stored. */
export const answerAttributes = ({ order, files: _, ...answer }: Answer) => ({ ...answer, sortIndex: order });
