import type { Question, QuestionKind } from './award-form.ts';

/** The answer types of the service. Source: portal spec §3 "Answer". */
export type AnswerType = 'TEXT' | 'SELECT' | 'MULTISELECT' | 'DOCUMENT';

/** A stored answer: the chosen option or the entered text. */
export interface Answer {
  /** The name of the question. */
  readonly questionId: string;
  /** The name of the option; empty for text and files. */
  readonly answerId: string;
  readonly answerText: string;
  /** The name of the step. */
  readonly stepId: string;
  readonly stepName: string;
  readonly questionText: string;
  readonly questionType: AnswerType;
  /** The position among the answers of its step, from 1. */
  readonly order: number;
  readonly files: readonly AnswerFile[];
}

/** A file uploaded as an answer. */
export interface AnswerFile {
  readonly type: 'image' | 'document';
  /** The id in the service; absent until it is uploaded. */
  readonly psId?: string;
  readonly name: string;
  /** In bytes. */
  readonly size?: number;
  /** The address of the file. */
  readonly url?: string;
  /** The address of a thumbnail, for images. */
  readonly imageDataUrl?: string;
}

/** An answer with its id in the service. */
export interface StoredAnswer extends Answer {
  readonly profileServiceId: string;
}

/**
 * The answer type of a question; `undefined` when it has no answer.
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
