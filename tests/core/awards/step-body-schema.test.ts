import { StepBodySchema } from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const ids = fc.array(fc.string({ minLength: 1, maxLength: 64 }), { maxLength: 5 });
const answer = {
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

describe('the body of a saved step', () => {
  it.prop([ids])('accepts old answers in full as well as their ids', (given) => {
    const whole = given.map((profileServiceId) => ({ ...answer, profileServiceId }));
    const body = { step: 'basics', answers: [answer] };
    expect(StepBodySchema.parse({ ...body, oldAnswers: whole })).toEqual(
      StepBodySchema.parse({ ...body, oldAnswers: given }),
    );
  });

  it('takes the step from the first answer when the caller names none', () => {
    expect(StepBodySchema.parse({ oldAnswers: [], answers: [answer] }).step).toBe('basics');
    expect(StepBodySchema.parse({ step: 'effects', oldAnswers: [], answers: [] }).step).toBe('effects');
  });
});
