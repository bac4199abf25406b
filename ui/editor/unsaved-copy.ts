import { type PageDocument, PageDocumentSchema } from '@fairdesk/core/editor';

/** What an editor has changed of a page and not saved yet. */
interface UnsavedCopy {
  readonly document: PageDocument;
  /** What was saved last, and its revision: with them others' changes since are brought in. */
  readonly base: PageDocument;
  readonly revision: number;
}

/** Stores the changes of one page in the browser, where they survive an outage that ends with a closed tab. */
export interface CopyStorage {
  readonly read: () => UnsavedCopy | undefined;
  /** `undefined` deletes the copy. A browser may deny access: then there is no copy. */
  readonly write: (copy: UnsavedCopy | undefined) => void;
}

/** @param key of the page: `101 /visit en` */
export const createCopyStorage = (key: string): CopyStorage => {
  const place = `page-draft/${key}`;
  return {
    read: () => {
      try {
        return copyIn(JSON.parse(localStorage.getItem(place) ?? ''));
      } catch {
        return undefined;
      }
    },
    write: (copy) => {
      try {
        if (copy === undefined) localStorage.removeItem(place);
        else localStorage.setItem(place, JSON.stringify(copy));
      } catch {
        // The page is saved by itself all the same.
      }
    },
  };
};

const copyIn = (value: unknown): UnsavedCopy | undefined => {
  const { document, base, revision } = value as Readonly<Record<string, unknown>>;
  const [read, before] = [PageDocumentSchema.safeParse(document), PageDocumentSchema.safeParse(base)];
  if (!read.success || !before.success || typeof revision !== 'number') return undefined;
  return { document: read.data, base: before.data, revision };
};
