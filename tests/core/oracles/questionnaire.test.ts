import { answersToDelete, type FormStep, type Question, visibleSteps } from '@fairdesk/core/awards';
import { anyQuestion } from '@fairdesk/core/testing';
import fc from 'fast-check';
import { describe } from 'vitest';
import { agrees } from './agrees.ts';

type Chosen = Readonly<Record<string, readonly string[]>>;

/** A question with the step and the sections around it. */
interface Spot {
  readonly step: FormStep;
  readonly around: readonly Question[];
  readonly question: Question;
}

const spotsIn = (step: FormStep, questions = step.questions, around: readonly Question[] = []): Spot[] =>
  questions.flatMap((question) => [
    { step, around, question },
    ...spotsIn(step, question.children, [...around, question]),
  ]);

/**
 * Whether a condition can be proved: its answer is chosen at a visible question, and that question is visible
 * without this condition. Portal spec §4 "Questionnaire", §5.
 */
const prover = (steps: readonly FormStep[], chosen: Chosen) => {
  const spots = steps.flatMap((step) => spotsIn(step));
  const isMet = (when: FormStep['onlyShowWhen'], open: readonly Spot[]): boolean =>
    when === undefined ||
    ((chosen[when.questionName] ?? []).includes(when.answerName) &&
      spots.some(
        (spot) => spot.question.name === when.questionName && !open.includes(spot) && isShown(spot, open),
      ));
  const isShown = (spot: Spot, open: readonly Spot[]): boolean => {
    const now = [...open, spot];
    return [spot.step, ...spot.around, spot.question].every(({ onlyShowWhen }) => isMet(onlyShowWhen, now));
  };
  return {
    showsStep: (step: FormStep): boolean => isMet(step.onlyShowWhen, []),
    shows: (spot: Spot): boolean => isShown(spot, []),
    spots,
  };
};

const QUESTIONS = ['size', 'power', 'colour', 'photo'] as const;
const ANSWERS = ['small', 'large', 'yes', 'no'] as const;
const condition = fc.record({
  questionName: fc.constantFrom(...QUESTIONS),
  answerName: fc.constantFrom(...ANSWERS),
});
/** Each name in one place, so that a question can depend on any other and on itself. */
const anySteps: fc.Arbitrary<readonly FormStep[]> = fc
  .tuple(
    fc.array(fc.nat(3), { minLength: 4, maxLength: 4 }),
    fc.array(fc.option(condition, { nil: undefined }), { minLength: 8, maxLength: 8 }),
    fc.array(anyQuestion, { minLength: 4, maxLength: 4 }),
    fc.boolean(),
  )
  .map(([places, conditions, questions, inSection]) =>
    [0, 1, 2, 3].map((step): FormStep => {
      const own = QUESTIONS.flatMap((name, at) => {
        const [question, when] = [questions[at], conditions[at]];
        if (places[at] !== step || question === undefined) return [];
        const { onlyShowWhen: _generated, ...rest } = question;
        return [{ ...rest, kind: 'RadiobuttonQuestion' as const, name, ...(when && { onlyShowWhen: when }) }];
      });
      const [first, ...others] = own;
      const nested =
        inSection && first
          ? [{ ...first, kind: 'section' as const, name: `section ${step}`, children: others }, first]
          : own;
      const when = conditions[4 + step];
      return {
        name: `step ${step}`,
        number: 40 - step,
        title: '',
        description: '',
        isSummary: false,
        questions: nested,
        ...(when && { onlyShowWhen: when }),
      };
    }),
  );
const anyChosen = fc.record(
  Object.fromEntries(QUESTIONS.map((name) => [name, fc.subarray([...ANSWERS])])),
) as fc.Arbitrary<Chosen>;
const asChoices = (chosen: Chosen) =>
  new Map(Object.entries(chosen).map(([name, answers]) => [name, new Set(answers)]));
const namesIn = (questions: readonly Question[]): string[] =>
  questions.flatMap(({ name, children }) => [name, ...namesIn(children)]);

describe('a questionnaire, by a second implementation', () => {
  agrees(
    'shows the same steps and questions, numbered the same',
    fc.tuple(anySteps, anyChosen),
    (steps, chosen) =>
      visibleSteps(steps, asChoices(chosen)).map(({ name, number, questions }) => [
        name,
        number,
        namesIn(questions),
      ]),
    (steps, chosen) => {
      const { showsStep, shows, spots } = prover(steps, chosen);
      return steps
        .filter(showsStep)
        .map((step, place) => [
          step.name,
          place + 1,
          spots.filter((spot) => spot.step === step && shows(spot)).map(({ question }) => question.name),
        ]);
    },
  );

  const anyStored = fc.array(
    fc.record({
      stepId: fc.constantFrom('step 0', 'step 1', 'step 2', 'step 3', 'former step'),
      questionId: fc.constantFrom(...QUESTIONS, 'former question'),
    }),
    { maxLength: 6 },
  );
  agrees(
    'deletes the same answers when a step is saved',
    fc.tuple(anySteps, anyChosen, anyStored, fc.nat(3)),
    (steps, chosen, stored, at) =>
      answersToDelete(stored, steps[at] as FormStep, steps, asChoices(chosen)).map((answer) =>
        stored.indexOf(answer),
      ),
    (steps, chosen, stored, at) => {
      const { shows, spots } = prover(steps, chosen);
      return stored.flatMap((answer, place) => {
        const isShown = spots.some(
          (spot) =>
            spot.step.name === answer.stepId && spot.question.name === answer.questionId && shows(spot),
        );
        return answer.stepId === `step ${at}` || !isShown ? [place] : [];
      });
    },
  );
});
