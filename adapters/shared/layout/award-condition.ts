import type { Condition } from '@fairdesk/core/awards';
import { parsedJson } from '../parsed-json.ts';
import { isRecord, textOf } from './fields.ts';

/** The condition of a step or question: `{ questionName, answerName }`, or the same as JSON; `undefined` for none. */
export const conditionIn = (value: unknown): Condition | undefined => {
  const parts = typeof value === 'string' ? parsedJson(value) : value;
  if (!isRecord(parts)) return undefined;
  const condition = { questionName: textOf(parts, 'QuestionName'), answerName: textOf(parts, 'AnswerName') };
  return condition.questionName === '' ? undefined : condition;
};
