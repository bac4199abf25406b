import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import type { Clock, Failure } from '../shared/index.ts';
import { type Award, canEnterAward, standingOf } from './award.ts';
import { CLOSED } from './award-closed.ts';
import type { FormStep } from './award-form.ts';
import { lessFileChange, newFileChange, stepChange, submissionChange } from './entry-changes.ts';
import type { EntryBook, EntryChange, EntryDesk, EntryPlace, EntryState, FormSource } from './ports.ts';
import type { Questionnaire } from './questionnaire.ts';
import { isClosed, maySubmit } from './registration.ts';

/** The dependencies of an {@link EntryDesk}. */
export interface EntryDeskParts {
  readonly book: Pick<EntryBook, 'open' | 'change'>;
  readonly forms: FormSource;
  readonly clock: Clock;
  /** Whether the caller may change and submit entries; the server checks the permission again. */
  readonly canSubmit: boolean;
}

/**
 * Applies the rules of awards to a store of entries.
 *
 * The period is checked at the time of the change. After closing, a saved draft can be submitted and a
 * summary step saved for a short grace period, see {@link maySubmit}: the summary is where exhibitors accept
 * the rules of the award.
 */
export const createEntryDesk = ({ book, forms, clock, canSubmit }: EntryDeskParts): EntryDesk => {
  const toQuestionnaire = (state: EntryState): Questionnaire => questionnaireOf(state, clock(), canSubmit);
  const change = (
    place: EntryPlace,
    isIn: Period,
    decide: (state: EntryState) => Result<EntryChange, Failure>,
  ): ResultAsync<Questionnaire, Failure> =>
    book
      .change(place, (state) =>
        entered(state)
          .andThen((found) => (isIn(found.award, clock()) ? ok<EntryState, Failure>(found) : err(CLOSED)))
          .andThen(decide),
      )
      .map(toQuestionnaire);
  const changeForm = (
    place: EntryPlace,
    periodOf: (form: readonly FormStep[]) => Period,
    decide: (state: EntryState, form: readonly FormStep[]) => Result<EntryChange, Failure>,
  ): ResultAsync<Questionnaire, Failure> =>
    forms.steps(place.award).andThen((form) => change(place, periodOf(form), (state) => decide(state, form)));
  return {
    open: (place) => book.open(place).andThen((state) => entered(state).map(toQuestionnaire)),
    saveStep: (place, step) =>
      changeForm(
        place,
        (form) => (isSummaryStep(form, step.step) ? maySubmit : isOpen),
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
        () => isOpen,
        (state, form) => newFileChange(state, form, file),
      ),
    removeFile: (place, file) => change(place, isOpen, (state) => lessFileChange(state, file)),
    withdraw: (place) =>
      change(place, isOpen, ({ entry }) =>
        ok<EntryChange, Failure>(entry === undefined ? { kind: 'nothing' } : { kind: 'withdrawal' }),
      ),
  };
};

/** Whether an award accepts a change now. */
type Period = (award: Award, now: Date) => boolean;

const isOpen: Period = (award, now) => !isClosed(award, now);

const isSummaryStep = (form: readonly FormStep[], step: string): boolean =>
  form.some(({ name, isSummary }) => isSummary && name === step);

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
