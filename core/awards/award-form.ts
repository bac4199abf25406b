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

/** One option of a question. */
export interface QuestionOption {
  readonly name: string;
  readonly text: string;
  /** Of a card: what stands below its name. */
  readonly description?: string;
}

/** One question, or a heading over several. */
export interface Question {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly text: string;
  /** Of an InfoText or a section: small HTML, sanitised. */
  readonly html?: string;
  readonly isRequired: boolean;
  readonly tooltip: string;
  readonly hideLabel: boolean;
  /** Characters; no limit when 0. */
  readonly maxLength: number;
  /** Lines of a field of several lines. */
  readonly rows: number;
  readonly options: readonly QuestionOption[];
  /** The options are the countries of the world, each by its two-letter code. */
  readonly isCountryList?: true;
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

/** What stands around the steps: the whole form of one award, in one language. Source: portal spec §3 "Awards form definition". */
export interface AwardForm {
  /** The code of the award it is for. */
  readonly award: string;
  readonly name: string;
  /** The background image, or the fallback image; absent for neither. */
  readonly image?: string;
  readonly introduction: FormIntroduction;
  readonly help?: HelpModal;
  readonly close: CloseModal;
  readonly labels: FormLabels;
  /** As the browser opens it: `/nl/clearwater/awards/thank-you`. */
  readonly thankYouHref: string;
  readonly closeHref: string;
  readonly uploads: FormUploads;
  /** The summary steps among them, at the end. */
  readonly steps: readonly FormStep[];
}

/** The screen before the first step. */
export interface FormIntroduction {
  readonly title: string;
  readonly html: string;
  readonly items: readonly string[];
}

/** Who helps with the form. */
export interface HelpModal {
  readonly title: string;
  readonly html: string;
  readonly phone: string;
  readonly email: string;
}

/** What is said before the questionnaire is left. */
export interface CloseModal {
  readonly title: string;
  readonly html: string;
}

/** The buttons of the form where its editor named them; the built-in text where a label is empty. */
export interface FormLabels {
  readonly start: string;
  readonly next: string;
  readonly reviewSummary: string;
  readonly submit: string;
}

/** What the form says of files; empty and 0 for the limits of the product. */
export interface FormUploads {
  /** With their dot: `['.pdf']`. */
  readonly imageTypes: readonly string[];
  readonly documentTypes: readonly string[];
  /** In bytes; files must be smaller. */
  readonly belowBytes: number;
}
