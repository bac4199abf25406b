import type { FieldContent, FieldRecord } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { recordOf } from '../form/part-of.ts';

/** What a field holds in the language to translate from. */
export interface FieldSource {
  readonly language: Language;
  readonly content: FieldContent | undefined;
}

/** The items of a list in the language to translate from: each stands beside the one in its position. */
export const sourceItems = (source: FieldSource | undefined): readonly FieldRecord[] =>
  Array.isArray(source?.content) ? source.content.map(recordOf) : [];
