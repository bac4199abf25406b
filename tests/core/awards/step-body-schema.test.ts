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
  it.prop([ids])('takes old answers whole as it takes their ids', (given) => {
    const whole = given.map((profileServiceId) => ({ ...answer, profileServiceId }));
    const body = { step: 'basics', answers: [answer] };
    expect(StepBodySchema.parse({ ...body, oldAnswers: whole })).toEqual(
      StepBodySchema.parse({ ...body, oldAnswers: given }),
    );
  });

  it('names the step by its first answer where the caller does not', () => {
    expect(StepBodySchema.parse({ oldAnswers: [], answers: [answer] }).step).toBe('basics');
    expect(StepBodySchema.parse({ step: 'effects', oldAnswers: [], answers: [] }).step).toBe('effects');
  });
});
