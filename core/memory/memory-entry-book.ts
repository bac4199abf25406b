import { err, errAsync, ok, type Result, type ResultAsync } from 'neverthrow';
import {
  type AnswerFile,
  type Award,
  type AwardCandidate,
  type AwardEntry,
  type EntryBook,
  type EntryChange,
  type EntryFile,
  type EntryPlace,
  type EntryState,
  type FileRemoval,
  isEntryChanged,
  type StoredAnswer,
} from '../awards/index.ts';
import type { Failure } from '../shared/index.ts';
import { settled } from './memory-rows.ts';

/** A company with its products. */
export interface MemoryCompany {
  readonly companyName: string;
  readonly products: readonly Omit<AwardCandidate, 'statuses' | 'changed'>[];
}

/** Stores award entries in memory; the contents of their files are dropped. */
export const memoryEntryBook = (
  awards: readonly Award[],
  companies: Readonly<Record<string, MemoryCompany>>,
): EntryBook => {
  const entries = new Map<string, AwardEntry>();
  let count = 0;
  const nextId = (kind: string): string => {
    count += 1;
    return `${kind}-${count}`;
  };
  const keyOf = ({ participation, product, award }: EntryPlace): string =>
    JSON.stringify([participation, product, award]);
  const candidates = (participation: EntryPlace['participation']): readonly AwardCandidate[] =>
    (companies[participation]?.products ?? []).map((product) => {
      const own = awards.flatMap(({ id }) => {
        const entry = entries.get(keyOf({ participation, product: product.id, award: id }));
        return entry ? [[id, withFiles(entry)] as const] : [];
      });
      const entered = enteredProduct(product);
      return {
        ...product,
        statuses: Object.fromEntries(
          own.map(([id, { status }]) => [id, status === 'DRAFT' ? 'draft' : 'submitted'] as const),
        ),
        changed: own.flatMap(([id, entry]) => (isEntryChanged({ ...entry, product: entered }) ? [id] : [])),
      };
    });
  const find = (place: EntryPlace): EntryState | undefined => {
    const award = awards.find(({ id }) => id === place.award);
    const candidate = candidates(place.participation).find(({ id }) => id === place.product);
    if (award === undefined || candidate === undefined) return undefined;
    const entry = entries.get(keyOf(place));
    return {
      award,
      candidate,
      companyName: companies[place.participation]?.companyName ?? '',
      product: enteredProduct(candidate),
      ...(entry && { entry: withFiles(entry) }),
    };
  };
  const missing = <T>(place: EntryPlace): ResultAsync<T, Failure> =>
    errAsync({ kind: 'not-found', what: `entry of product ${place.product}` });
  const open = (place: EntryPlace): ResultAsync<EntryState, Failure> => {
    const state = find(place);
    return state === undefined ? missing(place) : settled<EntryState>(ok(state));
  };
  return {
    awards: (participation) =>
      companies[participation] === undefined
        ? errAsync({ kind: 'not-found', what: `participation ${participation}` })
        : settled(ok({ awards, products: candidates(participation) })),
    open,
    change: (place, decide) => {
      const state = find(place);
      if (state === undefined) return missing(place);
      // Applied synchronously, so that two changes never overlap.
      const applied = decide(state).andThen((change): Result<EntryChange['kind'], Failure> => {
        if (change.kind === 'new-file' && change.isUnread)
          return err({ kind: 'conflict', what: `file of question ${change.file.question}` });
        const before = entries.get(keyOf(place)) ?? emptyEntry(nextId('entry'));
        const after = change.kind === 'nothing' ? entries.get(keyOf(place)) : changed(before, change, nextId);
        if (after) entries.set(keyOf(place), after);
        else entries.delete(keyOf(place));
        return ok(change.kind);
      });
      return settled(applied).andThen(() => open(place));
    },
  };
};

const enteredProduct = ({ id, title, image, content }: MemoryCompany['products'][number]) => ({
  ...{ id, name: title, image: { url: image }, introductionDate: '' },
  ...{ shortDescription: content, longDescription: '' },
});

const emptyEntry = (id: string): AwardEntry => ({
  id,
  status: 'DRAFT',
  answers: [],
  files: [],
  revisions: 0,
});

/** Fills in the files uploaded for the question of a file answer. */
const withFiles = (entry: AwardEntry): AwardEntry => ({
  ...entry,
  answers: entry.answers.map((answer) =>
    answer.questionType === 'DOCUMENT'
      ? { ...answer, files: filesOf(entry.files, answer.questionId) }
      : answer,
  ),
});

const filesOf = (files: readonly EntryFile[], question: string): readonly AnswerFile[] =>
  files.filter(({ questionId }) => questionId === question).map(({ questionId: _, ...file }) => file);

/** `undefined` when the entry is deleted. */
const changed = (
  entry: AwardEntry,
  change: Exclude<EntryChange, { readonly kind: 'nothing' }>,
  nextId: (kind: string) => string,
): AwardEntry | undefined => {
  const left = (answers: readonly string[]): readonly StoredAnswer[] =>
    entry.answers.filter(({ profileServiceId }) => !answers.includes(profileServiceId));
  const without = (removals: readonly FileRemoval[]): readonly EntryFile[] =>
    entry.files.filter(({ psId }) => removals.every(({ id }) => id !== psId));
  switch (change.kind) {
    case 'answers': {
      const added = change.add.map((answer) => ({ ...answer, profileServiceId: nextId('answer') }));
      return { ...entry, answers: [...left(change.remove), ...added] };
    }
    case 'submission': {
      const { reopened: _, ...rest } = entry;
      const { submission } = change;
      return { ...rest, status: 'SUBMITTED', submission, revisions: submission.revision };
    }
    case 'new-file': {
      const { question, type, file } = change.file;
      const { name, bytes } = file;
      const added = { psId: nextId('file'), questionId: question, type, name, size: bytes.byteLength };
      return { ...entry, files: [...without(change.replaces), added] };
    }
    case 'less-file':
      return { ...entry, files: without([change.removal]), answers: left(change.answers) };
    case 'withdrawal':
      return undefined;
  }
};
