import type { FieldContent } from '@fairdesk/core/editor';
import { type DifferencePart, wordDifference } from '@fairdesk/core/organiser';
import { plainText } from '@fairdesk/core/shared';

/** The content of a field in words: the values of a link or an image on a line, each item on a line of its own. */
const wordsOf = (content: FieldContent | undefined, textOf: (text: string) => string): string => {
  if (content === undefined || content === null) return '';
  if (Array.isArray(content))
    return content
      .map((item) => wordsOf(item, textOf))
      .filter(Boolean)
      .join('\n');
  if (typeof content === 'object')
    return Object.values(content)
      .map((value) => wordsOf(value, textOf))
      .filter(Boolean)
      .join(' · ');
  return textOf(String(content));
};

interface ContentDifference {
  readonly parts: readonly DifferencePart[];
  /** Whether only markup differs, which the words do not show. */
  readonly isMarkupOnly: boolean;
}

/** What differs between two contents of a field, word by word. */
export const contentDifference = (
  before: FieldContent | undefined,
  after: FieldContent | undefined,
): ContentDifference => {
  const [was, is] = [wordsOf(before, plainText), wordsOf(after, plainText)];
  return { parts: wordDifference(was, is), isMarkupOnly: was === is };
};
