import { type CopyStorage, PageDocumentSchema, type UnsavedCopy } from '@fairdesk/core/editor';
import type { DocumentWire } from './document-wire.ts';

/**
 * Unsaved copies in `localStorage`, with documents as on the wire: a tab of another release may have stored them.
 *
 * @param key of the page: `101 /visit en`
 */
export const createCopyStorage =
  ({ read, write }: DocumentWire) =>
  (key: string): CopyStorage => {
    const place = `page-draft/${key}`;
    return {
      read: () => {
        try {
          const copy = copyIn(JSON.parse(localStorage.getItem(place) ?? ''));
          return copy && converted(copy, read);
        } catch {
          return undefined;
        }
      },
      write: (copy) => {
        try {
          if (copy === undefined) localStorage.removeItem(place);
          else localStorage.setItem(place, JSON.stringify(converted(copy, write)));
        } catch {
          // The page is saved by itself all the same.
        }
      },
    };
  };

const converted = (
  { document, base, revision }: UnsavedCopy,
  convert: (document: UnsavedCopy['document']) => UnsavedCopy['document'],
): UnsavedCopy => ({ document: convert(document), base: convert(base), revision });

const copyIn = (value: unknown): UnsavedCopy | undefined => {
  const { document, base, revision } = value as Readonly<Record<string, unknown>>;
  const [read, before] = [PageDocumentSchema.safeParse(document), PageDocumentSchema.safeParse(base)];
  if (!read.success || !before.success || typeof revision !== 'number') return undefined;
  return { document: read.data, base: before.data, revision };
};
