import {
  type Answer,
  afterStepSaved,
  answersToDelete,
  answersToPost,
  answerTypeOf,
  type Choices,
  choicesOf,
  type Entries,
  type Entry,
  entriesOf,
  entryKindOf,
  type FormStep,
  hasBack,
  isFinal,
  isMet,
  isSameEntry,
  isStepCompleted,
  isTabClickable,
  nextButton,
  percentDone,
  type Question,
  showsIntroduction,
  startStep,
  stepFaults,
  textFieldOf,
  visibleSteps,
  withChildren,
} from '@fairdesk/core/awards';
import { asTyped, lengthIn, lengthOf } from '@fairdesk/core/shared';
import { anyCondition, anyFormSteps, anyQuestion, oneOf } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyChoices: fc.Arbitrary<Choices> = fc
  .array(anyCondition)
  .map((chosen) =>
    choicesOf(
      chosen.map(({ questionName, answerName }) => ({ questionId: questionName, answerId: answerName })),
    ),
  );

const blanks = fc.string({ unit: fc.constantFrom(' ', '\n', '\t') });

const anyEntry: fc.Arbitrary<Entry> = fc.oneof(
  fc.record({ kind: fc.constant('text' as const), text: fc.string() }),
  fc.record({ kind: fc.constant('choice' as const), names: fc.subarray(['small', 'large', 'yes', 'no']) }),
  fc.record({
    kind: fc.constant('files' as const),
    files: fc.array(fc.record({ type: fc.constant('image' as const), name: fc.string() })),
  }),
);
const anyEntries: fc.Arbitrary<Entries> = fc
  .dictionary(fc.constantFrom('size', 'power', 'colour', 'photo'), anyEntry)
  .map((entries) => new Map(Object.entries(entries)));

const both = (one: Choices, other: Choices): Choices => {
  const pairs = [...one, ...other].flatMap(([questionId, names]) =>
    [...names].map((answerId) => ({ questionId, answerId })),
  );
  return choicesOf(pairs);
};
const names = (steps: readonly { readonly name: string }[]) => steps.map(({ name }) => name);
const answersIn = (steps: readonly FormStep[]): fc.Arbitrary<readonly Answer[]> =>
  fc.subarray(names(steps)).map((stepIds) =>
    stepIds.map((stepId) => ({
      questionId: 'size',
      answerId: '',
      answerText: 'x',
      stepId,
      stepName: '',
      questionText: '',
      questionType: 'TEXT' as const,
      order: 1,
      files: [],
    })),
  );

/** A step that contains this question unconditionally. */
const stepOf = ({ onlyShowWhen, ...question }: Question): FormStep => ({
  name: 's',
  number: 1,
  title: 'Your product',
  description: '',
  isSummary: false,
  questions: [question],
});

describe('answersToPost', () => {
  it.prop([anyFormSteps, anyEntries, anyChoices])(
    'cover visible questions that take an answer, numbered from 1',
    (steps, entries, chosen) => {
      for (const step of visibleSteps(steps, chosen)) {
        const answers = answersToPost(step, entries);
        const visible = withChildren(step.questions);
        expect(answers.map(({ order }) => order)).toEqual(answers.map((_, place) => place + 1));
        for (const { questionId, questionType, stepId } of answers) {
          expect(stepId).toBe(step.name);
          expect(visible.filter(({ name }) => name === questionId).map(answerTypeOf)).toContain(questionType);
        }
      }
    },
  );

  it.prop([anyFormSteps, anyChoices])('are empty when nothing was entered', (steps, chosen) => {
    const nothing: Entries = new Map([
      ['size', { kind: 'text', text: ' ' }],
      ['power', { kind: 'choice', names: [] }],
    ]);
    for (const step of visibleSteps(steps, chosen)) expect(answersToPost(step, nothing)).toEqual([]);
  });

  it.prop([anyQuestion, fc.subarray(['small', 'large', 'yes', 'no'])])(
    'never contain an option that the question does not offer',
    (question, chosenNames) => {
      const step = stepOf(question);
      const entries: Entries = new Map([[question.name, { kind: 'choice', names: chosenNames }]]);
      const offered = names(question.options);
      for (const { answerId } of answersToPost(step, entries)) expect(offered).toContain(answerId);
    },
  );
});

describe('an answer', () => {
  const base = oneOf(anyQuestion);
  const options = [
    { name: 'small', text: 'Small' },
    { name: 'large', text: 'Large' },
  ];
  const posted = (question: Question, entry: Entry) =>
    answersToPost(stepOf(question), new Map([[question.name, entry]]));
  const common = { stepId: 's', stepName: 'Your product', questionText: 'Which?', order: 1 };

  it.prop([fc.string({ unit: 'grapheme' })])('holds the text exactly as typed', (text) => {
    fc.pre(text.trim() !== '');
    const question = { ...base, kind: 'TextQuestion' as const, name: 'q', text: 'Which?' };
    expect(posted(question, { kind: 'text', text })).toEqual([
      { ...common, questionId: 'q', questionType: 'TEXT', answerId: '', answerText: text, files: [] },
    ]);
    expect(posted({ ...question, kind: 'InfoText' }, { kind: 'text', text })).toEqual([]);
  });

  it.prop([fc.subarray(['small', 'large'])])('holds exactly the selected options', (chosen) => {
    const question = { ...base, kind: 'CheckboxQuestion' as const, name: 'q', text: 'Which?', options };
    expect(posted(question, { kind: 'choice', names: [...chosen, 'never offered'] })).toEqual(
      options
        .filter(({ name }) => chosen.includes(name))
        .map(({ name, text }, place) => ({
          ...common,
          questionId: 'q',
          questionType: 'MULTISELECT',
          answerId: name,
          answerText: text,
          files: [],
          order: place + 1,
        })),
    );
  });

  it.prop([fc.array(fc.record({ type: fc.constant('document' as const), name: fc.string() }))])(
    'holds all files of a question, or is absent',
    (files) => {
      const question = { ...base, kind: 'FileUploadQuestion' as const, name: 'q', text: 'Which?' };
      const answer = { ...common, questionId: 'q', questionType: 'DOCUMENT', answerId: '', answerText: '' };
      expect(posted(question, { kind: 'files', files })).toEqual(
        files.length === 0 ? [] : [{ ...answer, files }],
      );
    },
  );
});

describe('answersToDelete', () => {
  const situation = anyFormSteps
    .filter((steps) => steps.length > 0)
    .chain((steps) =>
      fc.record({
        steps: fc.constant(steps),
        saved: fc.constantFrom(...steps),
        stored: answersIn(steps),
        chosen: anyChoices,
      }),
    );

  it.prop([situation])(
    'are exactly those of the saved step and of hidden parts',
    ({ steps, saved, stored, chosen }) => {
      const visible = visibleSteps(steps, chosen).filter(({ questions }) =>
        names(withChildren(questions)).includes('size'),
      );
      const deleted = answersToDelete(stored, saved, steps, chosen);
      expect(deleted).toEqual(
        stored.filter(({ stepId }) => stepId === saved.name || !names(visible).includes(stepId)),
      );
    },
  );

  it('include a step that depends on a hidden one', () => {
    const question = oneOf(anyQuestion);
    const step = (name: string, asks: string, on?: string): FormStep => {
      const { onlyShowWhen, ...free } = question;
      const plain = {
        name,
        number: 1,
        title: '',
        description: '',
        isSummary: false,
        questions: [{ ...free, name: asks }],
      };
      return on === undefined ? plain : { ...plain, onlyShowWhen: { questionName: on, answerName: 'yes' } };
    };
    const steps = [step('a', 'power'), step('b', 'gas', 'power'), step('c', 'water', 'gas')];
    const stored = choicesOf([{ questionId: 'gas', answerId: 'yes' }]);
    expect(names(visibleSteps(steps, stored))).toEqual(['a']);
  });
});

describe('navigation through a questionnaire', () => {
  const withAnswers = anyFormSteps.chain((steps) =>
    fc.record({ steps: fc.constant(visibleSteps(steps, new Map())), stored: answersIn(steps) }),
  );

  it.prop([withAnswers])('starts at the first step without answers, or at the last', ({ steps, stored }) => {
    const start = startStep(steps, stored);
    for (const step of steps.slice(0, Math.max(0, start - 1)))
      expect(isStepCompleted(step, stored)).toBe(true);
    const begun = steps[start - 1];
    if (begun) expect(isStepCompleted(begun, stored) && start < steps.length).toBe(false);
    else expect(steps).toEqual([]);
    expect(showsIntroduction(stored)).toBe(stored.length === 0);
  });

  const place = fc
    .integer({ min: 1, max: 50 })
    .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));

  it.prop([place])(
    'has a submit button on the last step, a review button on the one before, and next elsewhere',
    ([number, count]) => {
      const wanted = number === count ? 'submit' : number === count - 1 ? 'review-summary' : 'next';
      expect(nextButton(number, count)).toBe(wanted);
      expect(isFinal(number, count)).toBe(number === count);
      expect(hasBack(number)).toBe(number > 1);
    },
  );

  it.prop([place, fc.nat(60)])('lets the user go back by a tab, never forward', ([number], tab) => {
    expect(isTabClickable(tab, number)).toBe(tab < number);
  });

  it.prop([place])(
    'never shows less progress on a later step, and 100 percent only at the end',
    ([number, count]) => {
      expect(percentDone(number, count)).toBeLessThan(100);
      expect(percentDone(number + 1, count)).toBeGreaterThanOrEqual(percentDone(number, count));
      expect(percentDone(count + 1, count)).toBe(100);
      expect(percentDone(1, count)).toBe(0);
      expect(percentDone(0, 0)).toBe(0);
    },
  );
});

describe('afterStepSaved', () => {
  it.prop([fc.integer({ min: 1, max: 50 }), fc.nat(50)])(
    'goes on only when the step was saved, and finishes after the last',
    (number, more) => {
      const count = number + more;
      expect(afterStepSaved(number, count, false)).toEqual({ kind: 'stay' });
      expect(afterStepSaved(number, count, true)).toEqual(
        more === 0 ? { kind: 'thank-you' } : { kind: 'step', number: number + 1 },
      );
    },
  );
});

describe('choicesOf', () => {
  it('collects the selected options of a question, and ignores texts', () => {
    const choices = choicesOf([
      { questionId: 'size', answerId: 'small' },
      { questionId: 'size', answerId: 'large' },
      { questionId: 'power', answerId: '' },
    ]);
    expect(choices).toEqual(new Map([['size', new Set(['small', 'large'])]]));
  });

  it.prop([anyCondition, anyChoices])('decide whether a condition is met', (on, chosen) => {
    const more = both(chosen, choicesOf([{ questionId: on.questionName, answerId: on.answerName }]));
    expect(isMet(on, more)).toBe(true);
    expect(isMet({ ...on, answerName: 'never offered' }, more)).toBe(false);
    expect(isMet({ ...on, questionName: 'never asked' }, more)).toBe(false);
    expect(isMet(undefined, chosen)).toBe(true);
  });
});

describe('answerTypeOf', () => {
  it.each([
    ['TextQuestion', false, 'TEXT'],
    ['RadiobuttonQuestion', false, 'SELECT'],
    ['DropdownQuestion', true, 'SELECT'],
    ['CardQuestion', false, 'SELECT'],
    ['CardQuestion', true, 'MULTISELECT'],
    ['CheckboxQuestion', false, 'MULTISELECT'],
    ['FileUploadQuestion', false, 'DOCUMENT'],
    ['section', true, undefined],
    ['InfoText', false, undefined],
  ] as const)('reads a %s (several: %s) as %s', (kind, canSelectMultipleItems, type) => {
    expect(answerTypeOf({ kind, canSelectMultipleItems })).toBe(type);
  });
});

describe('stepFaults', () => {
  it.prop([anyFormSteps, anyEntries])('name visible questions that take an answer only', (steps, entries) => {
    for (const step of steps) {
      const visible = withChildren(step.questions).filter((question) => answerTypeOf(question));
      for (const { path } of stepFaults(step, entries)) expect(names(visible)).toContain(path);
    }
  });

  it.prop([anyQuestion])('require an answer exactly where the question does', (question) => {
    const step = stepOf(question);
    const required = question.isRequired && answerTypeOf(question) !== undefined;
    expect(stepFaults(step, new Map()).map(({ code }) => code)).toEqual(required ? ['forms-required'] : []);
  });

  it.prop([anyQuestion, fc.string()])('never find typed text too long', (question, text) => {
    const step = stepOf({ ...question, kind: 'TextQuestion' });
    const typed = asTyped(text, textFieldOf(question));
    const entries: Entries = new Map([[question.name, { kind: 'text', text: typed }]]);
    expect(stepFaults(step, entries).map(({ code }) => code)).not.toContain('forms-maxlength');
  });

  it.prop([anyQuestion, blanks, fc.string(), blanks])(
    'count exactly the text that is posted',
    (question, before, text, after) => {
      fc.pre(text.trim() !== '');
      const textQuestion = { ...question, kind: 'TextQuestion' as const };
      const step = stepOf(textQuestion);
      const entry: Entry = { kind: 'text', text: before + text + after };
      const [posted] = answersToPost(step, new Map([[textQuestion.name, entry]]));
      expect(lengthIn(entry.text, textFieldOf(textQuestion))).toBe(lengthOf(posted?.answerText ?? ''));
      // Saved, the entry has no unsaved changes.
      expect(isSameEntry(entry, { kind: 'text', text: posted?.answerText ?? '' })).toBe(true);
    },
  );

  it.each(['text', 'email', 'url', 'video', 'numbers-only'] as const)(
    'post an answer of the flavour %s without white space around it',
    (flavour) => {
      const textQuestion = {
        ...oneOf(anyQuestion),
        kind: 'TextQuestion' as const,
        flavour,
        name: 'q',
        children: [],
      };
      const entries: Entries = new Map([['q', { kind: 'text', text: ' 42 ' }]]);
      expect(answersToPost(stepOf(textQuestion), entries)[0]?.answerText).toBe('42');
    },
  );

  it('tell a video link from any other link', () => {
    const question = {
      ...oneOf(anyQuestion),
      kind: 'TextQuestion' as const,
      flavour: 'video' as const,
      name: 'q',
      maxLength: 0,
    };
    const step = stepOf(question);
    const codes = (text: string) =>
      stepFaults(step, new Map([['q', { kind: 'text', text }]])).map(({ code }) => code);
    expect(codes('https://youtu.be/dQw4w9WgXcQ')).toEqual([]);
    expect(codes('https://bakery.example')).toEqual(['forms-video']);
  });

  const faultsOf = (question: Partial<Question>, entry?: Entry) => {
    const whole = {
      ...oneOf(anyQuestion),
      maxLength: 0,
      isRequired: true,
      name: 'q',
      text: 'Which?',
      ...question,
    };
    return stepFaults(stepOf(whole), new Map(entry && [['q', entry]]));
  };
  const missing = [{ path: 'q', code: 'forms-required', params: { label: 'Which?' } }];

  it.each([
    'CardQuestion',
    'RadiobuttonQuestion',
    'DropdownQuestion',
    'CheckboxQuestion',
    'FileUploadQuestion',
  ] as const)('require a choice or files for a %s, and reject text', (kind) => {
    expect(faultsOf({ kind })).toEqual(missing);
    expect(faultsOf({ kind }, { kind: 'choice', names: [] })).toEqual(missing);
    expect(faultsOf({ kind }, { kind: 'files', files: [] })).toEqual(missing);
    expect(faultsOf({ kind }, { kind: 'text', text: 'small' })).toEqual(missing);
    const takesFiles = kind === 'FileUploadQuestion';
    const options = [{ name: 'small', text: 'Small' }];
    const choice = { kind: 'choice', names: ['small'] } as const;
    const files = { kind: 'files', files: [{ type: 'image', name: 'a.png' }] } as const;
    expect(faultsOf({ kind, options }, choice)).toEqual(takesFiles ? missing : []);
    expect(faultsOf({ kind, options }, files)).toEqual(takesFiles ? [] : missing);
  });

  it.each([
    ['email', 'anna@bakery.example', 'anna', 'forms-email'],
    ['url', 'bakery.example', 'no address', 'forms-url'],
    ['numbers-only', '12', 'twelve', 'forms-numbers'],
    ['video', 'youtu.be/dQw4w9WgXcQ', 'bakery.example', 'forms-video'],
  ] as const)('validate a text of the flavour %s', (flavour, right, wrong, code) => {
    const question = { kind: 'TextQuestion', flavour } as const;
    expect(faultsOf(question)).toEqual(missing);
    expect(faultsOf(question, { kind: 'text', text: right })).toEqual([]);
    expect(faultsOf(question, { kind: 'text', text: wrong }).map((fault) => fault.code)).toEqual([code]);
  });

  it.each(['text', 'multiline', 'edit-in-modal'] as const)('accept any text for %s', (flavour) => {
    expect(faultsOf({ kind: 'TextQuestion', flavour }, { kind: 'text', text: 'anna' })).toEqual([]);
  });

  it('reject an unknown option, several options where one is allowed, and too many files', () => {
    const options = [
      { name: 'small', text: 'Small' },
      { name: 'large', text: 'Large' },
    ];
    const chosen = (...chosenNames: string[]): Entry => ({ kind: 'choice', names: chosenNames });
    const codes = (question: Partial<Question>, entry: Entry) =>
      faultsOf({ options, canSelectMultipleItems: false, ...question }, entry).map(({ code }) => code);
    for (const kind of ['RadiobuttonQuestion', 'DropdownQuestion', 'CardQuestion'] as const) {
      expect(codes({ kind }, chosen('huge'))).toEqual(['forms-option']);
      expect(codes({ kind }, chosen('small', 'large'))).toEqual(['forms-one-option']);
      expect(codes({ kind }, chosen('small'))).toEqual([]);
    }
    expect(codes({ kind: 'CheckboxQuestion' }, chosen('small', 'large'))).toEqual([]);
    expect(codes({ kind: 'CardQuestion', canSelectMultipleItems: true }, chosen('small', 'large'))).toEqual(
      [],
    );
    expect(codes({ kind: 'CheckboxQuestion' }, chosen('small', 'huge'))).toEqual(['forms-option']);
    const files = (count: number): Entry => ({
      kind: 'files',
      files: Array.from({ length: count }, (_file, place) => ({ type: 'image', name: `${place}.png` })),
    });
    expect(codes({ kind: 'FileUploadQuestion', maxFiles: 2 }, files(2))).toEqual([]);
    const of = { options, canSelectMultipleItems: false, kind: 'DropdownQuestion' } as const;
    const params = { label: 'Which?' };
    expect(faultsOf(of, chosen('huge'))).toEqual([{ path: 'q', code: 'forms-option', params }]);
    expect(faultsOf(of, chosen('small', 'large'))).toEqual([{ path: 'q', code: 'forms-one-option', params }]);
    expect(faultsOf({ kind: 'FileUploadQuestion', maxFiles: 2 }, files(3))).toEqual([
      { path: 'q', code: 'filelimit', params: { n: 2 } },
    ]);
  });
});

describe('a stored answer', () => {
  it.prop([anyFormSteps, anyEntries, anyChoices])(
    'converts to the entry it was posted from, and back to the same answers',
    (steps, entries, chosen) => {
      for (const step of visibleSteps(steps, chosen)) {
        const posted = answersToPost(step, entries);
        const distinct = new Set(withChildren(step.questions).map(({ name }) => name));
        if (distinct.size < withChildren(step.questions).length) continue;
        expect(answersToPost(step, entriesOf(posted))).toEqual(posted);
      }
    },
  );

  it.prop([anyEntry, anyEntry])('equals an entry with its options in another order', (one, other) => {
    expect(isSameEntry(one, one)).toBe(true);
    expect(isSameEntry(one, other)).toBe(isSameEntry(other, one));
    if (one.kind === 'choice')
      expect(isSameEntry(one, { kind: 'choice', names: one.names.toReversed() })).toBe(true);
    expect(isSameEntry(undefined, { kind: 'text', text: ' ' })).toBe(true);
  });

  it.prop([anyQuestion, anyEntry])('always has the kind that its question takes', (question, entry) => {
    const kind = entryKindOf(question);
    const answers = answersToPost(stepOf(question), new Map([[question.name, entry]]));
    if (entry.kind !== kind) expect(answers).toEqual([]);
    if (answerTypeOf(question) === 'SELECT') expect(answers.length).toBeLessThanOrEqual(1);
  });
});
