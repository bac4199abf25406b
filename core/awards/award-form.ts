/**
 * The questionnaire as defined in the content platform. Source: portal spec §3 "Awards form definition",
 * "Step".
 */

/** A condition: this answer to an earlier question must be selected. */
export interface Condition {
  readonly questionName: string;
  readonly answerName: string;
}

/** One step of the questionnaire. */
export interface FormStep {
  readonly name: string;
  /** The position among the visible steps, from 1. */
  readonly number: number;
  readonly title: string;
  readonly description: string;
  readonly isSummary: boolean;
  /** Always visible when absent. */
  readonly onlyShowWhen?: Condition;
  readonly questions: readonly Question[];
  /** The names of its questions of no known kind, which exhibitors do not see; absent for none. */
  readonly withoutKind?: readonly string[];
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

/** The input types of a text question. */
export type TextFlavour = 'text' | 'email' | 'multiline' | 'url' | 'video' | 'numbers-only' | 'edit-in-modal';

/** One option of a question. */
export interface QuestionOption {
  readonly name: string;
  readonly text: string;
  /** For cards: the text below the name. */
  readonly description?: string;
}

/** One question, or a section with questions. */
export interface Question {
  readonly kind: QuestionKind;
  readonly name: string;
  readonly text: string;
  /** For an InfoText or a section: sanitised HTML. */
  readonly html?: string;
  readonly isRequired: boolean;
  readonly tooltip: string;
  readonly hideLabel: boolean;
  /** In characters; no limit when 0. */
  readonly maxLength: number;
  /** The height of a multi-line field, in lines. */
  readonly rows: number;
  readonly options: readonly QuestionOption[];
  /** The options are all countries, named by their two-letter codes. */
  readonly isCountryList?: true;
  readonly maxFiles: number;
  readonly isImageUpload: boolean;
  readonly canSelectMultipleItems: boolean;
  readonly flavour: TextFlavour;
  /** Always visible when absent. */
  readonly onlyShowWhen?: Condition;
  /** For a section: its questions. */
  readonly children: readonly Question[];
}

/** Flattens questions and their nested questions, outermost first. */
export const withChildren = (questions: readonly Question[]): readonly Question[] =>
  questions.flatMap((question) => [question, ...withChildren(question.children)]);

/**
 * The whole form of one award in one language, including the texts around the steps. Source: portal spec §3
 * "Awards form definition".
 */
export interface AwardForm {
  /** The code of the award. */
  readonly award: string;
  readonly name: string;
  /** The background image, else the fallback image; absent for neither. */
  readonly image?: string;
  readonly introduction: FormIntroduction;
  readonly help?: HelpModal;
  readonly close: CloseModal;
  readonly labels: FormLabels;
  /** The full address: `/nl/clearwater/awards/thank-you`. */
  readonly thankYouHref: string;
  readonly closeHref: string;
  readonly uploads: FormUploads;
  /** In order; summary steps come last. */
  readonly steps: readonly FormStep[];
}

/** The screen before the first step. */
export interface FormIntroduction {
  readonly title: string;
  readonly html: string;
  readonly items: readonly string[];
}

/** A contact who helps with the form. */
export interface HelpModal {
  readonly title: string;
  readonly html: string;
  readonly phone: string;
  readonly email: string;
}

/** The confirmation before leaving the questionnaire. */
export interface CloseModal {
  readonly title: string;
  readonly html: string;
}

/** Button labels its editor changed; an empty label means the built-in text. */
export interface FormLabels {
  readonly start: string;
  readonly next: string;
  readonly reviewSummary: string;
  readonly submit: string;
}

/** The upload limits of the form; empty and 0 mean the defaults. */
export interface FormUploads {
  /** With their dot: `['.pdf']`. */
  readonly imageTypes: readonly string[];
  readonly documentTypes: readonly string[];
  /** In bytes; files must be smaller. */
  readonly belowBytes: number;
}
