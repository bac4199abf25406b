import type { FieldContent, FieldDescription } from '@fairdesk/core/editor';
import { fieldText } from '../../editor/compare/field-text.ts';
import { type DifferencePart, wordDifference } from '../word-difference.ts';

/** The content of a field in words: the values of a link or an image on a line, each item on a line of its own. */
const wordsOf = (content: FieldContent | undefined, field: FieldDescription | undefined): string => {
  if (content === undefined || content === null) return '';
  if (Array.isArray(content))
    return content
      .map((item) => wordsOf(item, field))
      .filter(Boolean)
      .join('\n');
  if (typeof content === 'object')
    return Object.entries(content)
      .map(([name, value]) => wordsOf(value, fieldWithin(field, name)))
      .filter(Boolean)
      .join(' · ');
  return fieldText(String(content), field);
};

/** The field of an item; the values of a link or an image are texts of the field itself. */
const fieldWithin = (field: FieldDescription | undefined, name: string): FieldDescription | undefined =>
  field?.holds === 'items' ? field.each?.find(({ names: [own] }) => own === name) : field;

interface ContentDifference {
  readonly parts: readonly DifferencePart[];
  /** Whether only markup differs, which the words do not show. */
  readonly isMarkupOnly: boolean;
}

/** What differs between two contents of a field, word by word. @param field absent for one that no description names */
export const contentDifference = (
  before: FieldContent | undefined,
  after: FieldContent | undefined,
  field: FieldDescription | undefined,
): ContentDifference => {
  const [was, is] = [wordsOf(before, field), wordsOf(after, field)];
  return { parts: wordDifference(was, is), isMarkupOnly: was === is };
};
