import { type Answer, type FormStep, withChildren } from '@fairdesk/core/awards';
import { AnswerList } from '../../awards/answer-list.tsx';
import { submittedSteps } from '../../awards/submitted-steps.ts';
import { useLabels } from '../../shared/texts/labels.tsx';

interface Props {
  answers: readonly Answer[];
  /** Of the form of the award; none when it cannot be read. */
  steps: readonly FormStep[];
}

/** The answers of an entry in the order of the form, in the words that the company saw. */
export function EntryAnswers({ answers, steps }: Props) {
  const { t } = useLabels();
  if (answers.length === 0) return <p>{t('entries-no-answers')}</p>;
  const placed = answers.map((answer) => inItsStep(answer, steps, t('entries-files')));
  return <AnswerList questionnaire={{ answers: placed }} steps={submittedSteps(placed, steps, [])} />;
}

/** Files of a draft can belong to a step that is not saved yet. */
const inItsStep = (answer: Answer, steps: readonly FormStep[], files: string): Answer => {
  const { stepId, stepName, questionId, questionText } = answer;
  if (stepId !== '') return { ...answer, stepName: stepName || stepId };
  for (const { name, title, questions } of steps) {
    const question = withChildren(questions).find((each) => each.name === questionId);
    if (question)
      return { ...answer, stepId: name, stepName: title, questionText: question.text || questionText };
  }
  return { ...answer, stepName: stepName || files };
};
