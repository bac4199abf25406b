import type { Question, QuestionKind } from './award-form.ts';

/** The service's words for how an answer is given. Source: portal spec §3 "Answer". */
export type AnswerType = 'TEXT' | 'SELECT' | 'MULTISELECT' | 'DOCUMENT';

/** One answer as it is stored: what was chosen, or what was written. */
export interface Answer {
  /** The question's name. */
  readonly questionId: string;
  /** The option's name; empty for text and files. */
  readonly answerId: string;
  readonly answerText: string;
  /** The step's name. */
  readonly stepId: string;
  readonly stepName: string;
  readonly questionText: string;
  readonly questionType: AnswerType;
  /** Place among the answers of its step, from 1. */
  readonly order: number;
  readonly files: readonly AnswerFile[];
}

/** A file that answers a question. */
export interface AnswerFile {
  readonly type: 'image' | 'document';
  /** The service's id, once it is uploaded. */
  readonly psId?: string;
  readonly name: string;
  /** In bytes. */
  readonly size?: number;
  /** Where it is read. */
  readonly url?: string;
  /** Where a small version of an image is read. */
  readonly imageDataUrl?: string;
}

/** An answer with the id under which the service keeps it. */
export interface StoredAnswer extends Answer {
  readonly profileServiceId: string;
}

/**
 * How a question is answered; `undefined` for what is only read.
 *
 * | question                        | answer        |
 * | ------------------------------- | ------------- |
 * | text                            | `TEXT`        |
 * | radio buttons, dropdown, card   | `SELECT`      |
 * | checkboxes, card for several    | `MULTISELECT` |
 * | files                           | `DOCUMENT`    |
 * | section, info text              | none          |
 */
export const answerTypeOf = ({
  kind,
  canSelectMultipleItems,
}: Pick<Question, 'kind' | 'canSelectMultipleItems'>): AnswerType | undefined =>
  kind === 'CardQuestion' && canSelectMultipleItems ? 'MULTISELECT' : ANSWER_TYPES[kind];

const ANSWER_TYPES: Readonly<Record<QuestionKind, AnswerType | undefined>> = {
  TextQuestion: 'TEXT',
  RadiobuttonQuestion: 'SELECT',
  DropdownQuestion: 'SELECT',
  CardQuestion: 'SELECT',
  CheckboxQuestion: 'MULTISELECT',
  FileUploadQuestion: 'DOCUMENT',
  section: undefined,
  InfoText: undefined,
};
