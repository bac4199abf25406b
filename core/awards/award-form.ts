/** The questionnaire as the content platform defines it. Source: portal spec §3 "Awards form definition", "Step". */

/** The answer to an earlier question on which something depends. */
export interface Condition {
  readonly questionName: string;
  readonly answerName: string;
}

/** One screen of the questionnaire. */
export interface FormStep {
  readonly name: string;
  /** Place among the steps shown, from 1. */
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly isSummary: boolean;
  /** Always shown when absent. */
  readonly onlyShowWhen?: Condition;
  readonly questions: readonly Question[];
}

/** Source: portal spec §3 "Question types". */
export type QuestionKind =
  | 'CardQuestion'
  | 'section'
  | 'TextQuestion'
  | 'DropdownQuestion'
  | 'RadiobuttonQuestion'
  | 'CheckboxQuestion'
  | 'FileUploadQuestion'
  | 'InfoText';

/** What a text question accepts. */
export type TextFlavour = 'text' | 'email' | 'multiline' | 'url' | 'video' | 'numbers-only' | 'edit-in-modal';

/** One question, or a heading over several. */
export interface Question {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly text: string;
  readonly isRequired: boolean;
  readonly tooltip: string;
  readonly hideLabel: boolean;
  /** Characters; no limit when 0. */
  readonly maxLength: number;
  /** Lines of a field of several lines. */
  readonly rows: number;
  readonly options: readonly { readonly name: string; readonly text: string }[];
  readonly maxFiles: number;
  readonly isImageUpload: boolean;
  readonly canSelectMultipleItems: boolean;
  readonly flavour: TextFlavour;
  /** Always shown when absent. */
  readonly onlyShowWhen?: Condition;
  /** Of a section. */
  readonly children: readonly Question[];
}

/** A question and the questions within it, outermost first. */
export const withChildren = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...withChildren(question.children)]);
