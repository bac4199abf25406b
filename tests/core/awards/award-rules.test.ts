import {
  type Answer,
  AWARD_REQUIRED,
  type Award,
  type AwardCandidate,
  answersToPost,
  awardList,
  canEnterAward,
  chosenAward,
  type Entry,
  entriesOf,
  isChoice,
  isSameEntry,
  isStepCompleted,
  isTabClickable,
  nextButton,
  type QuestionKind,
  questionKindOf,
  startStep,
  stepNumberOf,
  stepsInOrder,
  submittedAwards,
} from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { askFor, PRIZE, stepOf } from '#tests/support/worlds/award-desk.ts';

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

describe('awardList', () => {
  const STATUSES = ['new', 'draft', 'submitted'] as const;
  const candidate = (id: string, status: (typeof STATUSES)[number], isChanged: boolean): AwardCandidate => ({
    ...{ id, title: id, content: '', image: '', isNovelty: true, categories: [] },
    statuses: { [PRIZE.id]: status },
    changed: isChanged ? [PRIZE.id] : [],
  });

  it.prop([fc.array(fc.tuple(fc.constantFrom(...STATUSES), fc.boolean()))])(
    'marks exactly the submitted products that have changed since',
    (products) => {
      const { items } = awardList(
        PRIZE,
        products.map(([status, isChanged], place) => candidate(`${place}`, status, isChanged)),
        NOW,
      );
      expect(items.map(({ status, isChanged }) => [status, isChanged])).toEqual(
        products.map(([status, isChanged]) => [status, status === 'submitted' && isChanged]),
      );
    },
  );

  it('has the title of the award, and its language where it is not that of the reader', () => {
    const { id, title, opensAt, closesAt, timeZone } = PRIZE;
    const standing = { id, title, opensAt, closesAt, timeZone, isClosed: false };
    expect(awardList(PRIZE, [], NOW)).toEqual({ award: standing, items: [] });
    const languages = { title: 'nl' } as const;
    expect(awardList({ ...PRIZE, languages }, [], NOW).award).toEqual({ ...standing, languages });
  });
});

describe('questions and steps as their editor writes them', () => {
  const KINDS = {
    ...{ CardQuestion: true, RadiobuttonQuestion: true, DropdownQuestion: true, CheckboxQuestion: true },
    ...{ section: false, TextQuestion: false, FileUploadQuestion: false, InfoText: false },
  } as const satisfies Record<QuestionKind, boolean>;
  const kinds = Object.keys(KINDS) as QuestionKind[];

  it.prop([fc.constantFrom(...kinds), fc.infiniteStream(fc.boolean()), fc.infiniteStream(fc.boolean())])(
    'find the kind of a question in any capitals and with spaces, and whether it has options',
    (kind, capitals, spaces) => {
      const written = [...kind].map((letter) => {
        const one = capitals.next().value ? letter.toUpperCase() : letter.toLowerCase();
        return spaces.next().value ? ` ${one}` : one;
      });
      expect(questionKindOf(written.join(''))).toBe(kind);
      expect(questionKindOf(`${written.join('')}s`)).toBeUndefined();
      expect(isChoice(kind)).toBe(KINDS[kind]);
    },
  );

  it.prop([
    fc.array(
      fc.record({ isSummary: fc.boolean(), text: fc.constantFrom('', ' ', 'x', '0', '2', ' 1.5 ', '10') }),
    ),
  ])(
    'put steps in the order of their numbers, those without one after them, and summaries last',
    (written) => {
      const steps = written.map((step, id) => ({ ...step, id, number: stepNumberOf(step.text) }));
      const rank = (text: string) => ['0', ' 1.5 ', '2', '10'].indexOf(text);
      const place = ({ isSummary, text }: (typeof steps)[number]) =>
        (isSummary ? 10 : 0) + (rank(text) < 0 ? 5 : rank(text));
      const sorted = stepsInOrder(steps);
      expect(sorted.map(({ id }) => id).toSorted((one, other) => one - other)).toEqual([...steps.keys()]);
      sorted.slice(1).forEach((step, index) => {
        const before = sorted[index] ?? expect.unreachable();
        if (place(before) === place(step)) expect(before.id).toBeLessThan(step.id);
        else expect(place(before)).toBeLessThan(place(step));
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
