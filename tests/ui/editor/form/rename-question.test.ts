import { type Choices, visibleSteps, withChildren } from '@fairdesk/core/awards';
import type { FieldContent, FieldRecord } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { awardStepsOf } from '#adapters/shared/layout/award-steps.ts';
import { withRenaming } from '#ui/editor/form/rename-question.ts';
import { contentOfCondition } from '#ui/editor/form/stored-condition.ts';
import { withFormerName } from '#ui/editor/form/with-former-name.ts';

const QUESTIONS = ['a', 'ab', 'stage', 'power'];
const ANSWERS = ['y', 'yes', 'no'];
const anyCondition = fc.oneof(
  fc.constantFrom('', '{'),
  fc
    .record({ questionName: fc.constantFrom(...QUESTIONS, 'lost'), answerName: fc.constantFrom(...ANSWERS) })
    .map(contentOfCondition),
);
const anyPart = fc.tuple(fc.nat(4), fc.boolean(), fc.uniqueArray(fc.constantFrom(...ANSWERS)), anyCondition);

/** A form with each question once, in steps and in a section of one. */
const anyForm = fc
  .tuple(
    fc.shuffledSubarray(QUESTIONS, { minLength: 1 }),
    fc.array(anyPart, { minLength: 4, maxLength: 4 }),
    fc.array(anyCondition, { minLength: 5, maxLength: 5 }),
  )
  .map(([names, parts, conditions]): FieldRecord => {
    const stepOf = (place: number): FieldRecord => {
      const own = names.flatMap((Name, index) => {
        const [step, isInside, answers, OnlyShowWhen] = parts[index] ?? expect.fail();
        const Answers = answers.map((answer) => ({ Name: answer }));
        const question = { Type: 'RadiobuttonQuestion', Name, Answers, OnlyShowWhen, Text: 'a' };
        return step === place ? [isInside ? { Type: 'section', Children: [question] } : question] : [];
      });
      return { StepName: `s${place}`, Questions: own, OnlyShowWhen: conditions[place] ?? '' };
    };
    return { Steps: [0, 1, 2, 3].map(stepOf), SummarySteps: [stepOf(4)] };
  });

/** Where names of questions, or of their answers, are. */
const namePaths = (content: FieldContent, path = ''): readonly string[] =>
  typeof content === 'object' && content !== null
    ? Object.entries<FieldContent>(content).flatMap(([name, each]) =>
        namePaths(each, path ? `${path}.${name}` : name),
      )
    : path.endsWith('.Name')
      ? [path]
      : [];

const textAt = (fields: FieldRecord, path: string): string =>
  path.split('.').reduce<FieldContent>((inside, name) => Object(inside)[name], fields) as string;

const typed = (fields: FieldRecord, path: string, text: string): FieldRecord => {
  const changed = structuredClone(fields);
  const item = path.split('.').slice(0, -1);
  Object.assign(
    item.reduce<object>((inside, name) => (inside as Record<string, object>)[name] ?? {}, changed),
    { Name: text },
  );
  return changed;
};

/** Each text while one is typed over another: `stage`, `stag` … ``, `p`, `po` … `power`. */
const lettersFrom = (from: string, to: string): readonly string[] => [
  ...[...from].map((_, place) => from.slice(0, from.length - place - 1)),
  ...[...to].map((_, place) => to.slice(0, place + 1)),
];

const typeAll = (form: FieldRecord, path: string, texts: readonly string[]) =>
  texts.reduce((fields, text) => withRenaming(form, typed(fields, path, text), path), form);

const shownIn = (form: FieldRecord, choices: Choices): readonly string[] =>
  visibleSteps(
    awardStepsOf(form, () => ''),
    choices,
  ).flatMap(({ name, questions }) => [
    name,
    ...withChildren(questions).map((question) => `${name}/${question.name}`),
  ]);

const anyChoices = fc
  .array(fc.tuple(fc.constantFrom(...QUESTIONS), fc.constantFrom(...ANSWERS)))
  .map((chosen): Choices => new Map(chosen.map(([question, answer]) => [question, new Set([answer])])));

describe('withRenaming', () => {
  it.prop([anyForm, fc.nat(), fc.constantFrom('state', 'abc', 'yesterday'), anyChoices])(
    'shows the same after the same answers once a question or answer has another name, however it is typed',
    (form, n, to, choices) => {
      const paths = namePaths(form);
      const path = paths[n % paths.length] ?? expect.fail();
      const from = textAt(form, path);
      const isAnswer = path.includes('.Answers.');
      const on = isAnswer ? textAt(form, path.replace(/\.Answers\..*/, '.Name')) : from;
      const renamed = typeAll(form, path, lettersFrom(from, to));
      const rename = (name: string) => (name === from ? to : name);
      const chosen: Choices = new Map(
        [...choices].map(([question, answers]) =>
          question !== on
            ? [question, answers]
            : isAnswer
              ? [question, new Set([...answers].map(rename))]
              : [to, answers],
        ),
      );
      const shown = shownIn(form, choices);
      expect(shownIn(renamed, chosen)).toEqual(
        isAnswer ? shown : shown.map((name) => name.replace(new RegExp(`/${from}$`), `/${to}`)),
      );
      expect(typeAll(form, path, [...lettersFrom(from, to), ...lettersFrom(to, from)])).toEqual(form);
    },
  );

  it.prop([anyForm, fc.nat(), fc.nat()])(
    'never moves a condition to another question or answer',
    (form, n, m) => {
      const paths = namePaths(form);
      const path = paths[n % paths.length] ?? expect.fail();
      const taken = textAt(form, paths[m % paths.length] ?? expect.fail());
      const isAnswer = path.includes('.Answers.');
      const list = isAnswer ? path.replace(/\d+\.Name$/, '') : undefined;
      const isTaken = paths.some(
        (each) =>
          textAt(form, each) === taken &&
          (list === undefined ? !each.includes('.Answers.') : each.startsWith(list)),
      );
      if (isTaken) expect(typeAll(form, path, [taken])).toEqual(typed(form, path, taken));
      expect(typeAll(form, path, [''])).toEqual(typed(form, path, ''));
    },
  );

  it('leaves what is typed elsewhere as it is', () => {
    const before = { Steps: [{ StepName: 'a', Questions: [{ Name: 'a', Text: 'a' }] }] };
    const after = { Steps: [{ StepName: 'b', Questions: [{ Name: 'a', Text: 'b' }] }] };
    expect(withRenaming(before, after, 'Steps.0.StepName')).toBe(after);
    expect(withRenaming(before, after, 'Steps.0.Questions.0.Text')).toBe(after);
    expect(withRenaming(before, after, 'Name')).toBe(after);
  });
});

describe('withFormerName', () => {
  it.prop([anyForm, fc.nat(), fc.constantFrom('state', 'abc', 'yesterday')])(
    'gives a renamed question or answer its name again, with the conditions on it',
    (form, n, now) => {
      const paths = namePaths(form);
      const path = paths[n % paths.length] ?? expect.fail();
      const name = textAt(form, path);
      const isAnswer = path.includes('.Answers.');
      const question = isAnswer ? textAt(form, path.replace(/\.Answers\..*/, '.Name')) : '';
      const renamed = typeAll(form, path, lettersFrom(name, now));
      const part = { part: isAnswer ? 'option' : 'question', question, name, now } as const;
      expect(withFormerName(renamed, part)).toEqual(form);
      expect(withFormerName(form, part)).toEqual(form);
    },
  );

  it.prop([anyForm, fc.nat(4)])('gives a renamed step its name again', (form, place) => {
    const list = place === 4 ? 'SummarySteps' : 'Steps';
    const steps = structuredClone(form[list]) as { StepName: string }[];
    Object.assign(steps[place % 4] ?? {}, { StepName: 'other' });
    const part = { part: 'step', question: '', name: `s${place}`, now: 'other' } as const;
    expect(withFormerName({ ...form, [list]: steps }, part)).toEqual(form);
  });
});
