import {
  type Answer,
  AWARD_REQUIRED,
  type Award,
  type AwardCandidate,
  answersToPost,
  canEnterAward,
  chosenAward,
  type Entry,
  entriesOf,
  isSameEntry,
  isStepCompleted,
  isTabClickable,
  nextButton,
  startStep,
  submittedAwards,
} from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { askFor, PRIZE, stepOf } from '#tests/support/award-desk.ts';

const NOW = new Date('2027-01-12T12:00:00Z');
const names = fc.uniqueArray(fc.constantFrom('a', 'b', 'c'));
const anyEntry: fc.Arbitrary<Entry | undefined> = fc.oneof(
  fc.constant(undefined),
  fc.record({ kind: fc.constant('text' as const), text: fc.constantFrom('', ' ', 'a', 'b') }),
  fc.record({ kind: fc.constant('choice' as const), names }),
  fc.record({
    kind: fc.constant('files' as const),
    files: fc.array(
      fc.constantFrom(
        { type: 'image' as const, name: 'a' },
        { type: 'image' as const, name: 'b', psId: 'a' },
        { type: 'image' as const, name: 'a', psId: 'b' },
      ),
      { maxLength: 2 },
    ),
  }),
);
/** What an entry says, without spaces, order of choices, and empty parts. */
const said = (entry: Entry | undefined): string => {
  if (entry?.kind === 'text') return entry.text.trim() === '' ? '' : `"${entry.text.trim()}"`;
  const parts =
    entry?.kind === 'files'
      ? entry.files.map(({ psId, name }) => psId ?? name)
      : (entry?.names.toSorted() ?? []);
  return parts.join();
};

describe('isSameEntry', () => {
  it.prop([anyEntry, anyEntry])('is true exactly of entries that say the same', (one, other) => {
    expect(isSameEntry(one, other)).toBe(said(one) === said(other));
  });
});

describe('the steps of a questionnaire', () => {
  const steps = ['one', 'two', 'three'].map((name, place) => ({ ...stepOf(name, []), number: place + 1 }));

  it.prop([fc.subarray(['one', 'two', 'three', 'hidden'])])(
    'start at the first without answers, or at the last',
    (answered) => {
      const stored = answered.map((stepId) => ({ stepId }));
      const isDone = (name: string) => answered.includes(name);
      for (const step of steps) expect(isStepCompleted(step, stored)).toBe(isDone(step.name));
      expect(startStep(steps, stored)).toBe(steps.find(({ name }) => !isDone(name))?.number ?? 3);
    },
  );

  it.prop([fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 5 })])(
    'are reviewed last but one, submitted last, and clickable only before the current one',
    (number, count) => {
      const before = number === count - 1 ? 'review-summary' : 'next';
      expect(nextButton(number, count)).toBe(number >= count ? 'submit' : before);
      expect(isTabClickable(number, count)).toBe(number < count);
    },
  );
});

describe('answersToPost', () => {
  const options = ['a', 'b', 'c'].map((name) => ({ name, text: name.toUpperCase() }));
  const step = stepOf('basics', [
    askFor('one', 'RadiobuttonQuestion', { options }),
    askFor('some', 'CheckboxQuestion', { options }),
    askFor('text', 'TextQuestion'),
    askFor('info', 'InfoText'),
  ]);

  it.prop([names, fc.constantFrom('', ' ', ' a ')])(
    'posts at most one choice for a single answer, every choice of several, and no blank text',
    (chosen, text) => {
      const choice: Entry = { kind: 'choice', names: chosen };
      const entries = new Map<string, Entry>([
        ['one', choice],
        ['some', choice],
        ['text', { kind: 'text', text }],
        ['info', { kind: 'text', text: 'x' }],
      ]);
      const posted = answersToPost(step, entries);
      const of = (question: string) => posted.filter(({ questionId }) => questionId === question);
      const sorted = chosen.toSorted();
      expect(of('one').map(({ answerId }) => answerId)).toEqual(sorted.slice(0, 1));
      expect(of('some').map(({ answerId }) => answerId)).toEqual(sorted);
      expect(of('text').map(({ answerText }) => answerText)).toEqual(text.trim() === '' ? [] : [text.trim()]);
      expect(of('info')).toEqual([]);
      const several = posted.filter(({ questionType }: Answer) => questionType === 'MULTISELECT');
      expect(entriesOf(several).get('some') ?? { kind: 'choice', names: [] }).toEqual({
        kind: 'choice',
        names: sorted,
      });
    },
  );
});

describe('the award of a request', () => {
  const awards = ['a', 'b'].map((id): Award => ({ ...PRIZE, id }));

  it('names what it does not find, and rejects a request about several', () => {
    expect(chosenAward(awards, 'c', NOW)._unsafeUnwrapErr()).toEqual({ kind: 'not-found', what: 'award c' });
    expect(chosenAward([], '', NOW)._unsafeUnwrapErr()).toEqual({ kind: 'not-found', what: 'an award' });
    expect(chosenAward(awards, '', NOW)._unsafeUnwrapErr()).toEqual({
      kind: 'rejected',
      reason: AWARD_REQUIRED,
      fields: [],
    });
    expect(submittedAwards(awards, [], '7')._unsafeUnwrapErr()).toEqual({
      kind: 'not-found',
      what: 'product 7',
    });
  });

  it.prop([names, names, fc.boolean(), fc.boolean()])(
    'accepts a product with any one of its categories, and novelties where only these may enter',
    (categories, own, onlyNovelties, isNovelty) => {
      const candidate = { categories: own, isNovelty, statuses: {} } as unknown as AwardCandidate;
      const isOfCategory = categories.length === 0 || own.some((id) => categories.includes(id));
      expect(canEnterAward({ ...PRIZE, categories, onlyNovelties }, candidate)).toBe(
        isOfCategory && (isNovelty || !onlyNovelties),
      );
    },
  );
});
