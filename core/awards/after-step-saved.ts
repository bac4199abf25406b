import { isFinal } from './questionnaire-progress.ts';

/** Where the exhibitor goes after saving a step of the questionnaire. */
export type AfterStepSaved =
  | { readonly kind: 'stay' }
  | { readonly kind: 'step'; readonly number: number }
  | { readonly kind: 'thank-you' };

/**
 * | the step  | was saved | then                                      |
 * | --------- | --------- | ----------------------------------------- |
 * | any       | no        | `stay`, with the banner of a failed save  |
 * | the last  | yes       | `thank-you`: a draft is now submitted     |
 * | any other | yes       | the step after it                         |
 *
 * @param number of the step, from 1, among `count` visible ones.
 * Source: portal spec §4 "Next advances only when the save succeeds".
 */
export const afterStepSaved = (number: number, count: number, isSaved: boolean): AfterStepSaved => {
  if (!isSaved) return { kind: 'stay' };
  return isFinal(number, count) ? { kind: 'thank-you' } : { kind: 'step', number: number + 1 };
};
