import {
  type ComparedItem,
  ITEM_FIELDS,
  type ItemField,
  type ItemMedium,
  type ItemVersion,
} from '@fairdesk/core/organiser';
import { plainText } from '@fairdesk/core/shared';
import { type DifferencePart, wordDifference } from '../word-difference.ts';

/** A field of an item in both versions. */
export interface FieldDifference {
  readonly field: ItemField;
  readonly parts: readonly DifferencePart[];
  /** Whether the words are the same and only their markup differs. */
  readonly isMarkupOnly: boolean;
}

/** The fields that either version has, in the order of {@link ITEM_FIELDS}: texts by word, others as a whole. */
export const fieldDifferences = ({ approved, submitted }: ComparedItem): readonly FieldDifference[] =>
  (Object.keys(ITEM_FIELDS) as ItemField[]).flatMap((field) => {
    const before = approved?.fields[field] ?? '';
    const after = submitted.fields[field] ?? '';
    if (before === '' && after === '') return [];
    const [old, now] = [readable(field, before), readable(field, after)];
    return [{ field, parts: partsOf(field, old, now), isMarkupOnly: before !== after && old === now }];
  });

const partsOf = (field: ItemField, before: string, after: string): readonly DifferencePart[] => {
  const kind = ITEM_FIELDS[field];
  if (kind === 'text' || kind === 'html') return wordDifference(before, after);
  if (before === after) return [{ kind: 'same', text: after }];
  const parts: readonly DifferencePart[] = [
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ];
  return parts.filter(({ text }) => text !== '');
};

/** The words of a field. The address of a link is a word too: a changed one must not hide behind its text. */
const readable = (field: ItemField, value: string): string =>
  ITEM_FIELDS[field] === 'html'
    ? value
        .replaceAll(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gis, '$2 ($1)')
        .replaceAll(/<(?:br|\/p|\/li|\/h\d|\/blockquote)\b[^>]*>/gi, '\n')
        .split('\n')
        .map(plainText)
        .filter((line) => line !== '')
        .join('\n')
    : value;

/** A medium of either version. */
export interface MediumDifference extends ItemMedium {
  readonly state: DifferencePart['kind'];
}

/** The media of both versions: those that were removed, then those of the new version. */
export const mediaDifferences = ({ approved, submitted }: ComparedItem): readonly MediumDifference[] => {
  const isIn = (version: ItemVersion | undefined, { kind, title, url }: ItemMedium) =>
    version?.media.some((other) => other.kind === kind && other.title === title && other.url === url) ??
    false;
  const removed = approved?.media.filter((medium) => !isIn(submitted, medium)) ?? [];
  return [
    ...removed.map((medium) => ({ ...medium, state: 'removed' as const })),
    ...submitted.media.map((medium) => ({
      ...medium,
      state: isIn(approved, medium) ? ('same' as const) : ('added' as const),
    })),
  ];
};
