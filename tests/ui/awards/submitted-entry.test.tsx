// @vitest-environment jsdom

import type { Answer, AwardForm, Questionnaire } from '@fairdesk/core/awards';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { IN_TIME, memoryDesk, PRIZE, PRIZE_FORM } from '#tests/support/worlds/award-desk.ts';
import { renderView } from '#tests/ui/shared/render-view.tsx';
import { AwardSummary } from '#ui/awards/award-summary.tsx';
import { StepView } from '#ui/awards/step-view.tsx';
import { opened, storage, storeFor } from './questionnaire-desk.ts';

const ANSWER: Answer = {
  questionId: 'pitch',
  answerId: '',
  answerText: 'A pump',
  stepId: 'basics',
  stepName: 'Basics',
  questionText: 'What is new?',
  questionType: 'TEXT',
  order: 1,
  files: [],
};

/** An entry that was submitted with one answer, which now has this text. */
const submitted = async (answerText: string): Promise<Questionnaire> => {
  const questionnaire = await opened(memoryDesk(IN_TIME));
  const { product, companyName } = questionnaire;
  return {
    ...questionnaire,
    questionnaireStatus: 'SUBMITTED',
    answers: [{ ...ANSWER, answerText, profileServiceId: '1' }],
    submission: { revision: 1, submittedAt: PRIZE.opensAt, answers: [ANSWER], product, companyName },
  };
};

describe('a submitted entry', () => {
  it.each([
    ['SUBMITTED', true],
    ['DRAFT', false],
  ] as const)('says when its changes count while it is %s', async (questionnaireStatus, isSaid) => {
    const questionnaire = { ...(await submitted('A pump')), questionnaireStatus };
    const store = storeFor(memoryDesk(IN_TIME), questionnaire, storage());
    const [step = expect.fail()] = PRIZE_FORM;
    renderView(<StepView step={step} store={store} />);
    const note = 'This entry is submitted. Changes count once you submit it again.';
    expect(screen.queryByText(note) !== null).toBe(isSaid);
  });

  it('never lists the answers of its last step above the questions of that step', async () => {
    const entry = await submitted('A pump');
    const accepted = {
      ...ANSWER,
      questionId: 'true',
      questionType: 'SELECT' as const,
      answerId: 'yes',
      stepId: 'summary',
      profileServiceId: '2',
    };
    const questionnaire = { ...entry, answers: [...entry.answers, accepted] };
    const store = storeFor(memoryDesk(IN_TIME), questionnaire, storage());
    const step = PRIZE_FORM.at(-1) ?? expect.fail();
    renderView(<StepView step={step} store={store} />);
    expect(screen.getByLabelText<HTMLInputElement>('Yes').checked).toBe(true);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'summary',
      'basics',
    ]);
  });

  it.each([
    ['A better pump', { canSubmit: true }, 'The jury reads the changes once you submit it again.'],
    ['A better pump', { canSubmit: false }, 'The jury reads it as it was submitted.'],
    ['A pump', { canSubmit: true }, undefined],
  ])('has a summary that tells of later answers: %s, %s', async (answerText, may, told) => {
    renderView(
      <AwardSummary
        block={{ kind: 'award-summary', uid: 'summary', title: '', award: '', listHref: '/awards' }}
        questionnaire={{ ...(await submitted(answerText)), ...may }}
        form={{ steps: PRIZE_FORM } as AwardForm}
      />,
    );
    expect(screen.queryByText(/^Changed since it was submitted/)?.textContent.slice(32)).toBe(told);
    expect(screen.getByText('A pump')).toBeDefined();
  });
});
