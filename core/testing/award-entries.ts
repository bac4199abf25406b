import {
  type Entries,
  type Entry,
  entryKindOf,
  type FormStep,
  type Question,
  withChildren,
} from '../awards/index.ts';

/** A valid entry for a question; texts differ by variant. */
export const entryFor = (question: Question, variant: number): Entry | undefined => {
  switch (entryKindOf(question)) {
    case 'text':
      return { kind: 'text', text: textFor(question, variant) };
    case 'choice': {
      const [option] = question.options;
      return option && { kind: 'choice', names: [option.name] };
    }
    case 'files':
    case undefined:
      return undefined;
  }
};

const textFor = ({ flavour, maxLength }: Question, variant: number): string => {
  switch (flavour) {
    case 'email':
      return `jury${variant}@fair.example`;
    case 'url':
      return `https://fair.example/${variant}`;
    case 'video':
      return variant === 0 ? 'https://youtu.be/dQw4w9WgXcQ' : 'https://vimeo.com/76979871';
    case 'numbers-only':
      return String(variant + 1);
    case 'text':
    case 'multiline':
    case 'edit-in-modal':
      return `Answer ${variant}`.slice(0, maxLength > 0 ? maxLength : undefined);
  }
};

/** Default entries for a whole step. */
export const entriesByDefault = (step: FormStep): Entries =>
  new Map(
    withChildren(step.questions).flatMap((question): [string, Entry][] => {
      const entry = entryFor(question, 0);
      return entry ? [[question.name, entry]] : [];
    }),
  );
