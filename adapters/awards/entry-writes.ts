import { randomUUID } from 'node:crypto';
import type { EntryChange, EntryPlace, FileRemoval, Submission } from '@fairdesk/core/awards';
import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';
import type { Writes } from '../shared/resources/company-writer.ts';
import { idFromKey, isThere } from '../shared/resources/id-from-key.ts';
import { type Operation, toAdd, toAddFile, toChange, toRemove } from '../shared/resources/operations.ts';
import { answerAttributes } from './entry-resources.ts';
import type { Desk } from './read-desk.ts';

/** The sender of the request, and its idempotency key. */
export interface Sender {
  readonly email: string;
  readonly key?: string | undefined;
}

type NewFile = Extract<EntryChange, { readonly kind: 'new-file' }>;

/** The writes of a change to an entry, including its product's status. */
export const writesOf = (
  desk: Desk,
  place: EntryPlace,
  change: EntryChange,
  sender: Sender,
): Result<Writes, Failure> => {
  const { entry } = desk.state;
  const id = entry?.id ?? randomUUID();
  const created = entry === undefined ? [newEntry(desk, place, id)] : [];
  switch (change.kind) {
    case 'nothing':
      return ok({ operations: [] });
    case 'answers':
      return ok({
        operations: [
          ...created,
          ...change.add.map((answer) =>
            toAdd('answers', randomUUID(), answerAttributes(answer), ofEntry(id)),
          ),
          ...change.remove.map((answer) => toRemove('answers', answer)),
          ...statusOf(desk, place, entry?.status === 'SUBMITTED' ? 'submitted' : 'draft'),
        ],
      });
    case 'submission':
      return ok({
        operations: [
          ...created,
          ...submitted(desk, id, change.submission, sender.email),
          ...statusOf(desk, place, 'submitted'),
        ],
      });
    case 'new-file':
      return addedFile(desk, id, change, sender.key).map(({ operations, file }) =>
        file === undefined
          ? { operations }
          : {
              operations: [
                ...created,
                ...operations,
                ...change.replaces.map(removed),
                ...statusOf(desk, place, entry?.status === 'SUBMITTED' ? 'submitted' : 'draft'),
              ],
              file,
            },
      );
    case 'less-file':
      return ok({
        operations: [removed(change.removal), ...change.answers.map((answer) => toRemove('answers', answer))],
      });
    case 'withdrawal':
      return ok({ operations: [toRemove('questionnaires', id), ...statusOf(desk, place, 'new')] });
  }
};

const newEntry = ({ award }: Desk, { participation, product }: EntryPlace, id: string): Operation =>
  toAdd(
    'questionnaires',
    id,
    { status: 'DRAFT' },
    {
      award: { type: 'awards', id: award },
      product: { type: 'products', id: product },
      participation: { type: 'participations', id: participation },
    },
  );

const ofEntry = (id: string) => ({ questionnaire: { type: 'questionnaires', id } });

const submitted = (
  { cover }: Desk,
  id: string,
  submission: Submission,
  submittedBy: string,
): readonly Operation[] => {
  const revision = randomUUID();
  const { submittedAt } = submission;
  return [
    toAdd(
      'questionnaire-revisions',
      revision,
      { revision: submission.revision, submittedAt, submittedBy, content: JSON.stringify(submission) },
      ofEntry(id),
    ),
    // Stores a copy of the picture, so that the submission keeps it even if the product changes.
    ...(cover ? [toAdd('images', randomUUID(), { ...cover, isWithdrawn: true }, ofEntry(id))] : []),
    toChange(
      'questionnaires',
      id,
      { status: 'SUBMITTED', revisionCount: submission.revision, reopenedAt: null, reopenReason: null },
      { submission: { type: 'questionnaire-revisions', id: revision } },
    ),
  ];
};

const addedFile = (
  { state }: Desk,
  entry: string,
  { file: { question, type, file }, isUnread }: NewFile,
  key: string | undefined,
): Result<Writes, Failure> => {
  const id = idFromKey(key, 'answer-file', { question, type, file });
  const storedFiles = (state.entry?.files ?? []).map(({ psId }) => ({ id: psId }));
  return isThere(storedFiles, id).andThen((isKnown): Result<Writes, Failure> => {
    if (isKnown) return ok({ operations: [] });
    if (isUnread) return err({ kind: 'conflict', what: `file of question ${question}` });
    const attributes = { title: file.name, questionId: question, sortIndex: storedFiles.length + 1 };
    return ok({ operations: [toAddFile(`${type}s`, id, attributes, ofEntry(entry))], file });
  });
};

/** A file that a submission references is kept for the jury. */
const removed = ({ id, type, isSubmitted }: FileRemoval): Operation =>
  isSubmitted ? toChange(`${type}s`, id, { isWithdrawn: true }) : toRemove(`${type}s`, id);

const RANK = ['new', 'draft', 'submitted'];

/** The product has the status of its furthest entry. */
const statusOf = (
  { state: { candidate, award }, registrationStatus }: Desk,
  { product }: EntryPlace,
  status: string,
): readonly Operation[] => {
  const others = Object.entries(candidate.statuses).flatMap(([id, other]) =>
    id === award.id ? [] : [other],
  );
  const furthest = RANK.findLast((each) => [status, ...others].some((one) => one === each)) ?? status;
  return furthest === registrationStatus
    ? []
    : [toChange('products', product, { registrationStatus: furthest })];
};
