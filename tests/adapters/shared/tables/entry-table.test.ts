import { type FormStep, type Question, withChildren } from '@fairdesk/core/awards';
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { anyFormSteps } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { describe, it as example, expect } from 'vitest';
import { ENTRY_FACTS, entryTable, type TableAnswer } from '#adapters/shared/tables/entry-table.ts';
import { askFor, stepOf } from '#tests/support/worlds/award-desk.ts';

/** A form in another language has the same names and other texts. */
const formIn = (language: Language): readonly FormStep[] =>
  ['customer', 'jury'].map((step) => ({
    ...stepOf(step, [
      worded(askFor(`${step}-name`, 'TextQuestion'), `Name (${language})`),
      worded(
        askFor(`${step}-stage`, 'RadiobuttonQuestion', {
          options: ['pilot', 'market'].map((name) => ({ name, text: `${name} in ${language}` })),
        }),
        `Stage of the ${step} (${language})`,
      ),
    ]),
    title: `The ${step} (${language})`,
  }));
const worded = (question: Question, text: string): Question => ({ ...question, text });

/** What a company answers in its language. */
const answered = (language: Language, given: Readonly<Record<string, string>>): readonly TableAnswer[] =>
  formIn(language).flatMap(({ title, questions }) =>
    questions.flatMap(({ name, text, options }) => {
      const value = given[name];
      if (value === undefined) return [];
      const option = options.find((one) => one.name === value);
      const base = { questionId: name, questionText: text, stepName: title, files: [] };
      return [{ ...base, answerId: option?.name ?? '', answerText: option?.text ?? value }];
    }),
  );

const anyLanguage = fc.constantFrom(...LANGUAGES);
const given = fc.record(
  {
    'customer-name': fc.string({ minLength: 1 }),
    'jury-name': fc.string({ minLength: 1 }),
    'customer-stage': fc.constantFrom('pilot', 'market'),
    'jury-stage': fc.constantFrom('pilot', 'market'),
  },
  { requiredKeys: [] },
);

describe('entryTable', () => {
  it.prop([fc.array(fc.tuple(anyLanguage, given), { minLength: 1, maxLength: 6 }), anyLanguage])(
    'has one column for each answered question, whatever languages it is answered in',
    (companies, reader) => {
      const entries = companies.map(([language, values]) => ({
        ...{ facts: {}, files: [], answers: answered(language, values) },
      }));
      const [head = [], ...rows] = entryTable(entries, { language: reader, steps: formIn(reader) });
      const questions = withChildren(formIn(reader).flatMap((step) => step.questions)).filter(({ name }) =>
        companies.some(([, values]) => name in values),
      );
      const titles = head.slice(ENTRY_FACTS.length, -1);
      expect(titles).toHaveLength(questions.length);
      expect(new Set(titles).size).toBe(titles.length);
      for (const [place, { name, options, text }] of questions.entries()) {
        expect(titles[place]).toContain(text);
        const column = rows.map((row) => row[ENTRY_FACTS.length + place]);
        const expected = companies.map(([, values]) => {
          const value = Object.entries(values).find(([key]) => key === name)?.[1] ?? '';
          return options.find((option) => option.name === value)?.text ?? value;
        });
        expect(column).toEqual(expected);
      }
    },
  );

  it.prop([anyFormSteps, anyFormSteps, anyLanguage])(
    'has every answer in its row, whatever the form has become since',
    (then, now, language) => {
      const answers = withChildren(then.flatMap(({ questions }) => questions)).map(
        ({ name, text }, place): TableAnswer => ({
          ...{ questionId: name, questionText: text, stepName: '', answerId: '', files: [] },
          answerText: `answer ${place}`,
        }),
      );
      const [head = [], row = []] = entryTable([{ facts: {}, answers, files: [] }], { language, steps: now });
      expect(row).toHaveLength(head.length);
      const texts = row.flatMap((cell) => cell.split(' | ')).filter((text) => text !== '');
      expect(texts.toSorted()).toEqual(answers.map(({ answerText }) => answerText).toSorted());
    },
  );

  example(
    'titles a question that the form no longer has in the words of its first answer, at the end',
    () => {
      const former = { questionId: 'former', questionText: 'Hoe vroeger?', stepName: 'Stap', answerId: '' };
      const entry = {
        ...{ facts: {}, files: [] },
        answers: [
          { ...former, answerText: 'Zo.', files: [] },
          ...answered('nl', { 'jury-name': 'Ada', 'customer-stage': 'pilot' }),
        ],
      };
      const [head = [], row = []] = entryTable([entry], { language: 'tr', steps: formIn('tr') });
      const cells = head.map((title, place) => [title, row[place]]).slice(ENTRY_FACTS.length);
      expect(cells).toEqual([
        ['Stage of the customer (tr)', 'pilot in tr'],
        ['Name (tr)', 'Ada'],
        ['Hoe vroeger?', 'Zo.'],
        ['files', ''],
      ]);
    },
  );

  example('names countries in the language of the reader, and files by their names', () => {
    const country = askFor('where', 'DropdownQuestion', {
      ...{ text: 'Waar?', isCountryList: true, options: [{ name: 'NL', text: 'NL' }] },
    });
    const base = { questionText: 'Where?', stepName: '', answerId: '', answerText: '', files: [] };
    const files = ['one.png', 'two.png'].map((name) => ({ type: 'image', name }) as const);
    const answers = [
      { ...base, questionId: 'where', answerId: 'NL', answerText: 'NL' },
      { ...base, questionId: 'photos', files },
    ];
    const [, row = []] = entryTable([{ facts: {}, answers, files: [] }], {
      ...{ language: 'nl', steps: [stepOf('s', [country])] },
    });
    expect(row.slice(ENTRY_FACTS.length)).toEqual(['Nederland', 'one.png | two.png', '']);
  });
});
