import type { Answer, AnswerFile, StoredAnswer } from './answer.ts';
import type { AwardStanding } from './award.ts';

/** `SUBMITTED` stays while a submitted entry is edited. Source: portal spec §3 "Questionnaire", §4. */
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
  /** Every uploaded file by its question, also one whose step is not saved yet. */
  readonly files: readonly EntryFile[];
  /** The last submission: what the jury reads. */
  readonly submission?: Submission;
  /** Why the organiser set a submitted entry back. */
  readonly reopened?: Reopened;
  readonly award: AwardStanding & { readonly maySubmit: boolean };
  readonly canSubmit: boolean;
}

/** The product as it is entered. Source: portal spec §3. */
export interface QuestionnaireProduct {
  readonly id: string;
  readonly name: string;
  readonly image: { readonly url: string };
  readonly introductionDate: string;
  readonly shortDescription: string;
  readonly longDescription: string;
}

/** An uploaded file and the question it answers. */
export interface EntryFile extends AnswerFile {
  readonly psId: string;
  readonly questionId: string;
}

/** An entry as it was submitted: answers, product and company of that moment. */
export interface Submission {
  /** From 1, one more each time the entry is submitted. */
  readonly revision: number;
  /** ISO. */
  readonly submittedAt: string;
  readonly answers: readonly Answer[];
  readonly product: QuestionnaireProduct;
  readonly companyName: string;
}

/** An organiser set the entry back to a draft. */
export interface Reopened {
  readonly reason: string;
  /** ISO. */
  readonly at: string;
}

/** The answers of the exhibitor differ from those submitted last, which the jury reads. */
export const hasUnsentChanges = ({
  answers,
  submission,
}: Pick<Questionnaire, 'answers' | 'submission'>): boolean =>
  submission !== undefined && !isSameContent(answers, submission.answers);

/** The product was changed after its entry was submitted. */
export const isProductChanged = ({
  product,
  submission,
}: Pick<Questionnaire, 'product' | 'submission'>): boolean => {
  if (submission === undefined) return false;
  const before = submission.product;
  return (
    before.name !== product.name ||
    before.image.url !== product.image.url ||
    before.introductionDate !== product.introductionDate ||
    before.shortDescription !== product.shortDescription ||
    before.longDescription !== product.longDescription
  );
};

/** Whether two lists of answers say the same, whatever their ids. */
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
          // The text of an option is in the language it was chosen in.
          questionType === 'TEXT' ? answerText : '',
          files.map(({ psId, name }) => psId ?? name),
        ]),
      )
      .toSorted(),
  );
