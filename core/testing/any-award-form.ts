import fc, { type Arbitrary } from 'fast-check';
import type { Condition, FormStep, Question, QuestionKind } from '../awards/index.ts';

const KINDS: readonly QuestionKind[] = [
  'CardQuestion',
  'TextQuestion',
  'DropdownQuestion',
  'RadiobuttonQuestion',
  'CheckboxQuestion',
  'FileUploadQuestion',
  'InfoText',
];

/** Few names, so that conditions often refer to existing questions. */
const questionName = fc.constantFrom('size', 'power', 'colour', 'photo');
const optionName = fc.constantFrom('small', 'large', 'yes', 'no');

/** A condition on any answer. */
export const anyCondition: Arbitrary<Condition> = fc.record({ questionName, answerName: optionName });

/** A question without nested questions. */
export const anyQuestion: Arbitrary<Question> = fc
  .tuple(
    fc.record({
      kind: fc.constantFrom(...KINDS),
      name: questionName,
      text: fc.string(),
      isRequired: fc.boolean(),
      maxLength: fc.nat(20),
      options: fc
        .uniqueArray(optionName)
        .map((names) => names.map((name) => ({ name, text: name.toUpperCase() }))),
      canSelectMultipleItems: fc.boolean(),
      flavour: fc.constantFrom('text', 'email', 'multiline', 'url', 'video', 'numbers-only', 'edit-in-modal'),
    }),
    fc.option(anyCondition, { nil: undefined }),
  )
  .map(([question, condition]): Question => {
    const whole = {
      ...question,
      tooltip: '',
      hideLabel: false,
      rows: 3,
      maxFiles: 1,
      isImageUpload: false,
      children: [],
    };
    return condition === undefined ? whole : { ...whole, onlyShowWhen: condition };
  });

/**
 * The steps of one questionnaire, each with its own name; some have conditions, some questions are in sections.
 *
 * As an editor may leave them: questions share names, and conditions name what is missing. `definitionFaults` lists
 * these faults.
 */
export const anyFormSteps: Arbitrary<readonly FormStep[]> = fc.uniqueArray(
  fc
    .tuple(fc.nat(20), fc.array(anyQuestion, { maxLength: 4 }), fc.option(anyCondition, { nil: undefined }))
    .map(([number, questions, condition]): FormStep => {
      const [first, ...rest] = questions;
      const section: readonly Question[] = first
        ? [{ ...first, kind: 'section', name: `section of ${first.name}`, children: rest }, first]
        : [];
      const step = {
        name: `step ${number}`,
        number,
        title: '',
        description: '',
        isSummary: false,
        questions: section,
      };
      return condition === undefined ? step : { ...step, onlyShowWhen: condition };
    }),
  { selector: ({ name }) => name },
);
