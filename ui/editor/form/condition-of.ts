import { partOf, recordOf } from './part-of.ts';

interface StoredCondition {
  readonly questionName: string;
  readonly answerName: string;
}

/** The condition of a step or question, from the content of its field; `undefined` for none. */
export const conditionOf = (content: string): StoredCondition | undefined => {
  const parts = recordOf(parsed(content));
  const questionName = partOf(parts, 'questionName');
  return questionName === '' ? undefined : { questionName, answerName: partOf(parts, 'answerName') };
};

const parsed = (text: string): undefined => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
