import type { Condition } from '@fairdesk/core/awards';
import type { FieldContent } from '@fairdesk/core/editor';

/** The condition of a step or question, from the content of its field; `undefined` for none. */
export const conditionOf = (content: FieldContent | undefined): Condition | undefined => {
  const { questionName, answerName } = parsed(content);
  if (typeof questionName !== 'string' || questionName === '') return undefined;
  return { questionName, answerName: typeof answerName === 'string' ? answerName : '' };
};

/** The content of the field of a condition. */
export const contentOfCondition = ({ questionName, answerName }: Condition): string =>
  JSON.stringify({ questionName, answerName });

const parsed = (content: FieldContent | undefined): { readonly [name: string]: unknown } => {
  try {
    return Object(JSON.parse(String(content)));
  } catch {
    return {};
  }
};
