import {
  type AwardForm,
  type Entries,
  type Entry,
  entriesOf,
  entryKindOf,
  type FormStep,
  isSameEntry,
  type Questionnaire,
  withChildren,
} from '@fairdesk/core/awards';

/** What was entered and not saved on the server yet; files are never part of it. */
export interface EntryDraft {
  /** Entries that differ from the stored answers, by question. */
  readonly entries: readonly (readonly [question: string, entry: Entry])[];
  /** By step: the ids of the stored answers it was written over. */
  readonly bases: Readonly<Record<string, string>>;
}

type Stored = Pick<Questionnaire, 'answers' | 'files'>;

/** The stored answers as entries, with every uploaded file at its question. */
export const storedEntries = ({ answers, files }: Stored): Entries => {
  const entries = new Map(entriesOf(answers));
  for (const [question, own] of Map.groupBy(files, ({ questionId }) => questionId))
    entries.set(question, { kind: 'files', files: own });
  return entries;
};

/** What the server does not have of the entries; `undefined` when it has all of them. */
export const draftOf = (
  { steps }: Pick<AwardForm, 'steps'>,
  questionnaire: Stored,
  entries: Entries,
): EntryDraft | undefined => {
  const stored = entriesOf(questionnaire.answers);
  const changed = steps.map((step) => ({
    step,
    entries: typedQuestions(step).flatMap((name): (readonly [string, Entry])[] => {
      const entry = entries.get(name);
      return entry === undefined || isSameEntry(entry, stored.get(name)) ? [] : [[name, entry]];
    }),
  }));
  const all = changed.flatMap((each) => each.entries);
  if (all.length === 0) return undefined;
  const bases = changed.flatMap((each) =>
    each.entries.length > 0 ? [[each.step.name, baseOf(questionnaire, each.step)] as const] : [],
  );
  return { entries: all, bases: Object.fromEntries(bases) };
};

/**
 * The entries of a draft that can be put back as they are, and those of steps that a colleague saved meanwhile.
 *
 * Entries for questions the form no longer has are dropped.
 */
export const restoredDraft = (
  { steps }: Pick<AwardForm, 'steps'>,
  questionnaire: Stored,
  draft: EntryDraft,
): { readonly entries: Entries; readonly stale: Entries } => {
  const drafted = new Map(draft.entries);
  const stored = entriesOf(questionnaire.answers);
  const entries = new Map<string, Entry>();
  const stale = new Map<string, Entry>();
  for (const step of steps) {
    const isFresh = draft.bases[step.name] === baseOf(questionnaire, step);
    for (const name of typedQuestions(step)) {
      const entry = drafted.get(name);
      if (entry && !isSameEntry(entry, stored.get(name))) (isFresh ? entries : stale).set(name, entry);
    }
  }
  return { entries, stale };
};

/** The ids of the stored answers of a step. */
const baseOf = ({ answers }: Stored, { name }: FormStep): string =>
  answers.flatMap(({ stepId, profileServiceId }) => (stepId === name ? [profileServiceId] : [])).join();

/** Of files the server keeps the only copy. */
const typedQuestions = ({ questions }: FormStep): readonly string[] =>
  withChildren(questions).flatMap((question) => {
    const kind = entryKindOf(question);
    return kind === undefined || kind === 'files' ? [] : [question.name];
  });

/** Stores the draft of one questionnaire in the browser: it survives a closed tab, a failed save and an expired session. */
export interface DraftStorage {
  read(): EntryDraft | undefined;
  /** @returns whether it was stored; a browser may refuse. `undefined` deletes it. */
  write(draft: EntryDraft | undefined): boolean;
}

/** @param key names the questionnaire: `p-1/innovation/42` */
export const createDraftStorage = (key: string): DraftStorage => {
  const place = `award-draft/${key}`;
  return {
    read: () => {
      try {
        return draftIn(JSON.parse(localStorage.getItem(place) ?? ''));
      } catch {
        return undefined;
      }
    },
    write: (draft) => {
      try {
        if (draft === undefined) localStorage.removeItem(place);
        else localStorage.setItem(place, JSON.stringify(draft));
        return true;
      } catch {
        return false;
      }
    },
  };
};

/** As far as it still is what a draft holds. */
const draftIn = (value: unknown): EntryDraft | undefined => {
  if (!isRecord(value) || !Array.isArray(value.entries)) return undefined;
  const entries = value.entries.flatMap((pair): (readonly [string, Entry])[] => {
    if (!Array.isArray(pair)) return [];
    const [question, entry] = pair;
    const read = entryIn(entry);
    return typeof question === 'string' && read ? [[question, read]] : [];
  });
  const bases = isRecord(value.bases) ? value.bases : {};
  const texts = Object.entries(bases).flatMap(([step, ids]) =>
    typeof ids === 'string' ? [[step, ids]] : [],
  );
  return { entries, bases: Object.fromEntries(texts) };
};

const entryIn = (value: unknown): Entry | undefined => {
  if (!isRecord(value)) return undefined;
  const { kind, text, names } = value;
  if (kind === 'text' && typeof text === 'string') return { kind, text };
  const isChoice =
    kind === 'choice' && Array.isArray(names) && names.every((name) => typeof name === 'string');
  return isChoice ? { kind: 'choice', names } : undefined;
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
