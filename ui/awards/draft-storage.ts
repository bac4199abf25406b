import type { Entry } from '@fairdesk/core/awards';
import type { EntryDraft } from './entry-draft.ts';

/**
 * Stores the draft of one questionnaire in the browser, where it survives a closed tab, a failed save and an
 * expired session.
 */
export interface DraftStorage {
  read(): EntryDraft | undefined;
  /** @returns whether it was stored; a browser may deny access. `undefined` deletes the draft. */
  write(draft: EntryDraft | undefined): boolean;
}

/** @param key of the questionnaire: `p-1/innovation/42` */
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

/** Reads the parts of a stored value that are valid. */
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
