import { mergeDocuments, type PageDocument } from '@fairdesk/core/editor';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

describe('two editors of a questionnaire', () => {
  /** Steps with questions that have answers, all of different names. */
  const base = ['one', 'two'].map((step) => ({
    StepName: step,
    Questions: ['a', 'b', 'c'].map((question) => ({
      Name: `${step}-${question}`,
      Question: 'What is new?',
      Answers: ['yes', 'no'].map((answer) => ({ Name: `${step}-${question}-${answer}`, Text: answer })),
    })),
  }));
  type Steps = typeof base;
  const page = (steps: Steps): PageDocument => ({ fields: { Steps: steps }, areas: [] });

  interface Edit {
    readonly step: number;
    readonly question: number;
    /** The place of an answer; absent for the question itself. */
    readonly answer: number | undefined;
  }
  const anyEdit: fc.Arbitrary<Edit> = fc.record({
    step: fc.nat(1),
    question: fc.nat(2),
    answer: fc.option(fc.nat(1), { nil: undefined }),
  });
  const edited = (steps: Steps, { step, question, answer }: Edit, text: string): Steps => {
    const copy = structuredClone(steps);
    const chosen = copy[step]?.Questions[question] ?? expect.unreachable();
    if (answer === undefined) chosen.Question = text;
    else (chosen.Answers[answer] ?? expect.unreachable()).Text = text;
    return copy;
  };
  const withNew = (steps: Steps, step: number, name: string, place: number): Steps => {
    const copy = structuredClone(steps);
    copy[step]?.Questions.splice(place, 0, { Name: name, Question: name, Answers: [] });
    return copy;
  };
  const isSame = (one: Edit, other: Edit) => JSON.stringify(one) === JSON.stringify(other);

  it.prop([anyEdit, anyEdit])(
    'have the changes of both, or choose when both changed the same text',
    (my, their) => {
      const [mine, theirs] = [edited(base, my, 'mine'), edited(base, their, 'theirs')];
      const expected = isSame(my, their) ? undefined : page(edited(mine, their, 'theirs'));
      expect(mergeDocuments(page(base), page(mine), page(theirs))).toEqual(expected);
    },
  );

  it.prop([anyEdit, fc.nat(1), fc.nat(3), fc.boolean()])(
    'have the change of one and the new question of the other, wherever it stands',
    (edit, step, place, isMine) => {
      const both = [edited(base, edit, 'changed'), withNew(base, step, 'new', place)] as const;
      const [mine, theirs] = isMine ? both : [both[1], both[0]];
      const inserted = step === edit.step && place <= edit.question ? 1 : 0;
      const moved = { ...edit, question: edit.question + inserted };
      expect(mergeDocuments(page(base), page(mine), page(theirs))).toEqual(
        page(edited(both[1], moved, 'changed')),
      );
    },
  );

  it.prop([anyEdit, fc.nat(1), fc.nat(1), fc.boolean(), fc.boolean()])(
    'choose when one moved or removed questions of a step in which the other changed one',
    (edit, step, place, isMine, isRemoved) => {
      const other = structuredClone(base);
      const questions = other[step]?.Questions ?? [];
      const removed = questions.splice(place, 1);
      if (!isRemoved) questions.splice(place + 1, 0, ...removed);
      const both = [edited(base, edit, 'changed'), other] as const;
      const [mine, theirs] = isMine ? both : [both[1], both[0]];
      const expected = edit.step === step ? undefined : page(edited(other, edit, 'changed'));
      expect(mergeDocuments(page(base), page(mine), page(theirs))).toEqual(expected);
    },
  );
});
