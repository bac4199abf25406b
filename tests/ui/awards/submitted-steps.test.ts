import type { Answer, FormStep } from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { askFor, stepOf } from '#tests/support/worlds/award-desk.ts';
import { submittedSteps } from '#ui/awards/submitted-steps.ts';

/** The texts of a step in one language: of its title, its question, its nested question and an option. */
const anyWording = fc.record({
  title: fc.string(),
  outer: fc.string(),
  inner: fc.string(),
  yes: fc.string(),
});

type Wording = typeof anyWording extends fc.Arbitrary<infer Value> ? Value : never;

const formIn = ({ title, outer, inner, yes }: Wording): readonly FormStep[] => [
  {
    ...stepOf('proof', [
      askFor('outer', 'section', {
        text: outer,
        children: [
          askFor('inner', 'RadiobuttonQuestion', { text: inner, options: [{ name: 'yes', text: yes }] }),
        ],
      }),
    ]),
    title,
  },
];

const answerIn = ({ title, inner, yes }: Wording): Answer => ({
  questionId: 'inner',
  answerId: 'yes',
  answerText: yes,
  stepId: 'proof',
  stepName: title,
  questionText: inner,
  questionType: 'SELECT',
  order: 1,
  files: [],
});

const anyTexts = fc.tuple(anyWording, anyWording);

describe('the texts of a submitted entry', () => {
  it.prop([anyTexts, fc.nat(1)])('are those of the reader while no text has changed', (languages, reader) => {
    const forms = languages.map(formIn);
    const read = forms[reader] ?? expect.fail();
    for (const wording of languages) expect(submittedSteps([answerIn(wording)], read, forms)).toEqual(read);
  });

  it.prop([anyTexts, anyTexts, fc.nat(1), fc.nat(1)])(
    'are those with which it was submitted, wherever the form has another text in every language since',
    (before, after, reader, writer) => {
      const forms = after.map(formIn);
      const [submitted, read] = [before[writer], after[reader]];
      if (!submitted || !read) return expect.fail();
      const wordingOf = (name: keyof Wording) => {
        const isChanged = submitted[name] !== '' && after.every((each) => each[name] !== submitted[name]);
        return isChanged ? submitted[name] : read[name];
      };
      expect(submittedSteps([answerIn(submitted)], formIn(read), forms)).toEqual(
        formIn({
          title: wordingOf('title'),
          outer: read.outer,
          inner: wordingOf('inner'),
          yes: wordingOf('yes'),
        }),
      );
    },
  );

  it.prop([anyWording])('are those of the form where nothing was answered', (wording) => {
    expect(submittedSteps([], formIn(wording), [])).toEqual(formIn(wording));
  });
});
