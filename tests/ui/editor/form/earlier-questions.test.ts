import { answerTypeOf, type FormStep, type Question, withChildren } from '@fairdesk/core/awards';
import type { FieldRecord } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { awardFormOf } from '#adapters/page/award-form-fields.ts';
import { earlierQuestions } from '#ui/editor/form/earlier-questions.ts';

const KINDS = ['CardQuestion', 'RadiobuttonQuestion', 'Dropdown Question', 'checkboxquestion'];
const anyAnswers = fc.constantFrom<readonly FieldRecord[]>(
  [],
  [{ Name: 'yes', Text: 'Yes' }],
  [{ Name: 'yes' }, { Name: 'no', Text: 'No' }],
);
const anyQuestion = fc.record<FieldRecord>({
  Type: fc.constantFrom('', 'TextQuestion', 'section', 'InfoText', ...KINDS),
  Question: fc.constantFrom('', 'Is it new?'),
  IsCountryList: fc.constantFrom('', '1'),
  Answers: anyAnswers,
});
const withOwnChildren = fc
  .tuple(anyQuestion, fc.array(anyQuestion, { maxLength: 2 }))
  .map(([question, Children]): FieldRecord => ({ ...question, Children }));
const anyStep = fc.record<FieldRecord>({
  StepNumber: fc.constantFrom('', 'x', '0', '1', '2', '10'),
  IsSummary: fc.constantFrom('', '1'),
  Questions: fc.array(withOwnChildren, { maxLength: 3 }),
});
const anyForm = fc.record({
  Steps: fc.array(anyStep, { maxLength: 4 }),
  SummarySteps: fc.array(anyStep, { maxLength: 2 }),
});

/** Names every step and question after its place: `Steps.1.Questions.0`. */
const named = (list: unknown, path: string): readonly FieldRecord[] =>
  (list as readonly FieldRecord[]).map((item, place) => {
    const own = `${path}.${place}`;
    return {
      ...item,
      ...(path.endsWith('Steps') ? { StepName: own } : { Name: own }),
      ...(item.Questions && { Questions: named(item.Questions, `${own}.Questions`) }),
      ...(item.Children && { Children: named(item.Children, `${own}.Children`) }),
    };
  });
const namedForm = (form: FieldRecord): FieldRecord => ({
  Steps: named(form.Steps, 'Steps'),
  SummarySteps: named(form.SummarySteps, 'SummarySteps'),
});
const partsOf = (steps: readonly FormStep[]): readonly (FormStep | Question)[] =>
  steps.flatMap((step) => [step, ...withChildren(step.questions)]);
const isChoice = (part: FormStep | Question): part is Question =>
  'kind' in part && ['SELECT', 'MULTISELECT'].includes(answerTypeOf(part) ?? '') && part.options.length > 0;

describe('earlierQuestions', () => {
  it.prop([anyForm])('are the choices that exhibitors see before a part of the form', (form) => {
    const fields = namedForm(form);
    const parts = partsOf(awardFormOf(fields, { folder: '', language: 'en' }).steps);
    for (const [place, { name }] of parts.entries()) {
      const earlier = parts.slice(0, place).filter(isChoice);
      const found = earlierQuestions(fields, `${name}.OnlyShowWhen`);
      expect(found.map((question) => question.name)).toEqual(earlier.map((question) => question.name));
      for (const [index, { answers }] of found.entries())
        if (answers !== undefined) expect(answers).toEqual(earlier[index]?.options);
        else expect(earlier[index]?.isCountryList).toBe(true);
    }
  });

  it('names two of one name once, and none for a part that the form does not have', () => {
    const question = {
      Type: 'CardQuestion',
      Name: 'new',
      Question: 'Is it new?',
      Answers: [{ Name: 'yes' }],
    };
    const form = { Steps: [{ Questions: [question, question] }, {}] };
    const answers = [{ name: 'yes', text: 'yes' }];
    expect(earlierQuestions(form, 'Steps.1.OnlyShowWhen')).toEqual([
      { name: 'new', text: 'Is it new?', answers },
    ]);
    expect(earlierQuestions(form, 'Steps.2.OnlyShowWhen')).toEqual([]);
    expect(earlierQuestions({}, 'Steps.0.OnlyShowWhen')).toEqual([]);
  });
});
