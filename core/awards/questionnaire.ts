import type { Answer, AnswerFile, StoredAnswer } from './answer.ts';
import type { AwardStanding } from './award.ts';

/**
 * The status remains `SUBMITTED` while a submitted entry is edited. Source: portal spec §3 "Questionnaire",
 * §4.
 */
export type QuestionnaireStatus = 'DRAFT' | 'SUBMITTED';

/** One product's questionnaire for one award. Source: portal spec §3 "Questionnaire"; the last five fields are ours. */
export interface Questionnaire {
  /** Absent until the first answer or file is stored. */
  readonly profileServiceId?: string;
  /** The id of the award. */
  readonly questionnaireId: string;
  readonly questionnaireStatus: QuestionnaireStatus;
  readonly answers: readonly StoredAnswer[];
  readonly product: QuestionnaireProduct;
  readonly companyName: string;
  /** All uploaded files with their questions, including files of steps that are not saved yet. */
  readonly files: readonly EntryFile[];
  /** The latest submission, which the jury reads. */
  readonly submission?: Submission;
  /** Why the organiser reopened a submitted entry. */
  readonly reopened?: Reopened;
  readonly award: AwardStanding & { readonly maySubmit: boolean };
  readonly canSubmit: boolean;
}

/** The product entered for the award. Source: portal spec §3. */
export interface QuestionnaireProduct {
  readonly id: string;
  readonly name: string;
  readonly image: { readonly url: string };
  readonly introductionDate: string;
  readonly shortDescription: string;
  readonly longDescription: string;
}

/** An uploaded file with the question it belongs to. */
export interface EntryFile extends AnswerFile {
  readonly psId: string;
  readonly questionId: string;
}

/** An entry as submitted: a snapshot of the answers, the product and the company. */
export interface Submission {
  /** From 1, incremented with each submission. */
  readonly revision: number;
  /** ISO. */
  readonly submittedAt: string;
  readonly answers: readonly Answer[];
  readonly product: QuestionnaireProduct;
  readonly companyName: string;
}

/** The organiser reopened the entry as a draft. */
export interface Reopened {
  readonly reason: string;
  /** ISO. */
  readonly at: string;
}

/** Whether the exhibitor's answers differ from the latest submission, which the jury reads. */
export const hasUnsentChanges = ({
  answers,
  submission,
}: Pick<Questionnaire, 'answers' | 'submission'>): boolean =>
  submission !== undefined && !isSameContent(answers, submission.answers);

/** Whether the product changed after its entry was submitted. */
export const isProductChanged = ({
  product,
  submission,
}: Pick<Questionnaire, 'product' | 'submission'>): boolean => {
  const before = submission?.product ?? product;
  const texts = ['name', 'introductionDate', 'shortDescription', 'longDescription'] as const;
  return before.image.url !== product.image.url || texts.some((name) => before[name] !== product[name]);
};

/** Whether anything that the jury reads, the answers or the product, has changed since it was submitted. */
export const isEntryChanged = (entry: Pick<Questionnaire, 'answers' | 'product' | 'submission'>): boolean =>
  hasUnsentChanges(entry) || isProductChanged(entry);

/** Whether two lists of answers have the same content; ids are ignored. */
export const isSameContent = (one: readonly Answer[], other: readonly Answer[]): boolean =>
  contentOf(one) === contentOf(other);

const contentOf = (answers: readonly Answer[]): string =>
  JSON.stringify(
    answers
      .map(({ stepId, questionId, answerId, answerText, questionType, files }) =>
        JSON.stringify([
          stepId,
          questionId,
          answerId,
          // Skips the text of an option, which depends on the language it was chosen in.
          questionType === 'TEXT' ? answerText : '',
          files.map(({ psId, name }) => psId ?? name),
        ]),
      )
      .toSorted(),
  );
