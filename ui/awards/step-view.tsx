'use client';

import { type FormStep, withChildren } from '@fairdesk/core/awards';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { FormError } from '../shared/forms/form-error.tsx';
import { FormSummary } from '../shared/forms/form-summary.tsx';
import { observer } from '../shared/observer.ts';
import { RichText } from '../shared/rich-text.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { AnswerList } from './answer-list.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { saveFailureKey } from './file-faults.ts';
import { QuestionField, sentenceOf } from './question-field.tsx';
import styles from './questionnaire.module.css';
import type { QuestionnaireStore } from './questionnaire-store.ts';
import { ReopenedNote } from './reopened-note.tsx';

interface Props {
  step: FormStep;
  store: QuestionnaireStore;
}

/** One step: its name, its questions and their faults. */
export const StepView = observer(function StepView({ step, store }: Props) {
  const { t, say } = useLabels();
  const title = useRef<HTMLHeadingElement>(null);
  const { state, refusals } = store;
  const { questionnaire, restored } = store.answers;
  // Before the effects of the notices, which take the focus from the title.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0 });
    title.current?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    if (refusals > 0) document.querySelector<HTMLElement>('[data-summary]')?.focus();
  }, [refusals]);
  return (
    <main id="content" data-form className={styles.step}>
      <h1 ref={title} tabIndex={-1}>
        {step.title}
      </h1>
      <ReopenedNote questionnaire={questionnaire} />
      {questionnaire.questionnaireStatus === 'SUBMITTED' && (
        <p className={styles.note}>{t('award-changing')}</p>
      )}
      {restored && (
        <p role="status" className={styles.note}>
          {t('award-restored')}
        </p>
      )}
      {state.kind === 'conflict' && <ConflictNotice store={store} />}
      {state.kind === 'failed' && <FormError>{say(saveFailureKey(state.failure))}</FormError>}
      <Faults store={store} />
      {step.description && <RichText html={step.description} />}
      {step.isSummary && <Review step={step} store={store} />}
      {step.questions.map((question) => (
        <QuestionField key={question.name} question={question} store={store} />
      ))}
    </main>
  );
});

/** What the entry submits besides this step, whose questions follow, and answers that the form no longer asks for. */
const Review = observer(function Review({ step, store }: Props) {
  const { steps } = store;
  const answers = store.answers.submittable.filter(({ stepId }) => stepId !== step.name);
  return <AnswerList questionnaire={{ answers }} steps={steps} onEdit={store.goTo} />;
});

/** All faults of the step, each linked to its question. */
const Faults = observer(function Faults({ store }: { store: QuestionnaireStore }) {
  const labels = useLabels();
  if (store.faults.size === 0) return null;
  const questions = withChildren(store.steps.flatMap(({ questions: own }) => own));
  const textOf = (path: string) => questions.find(({ name }) => name === path)?.text ?? '';
  const sentences = [...store.faults.values()].map((fault) => {
    const label = textOf(fault.path);
    return { path: fault.path, label, text: sentenceOf(fault, label, labels) };
  });
  return (
    <>
      <p className="visually-hidden">{labels.t('category-error-form')}</p>
      <FormSummary sentences={sentences} />
    </>
  );
});
