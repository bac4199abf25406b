import {
  type AwardStanding,
  choicesOf,
  entriesOf,
  type FormStep,
  graceEnd,
  isEntryChanged,
  type Questionnaire,
  stepFaults,
  visibleSteps,
} from '@fairdesk/core/awards';
import type { Language } from '@fairdesk/core/shared';
import { timeText, zoneText } from '../shared/texts/format.ts';

/**
 * Whether a saved entry can be submitted after its award has closed: in the grace period, with something that the
 * jury does not have yet, and without faults in the steps before the summary, which can no longer be saved.
 */
export const maySubmitLate = (questionnaire: Questionnaire, form: readonly FormStep[]): boolean => {
  const { answers, award, canSubmit, profileServiceId, submission } = questionnaire;
  if (!award.isClosed || !award.maySubmit || !canSubmit || profileServiceId === undefined) return false;
  if (submission && !isEntryChanged(questionnaire)) return false;
  const entries = entriesOf(answers);
  return visibleSteps(form, choicesOf(answers)).every(
    (step) => step.isSummary || stepFaults(step, entries).length === 0,
  );
};

/** The end of the grace period: "14:15 (CET)". */
export const graceText = (award: AwardStanding, language: Language): string => {
  const end = graceEnd(award);
  return `${timeText(end, award.timeZone, language)} (${zoneText(end, award.timeZone, language)})`;
};
