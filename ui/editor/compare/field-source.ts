import type { FieldContent, FieldRecord } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';

/** What a field holds in the language to translate from. */
export interface FieldSource {
  readonly language: Language;
  readonly content: FieldContent | undefined;
}

/** The items of a list in the language to translate from: each stands beside the one in its position. */
export const sourceItems = (source: FieldSource | undefined): readonly FieldRecord[] =>
  Array.isArray(source?.content) ? source.content.map(recordOf) : [];

const recordOf = (content: FieldContent): FieldRecord =>
  typeof content === 'object' && content !== null && !Array.isArray(content) ? (content as FieldRecord) : {};
