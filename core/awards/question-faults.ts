import { VIDEO_FIELD } from '../media/index.ts';
import { asTyped, type FieldFault, type FormField, formFieldFaults } from '../shared/index.ts';
import { answerTypeOf } from './answer.ts';
import { type FormStep, type Question, withChildren } from './award-form.ts';
import type { Choices } from './choices.ts';
import type { Entries, Entry } from './step-answers.ts';
import { visibleQuestions } from './visible-steps.ts';

/** What is wrong with a step: with its visible questions, each by its name. Source: portal spec §5. */
export const stepFaults = (step: FormStep, entries: Entries, chosen: Choices): readonly FieldFault[] =>
  withChildren(visibleQuestions(step.questions, chosen)).flatMap((question) =>
    questionFaults(question, entries.get(question.name)),
  );

/** What a text question holds after something was typed. */
export const typedAnswer = (question: Question, text: string): string => asTyped(text, fieldOf(question));

const questionFaults = (question: Question, entry: Entry | undefined): readonly FieldFault[] => {
  const { name, text, isRequired } = question;
  if (answerTypeOf(question) === undefined) return [];
  if (question.kind === 'TextQuestion') {
    return formFieldFaults(name, entry?.kind === 'text' ? entry.text : '', fieldOf(question));
  }
  const isMissing = isRequired && countOf(entry) === 0;
  return isMissing ? [{ path: name, code: 'forms-required', params: { label: text } }] : [];
};

const countOf = (entry: Entry | undefined): number => {
  switch (entry?.kind) {
    case 'choice':
      return entry.names.length;
    case 'files':
      return entry.files.length;
    case 'text':
    case undefined:
      return 0;
  }
};

const fieldOf = ({ text, isRequired, maxLength, flavour }: Question): FormField => {
  const field = { label: text, required: isRequired, maxLength };
  switch (flavour) {
    case 'email':
    case 'url':
      return { ...field, kind: flavour };
    case 'numbers-only':
      return { ...field, kind: 'numbers' };
    case 'video':
      return { ...field, also: VIDEO_FIELD };
    case 'text':
    case 'multiline':
    case 'edit-in-modal':
      return field;
  }
};
