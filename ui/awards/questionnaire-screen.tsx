'use client';

import { type Questionnaire, trackedOf } from '@fairdesk/core/awards';
import type { AwardRegistrationBlock } from '@fairdesk/core/page';
import type { ParticipationId } from '@fairdesk/core/shared';
import { useEffect, useState } from 'react';
import { useLeaveGuard } from '../shared/editing/use-leave-guard.ts';
import { observer } from '../shared/observer.ts';
import { useUseCases } from '../shared/use-cases.tsx';
import { AnswersStore } from './answers-store.ts';
import { ClosedQuestionnaire } from './closed-questionnaire.tsx';
import { createDraftStorage } from './draft-storage.ts';
import { FormIntroduction } from './form-introduction.tsx';
import { QuestionnaireFrame } from './questionnaire-frame.tsx';
import { QuestionnaireStore } from './questionnaire-store.ts';
import { StepView } from './step-view.tsx';
import { useAwards } from './use-awards.ts';
import { useStepHistory } from './use-step-history.ts';

interface Props {
  block: AwardRegistrationBlock;
  participation: ParticipationId;
  questionnaire: Questionnaire;
}

/** A full-screen questionnaire. Source: portal spec §2 "Registration page". */
export const QuestionnaireScreen = observer(function QuestionnaireScreen(props: Props) {
  const { block, participation, questionnaire } = props;
  // Pass the object whole: its use cases load when they are called.
  const awards = useAwards();
  const { track } = awards;
  const { departure } = useUseCases();
  const [store] = useState(() => {
    const { id: product } = questionnaire.product;
    const place = { participation, product, award: questionnaire.questionnaireId };
    const answers = new AnswersStore({
      form: block.form,
      questionnaire,
      draft: createDraftStorage(`${participation}/${place.award}/${product}`),
      clock,
    });
    return new QuestionnaireStore({ place, answers, ports: awards, clock });
  });
  const { isOpen } = store.answers;
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the questionnaire opens
  useEffect(() => {
    store.restore();
    if (isOpen) track(trackedOf(statusOf(questionnaire)));
  }, []);
  useStepHistory(store);
  const isSubmitted = store.state.kind === 'submitted';
  useEffect(() => {
    if (!isSubmitted) return;
    track('registration_submit');
    departure.go(block.form.thankYouHref);
  }, [isSubmitted, track, departure, block]);
  // Texts are stored in this browser; files are only on the server.
  useLeaveGuard(store.files.isUploading);
  if (!isOpen) return <ClosedQuestionnaire block={block} store={store} />;
  return (
    <QuestionnaireFrame block={block} store={store}>
      {store.step ? (
        <StepView key={store.step.name} step={store.step} store={store} />
      ) : (
        <FormIntroduction store={store} />
      )}
    </QuestionnaireFrame>
  );
});

const clock = () => new Date();

const statusOf = ({ profileServiceId, questionnaireStatus }: Questionnaire) => {
  if (questionnaireStatus === 'SUBMITTED') return 'submitted';
  return profileServiceId === undefined ? 'new' : 'draft';
};
