import { err, ok, okAsync, type Result, type ResultAsync } from 'neverthrow';
import type { Clock, Failure } from '../shared/index.ts';
import { type Award, awardList, canEnterAward, chosenAward, standingOf, submittedAwards } from './award.ts';
import type { FormStep } from './award-form.ts';
import { lessFileChange, newFileChange, stepChange, submissionChange } from './entry-changes.ts';
import type { AwardDesk, EntryBook, EntryChange, EntryPlace, EntryState, FormSource } from './ports.ts';
import type { Questionnaire } from './questionnaire.ts';
import { isClosed, maySubmit } from './registration.ts';

/** The dependencies of an {@link AwardDesk}. */
export interface AwardDeskParts {
  readonly book: EntryBook;
  readonly forms: FormSource;
  readonly clock: Clock;
  /** Whether the caller may change and submit entries; the server checks the permission again. */
  readonly canSubmit: boolean;
}

/** The reason of a change `rejected` outside the period of the award. */
export const AWARD_CLOSED = 'award-closed';

/**
 * Applies the rules of awards to a store of entries.
 *
 * The period is checked at the time of the change. After closing, a saved draft can be submitted and a
 * summary step saved for a short grace period, see {@link maySubmit}: the summary is where exhibitors accept
 * the rules of the award.
 */
export const createAwardDesk = ({ book, forms, clock, canSubmit }: AwardDeskParts): AwardDesk => {
  const toQuestionnaire = (state: EntryState): Questionnaire => questionnaireOf(state, clock(), canSubmit);
  const change = (
    place: EntryPlace,
    isOpen: Period,
    decide: (state: EntryState) => Result<EntryChange, Failure>,
  ): ResultAsync<Questionnaire, Failure> =>
    book
      .change(place, (state) =>
        entered(state)
          .andThen((found) => (isOpen(found.award, clock()) ? ok<EntryState, Failure>(found) : err(CLOSED)))
          .andThen(decide),
      )
      .map(toQuestionnaire);
  const changeForm = (
    place: EntryPlace,
    periodOf: (form: readonly FormStep[]) => Period,
    decide: (state: EntryState, form: readonly FormStep[]) => Result<EntryChange, Failure>,
  ): ResultAsync<Questionnaire, Failure> =>
    forms.steps(place.award).andThen((form) => change(place, periodOf(form), (state) => decide(state, form)));
  const withdraw: AwardDesk['withdraw'] = (place) =>
    change(place, isOpenNow, ({ entry }) =>
      ok<EntryChange, Failure>(entry === undefined ? { kind: 'nothing' } : { kind: 'withdrawal' }),
    );
  return {
    products: (participation, id) =>
      book.awards(participation).andThen(({ awards, products }) => {
        const now = clock();
        return chosenAward(awards, id, now).map((award) => awardList(award, products, now));
      }),
    open: (place) => book.open(place).andThen((state) => entered(state).map(toQuestionnaire)),
    saveStep: (place, step) =>
      changeForm(
        place,
        (form) => (isSummaryStep(form, step.step) ? maySubmit : isOpenNow),
        (state, form) => stepChange(state, form, step),
      ),
    submit: (place) =>
      changeForm(
        place,
        () => maySubmit,
        (state, form) => submissionChange(state, form, clock()),
      ),
    addFile: (place, file) =>
      changeForm(
        place,
        () => isOpenNow,
        (state, form) => newFileChange(state, form, file),
      ),
    removeFile: (place, file) => change(place, isOpenNow, (state) => lessFileChange(state, file)),
    withdraw,
    withdrawAll: (participation, product) =>
      book
        .awards(participation)
        .andThen(({ awards, products }) => submittedAwards(awards, products, product))
        .andThen((submitted) =>
          submitted.every((award) => isOpenNow(award, clock())) ? ok(submitted) : err(CLOSED),
        )
        .andThen((submitted) =>
          submitted.reduce(
            (before, { id }) =>
              before.andThen(() => withdraw({ participation, product, award: id })).map(() => undefined),
            okAsync<void, Failure>(undefined),
          ),
        ),
  };
};

/** Whether an award accepts a change now. */
type Period = (award: Award, now: Date) => boolean;

const isOpenNow: Period = (award, now) => !isClosed(award, now);

const isSummaryStep = (form: readonly FormStep[], step: string): boolean =>
  form.some(({ name, isSummary }) => isSummary && name === step);

const CLOSED: Failure = { kind: 'rejected', reason: AWARD_CLOSED, fields: [] };

/** A product that is not eligible for an award has no questionnaire for it. */
const entered = (state: EntryState): Result<EntryState, Failure> =>
  canEnterAward(state.award, state.candidate)
    ? ok(state)
    : err({ kind: 'not-found', what: `entry of product ${state.product.id}` });

const questionnaireOf = (
  { award, product, companyName, entry }: EntryState,
  now: Date,
  canSubmit: boolean,
): Questionnaire => ({
  ...(entry && { profileServiceId: entry.id }),
  questionnaireId: award.id,
  questionnaireStatus: entry?.status ?? 'DRAFT',
  answers: entry?.answers ?? [],
  files: entry?.files ?? [],
  product,
  companyName,
  ...(entry?.submission && { submission: entry.submission }),
  ...(entry?.reopened && { reopened: entry.reopened }),
  award: { ...standingOf(award, now), maySubmit: maySubmit(award, now) },
  canSubmit,
});
