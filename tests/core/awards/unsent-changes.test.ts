import {
  hasUnsentChanges,
  isAwardFor,
  isEntryChanged,
  isProductChanged,
  isSameContent,
  isSameEntry,
  type StoredAnswer,
  type Submission,
} from '@fairdesk/core/awards';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { OVEN as product } from '#tests/support/worlds/award-desk.ts';

describe('an entry after its submission', () => {
  const texts = fc.constantFrom('', 'a', 'b');
  const anyProduct = fc
    .record({
      name: texts,
      url: texts,
      introductionDate: texts,
      shortDescription: texts,
      longDescription: texts,
    })
    .map(({ url, ...rest }) => ({ ...product, ...rest, image: { url } }));

  it.prop([
    anyProduct,
    fc.constantFrom('name', 'introductionDate', 'shortDescription', 'longDescription', 'image'),
  ])('reports a change of the product exactly when a field that the jury reads differs', (before, field) => {
    const changed = { ...before, [field]: field === 'image' ? { url: 'c' } : 'c' };
    const submission = { product: before } as Submission;
    expect(isProductChanged({ product: changed, submission })).toBe(true);
    expect(isProductChanged({ product: { ...before, id: '8' }, submission })).toBe(false);
    expect(isProductChanged({ product: changed })).toBe(false);
  });

  it.prop([anyProduct, anyProduct])(
    'has changed exactly when its answers or its product have',
    (one, other) => {
      const submission: Submission = {
        ...{ revision: 1, submittedAt: '', companyName: '' },
        product: one,
        answers: [],
      };
      const entry = { product: other, answers: [], submission };
      expect(isEntryChanged(entry)).toBe(isProductChanged(entry));
      const answers = [{ stepId: 'a', questionId: 'b', files: [] } as unknown as StoredAnswer];
      expect(isEntryChanged({ ...entry, answers })).toBe(true);
      expect(isEntryChanged({ product: other, answers })).toBe(false);
    },
  );

  const anyAnswer = fc
    .record({
      questionType: fc.constantFrom('TEXT', 'SELECT', 'DOCUMENT'),
      stepId: texts,
      questionId: texts,
      answerId: texts,
      answerText: texts,
      file: fc.option(texts),
      psId: fc.option(texts, { nil: undefined }),
    })
    .map(({ file, psId, ...answer }): StoredAnswer => {
      const name = file ?? '';
      const files =
        file === null ? [] : [{ type: 'image' as const, name, ...(psId !== undefined && { psId }) }];
      return { profileServiceId: '', stepName: '', questionText: '', order: 1, ...answer, files };
    });
  /** What the jury reads of an answer. */
  const read = ({ stepId, questionId, answerId, answerText, questionType, files }: StoredAnswer) =>
    JSON.stringify([
      [stepId, questionId, answerId, questionType === 'TEXT' ? answerText : ''],
      files.map(({ psId, name }) => psId ?? name),
    ]);

  it.prop([fc.array(anyAnswer, { maxLength: 3 }), fc.array(anyAnswer, { maxLength: 3 })])(
    'has unsent changes exactly when its answers differ, in any order',
    (one, other) => {
      const isSame = JSON.stringify(one.map(read).toSorted()) === JSON.stringify(other.map(read).toSorted());
      expect(isSameContent(one, other)).toBe(isSame);
      expect(isSameContent(one, one.toReversed())).toBe(true);
      const submission = { answers: other } as unknown as Submission;
      expect(hasUnsentChanges({ answers: one, submission })).toBe(!isSame);
      expect(hasUnsentChanges({ answers: one })).toBe(false);
    },
  );

  const anyFile = fc.constantFrom(
    { type: 'image' as const, name: 'a' },
    { type: 'image' as const, name: 'a', psId: 'b' },
    { type: 'image' as const, name: 'b', psId: 'b' },
  );

  it.prop([anyAnswer, anyFile, anyFile])('has unsent changes for another file', (answer, one, other) => {
    const idOf = ({ name, psId }: { name: string; psId?: string }) => psId ?? name;
    const isSame = isSameContent([{ ...answer, files: [one] }], [{ ...answer, files: [other] }]);
    expect(isSame).toBe(idOf(one) === idOf(other));
    const entryOf = (file: typeof one) => ({ kind: 'files' as const, files: [file] });
    expect(isSameEntry(entryOf(one), entryOf(other))).toBe(idOf(one) === idOf(other));
  });

  it.prop([anyAnswer, texts, texts])('has unsent changes for another text only', (answer, text, option) => {
    const text1 = { ...answer, questionType: 'TEXT', answerText: text } as const;
    const choice = { ...answer, questionType: 'SELECT', answerText: text } as const;
    expect(isSameContent([text1], [{ ...text1, answerText: option }])).toBe(text === option);
    expect(isSameContent([choice], [{ ...choice, answerText: option }])).toBe(true);
  });
});

describe('isAwardFor', () => {
  const types = fc.array(fc.constantFrom('EXHIBITOR', 'PRESS', 'START_UP'), { maxLength: 2 });

  it.prop([types, fc.constantFrom('EXHIBITOR', 'PRESS')])(
    'admits every type, or only those that are listed',
    (listed, type) => {
      const isFor = listed.length === 0 || listed.includes(type);
      expect(isAwardFor({ audience: listed.join(' | ') }, type)).toBe(isFor);
    },
  );
});
