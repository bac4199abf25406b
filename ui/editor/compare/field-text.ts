import type { FieldDescription } from '@fairdesk/core/editor';
import { plainText } from '@fairdesk/core/shared';

/** The text of a field in words: plain fields as typed; rich text, and a field without a description, without its tags. */
export const fieldText = (content: string, description: FieldDescription | undefined): string =>
  description === undefined || description.holds === 'html' ? plainText(content) : content;
