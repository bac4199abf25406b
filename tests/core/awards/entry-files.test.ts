import {
  type Answer,
  addAnswerFile,
  createEntryDesk,
  type EntryChange,
  type EntryDesk,
  type EntryFile,
  type EntryState,
  FILE_NAME_TAKEN,
  type FormStep,
  type Questionnaire,
  STEP_HIDDEN,
  type StoredAnswer,
  type Submission,
} from '@fairdesk/core/awards';
import type { Failure } from '@fairdesk/core/shared';
import { smallPdf, smallPicture } from '@fairdesk/core/testing';
import { fc, it } from '@fast-check/vitest';
import { errAsync, okAsync, type Result, type ResultAsync } from 'neverthrow';
import { describe, expect } from 'vitest';
import { askFor, EXHIBITOR, PRIZE, OVEN as product, stepOf } from '#tests/support/worlds/award-desk.ts';

const QUESTIONS = ['photo', 'report', 'plan'] as const;
const FORM = [
  stepOf('proof', [
    askFor('photo', 'FileUploadQuestion', { isImageUpload: true }),
    askFor('report', 'FileUploadQuestion', { maxFiles: 2 }),
    askFor('plan', 'FileUploadQuestion'),
    askFor('pitch', 'TextQuestion'),
  ]),
];
const typeOf = (question: string) => (question === 'photo' ? 'image' : 'document');
const answerOf = (questionId: string, files: readonly EntryFile[]): StoredAnswer => ({
  profileServiceId: `answer-${questionId}`,
  questionId,
  answerId: '',
  answerText: '',
  stepId: 'proof',
  stepName: 'proof',
  questionText: '',
  questionType: 'DOCUMENT',
  order: 1,
  files,
});
const PLACE = { participation: EXHIBITOR, product: product.id, award: PRIZE.id };

/** What a desk decides to change in this state. */
const decided = async (
  state: EntryState,
  act: (desk: EntryDesk) => ResultAsync<unknown, Failure>,
  form: readonly FormStep[] = FORM,
) => {
  const decisions: Result<EntryChange, Failure>[] = [];
  const unread = () => expect.unreachable();
  const desk = createEntryDesk({
    book: {
      open: unread,
      change: (_place, decide) => {
        decisions.push(decide(state));
        return errAsync({ kind: 'unavailable', request: 'PUT entry' });
      },
    },
    forms: { steps: () => okAsync(form) },
    clock: () => new Date('2027-01-12T12:00:00Z'),
    canSubmit: true,
  });
  await act(desk);
  const [decision] = decisions;
  return decision ?? expect.unreachable();
};
const adding = (state: EntryState, file: Parameters<EntryDesk['addFile']>[1]) =>
  decided(state, (desk) => desk.addFile(PLACE, file));
const removing = (state: EntryState, file: string) => decided(state, (desk) => desk.removeFile(PLACE, file));

/** Uploaded files, some of which are submitted. */
const scenes = fc.array(fc.record({ questionId: fc.constantFrom(...QUESTIONS), isSubmitted: fc.boolean() }), {
  maxLength: 5,
});
const fileOf = (questionId: string, place: number): EntryFile => ({
  psId: `file-${place}`,
  questionId,
  type: typeOf(questionId),
  name: `${place}.pdf`,
});
const stateOf = (uploads: readonly { questionId: string; isSubmitted: boolean }[]) => {
  const files = uploads.map(({ questionId }, place) => fileOf(questionId, place));
  const submitted = files.filter((_, place) => uploads[place]?.isSubmitted);
  const submission: Submission = {
    revision: 1,
    submittedAt: '2027-01-12T12:00:00Z',
    answers: [answerOf('other', []), answerOf('photo', [fileOf('photo', 99), ...submitted])],
    product,
    companyName: 'Bakery',
  };
  const answers = QUESTIONS.map((name) =>
    answerOf(
      name,
      files.filter(({ questionId }) => questionId === name),
    ),
  );
  const entry = { id: '1', status: 'DRAFT', answers, files, revisions: 1, submission };
  return {
    state: {
      award: PRIZE,
      candidate: { statuses: {}, changed: [], categories: [] },
      product,
      companyName: 'Bakery',
      entry,
    } as unknown as EntryState,
    files,
  };
};

describe('an upload', () => {
  const anyTarget = fc.oneof(
    fc.constantFrom(...QUESTIONS).map((name) => [name, typeOf(name)] as const),
    fc.tuple(fc.constantFrom(...QUESTIONS, 'pitch', 'unknown'), fc.constantFrom('image', 'document')),
  );

  it.prop([
    scenes,
    anyTarget,
    fc.option(fc.array(fc.nat(5).map((place) => `file-${place}`)), { nil: undefined }),
  ])(
    'never exceeds the number of files, and says whether it replaces a file that the caller has not read',
    async (uploads, [question, type], replaces) => {
      const { state, files } = stateOf(uploads);
      const file = { question, type, file: smallPdf(), ...(replaces && { replaces }) } as const;
      const change = await adding(state, file);
      const before = files.filter(({ questionId }) => questionId === question);
      const isAsked = QUESTIONS.some((name) => name === question) && typeOf(question) === type;
      if (!isAsked)
        expect(change._unsafeUnwrapErr()).toEqual({ kind: 'not-found', what: `question ${question}` });
      else if (question === 'report' && before.length >= 2)
        expect(change._unsafeUnwrapErr()).toMatchObject({
          kind: 'rejected',
          fields: [{ path: 'report', code: 'filelimit', params: { n: 2 } }],
        });
      else {
        const replaced = question === 'report' ? [] : before;
        expect(change._unsafeUnwrap()).toEqual({
          kind: 'new-file',
          file,
          replaces: replaced.map(({ psId, type: each }) => ({
            id: psId,
            type: each,
            isSubmitted: uploads[files.findIndex((one) => one.psId === psId)]?.isSubmitted,
          })),
          isUnread: replaces !== undefined && replaced.some(({ psId }) => !replaces.includes(psId)),
        });
      }
    },
  );

  it.prop([scenes, fc.constantFrom(...QUESTIONS), fc.nat(4), fc.constantFrom('.pdf', '.PDF')])(
    'is rejected when a question for several files has that name, and replaces the file of a question for one',
    async (uploads, question, place, extension) => {
      const { state, files } = stateOf(uploads);
      const file = { ...smallPdf(), name: `${place}${extension}` };
      const isHeld = files[place]?.questionId === question;
      const change = await adding(state, { question, type: typeOf(question), file });
      if (isHeld && question === 'report')
        expect(change._unsafeUnwrapErr()).toEqual({ kind: 'rejected', reason: FILE_NAME_TAKEN, fields: [] });
      else if (isHeld) expect(change._unsafeUnwrap().kind).toBe('new-file');
      else if (change.isOk()) expect(change.value.kind).toBe('new-file');
    },
  );

  it.prop([fc.constantFrom(...QUESTIONS)])('replaces nothing before there is an entry', async (question) => {
    const { entry: _, ...state } = stateOf([]).state;
    const file = { question, type: typeOf(question), file: smallPdf() } as const;
    expect((await adding(state, file))._unsafeUnwrap()).toEqual({
      kind: 'new-file',
      file,
      replaces: [],
      isUnread: false,
    });
    expect((await removing(state, 'file-0'))._unsafeUnwrapErr().kind).toBe('not-found');
  });
});

describe('the removal of a file', () => {
  it.prop([scenes, fc.nat(6)])(
    'removes the answer exactly with its last file, and keeps what the jury reads',
    async (uploads, place) => {
      const { state, files } = stateOf(uploads);
      const change = await removing(state, `file-${place}`);
      const file = files[place];
      if (file === undefined) {
        expect(change._unsafeUnwrapErr()).toEqual({ kind: 'not-found', what: `file file-${place}` });
        return;
      }
      const isLast = files.filter(({ questionId }) => questionId === file.questionId).length === 1;
      expect(change._unsafeUnwrap()).toEqual({
        kind: 'less-file',
        removal: { id: file.psId, type: file.type, isSubmitted: uploads[place]?.isSubmitted },
        answers: isLast ? [`answer-${file.questionId}`] : [],
      });
    },
  );

  it.prop([fc.constantFrom(...QUESTIONS)])(
    'refers to no submission before there is one',
    async (questionId) => {
      const { state } = stateOf([{ questionId, isSubmitted: true }]);
      const { submission: _, ...entry } = state.entry ?? {};
      const change = (await removing({ ...state, entry } as EntryState, 'file-0'))._unsafeUnwrap();
      expect(change).toMatchObject({ removal: { isSubmitted: false } });
    },
  );
});

describe('a saved step', () => {
  const ids = QUESTIONS.map((name) => `answer-${name}`);
  const saving = (
    state: EntryState,
    answers: readonly Answer[],
    oldAnswers: readonly string[] = ids,
    form = FORM,
  ) => decided(state, (desk) => desk.saveStep(PLACE, { step: 'proof', oldAnswers, answers }), form);

  /** Every question takes as many files as a scene has. */
  const ROOMY = [
    stepOf(
      'proof',
      QUESTIONS.map((name) =>
        askFor(name, 'FileUploadQuestion', { isImageUpload: name === 'photo', maxFiles: 5 }),
      ),
    ),
  ];

  it.prop([scenes, fc.constantFrom(...QUESTIONS), fc.uniqueArray(fc.nat(6), { maxLength: 3 }), fc.boolean()])(
    'has every uploaded file of a question once it names one of them, and is a conflict when all it names are gone',
    async (uploads, question, named, hasUnknown) => {
      const { state, files } = stateOf(uploads);
      const answer = answerOf(question, [
        ...named.map((place) => fileOf(question, place)),
        ...(hasUnknown ? [{ name: 'not uploaded', type: typeOf(question) } as EntryFile] : []),
      ]);
      const uploaded = files.filter(({ questionId }) => questionId === question);
      const isNamed = uploaded.some(({ psId }) => named.some((place) => psId === `file-${place}`));
      const change = await saving(state, [answer], ids, ROOMY);
      if (named.length > 0 && !isNamed)
        expect(change._unsafeUnwrapErr()).toEqual({ kind: 'conflict', what: 'step proof' });
      else {
        const { profileServiceId: _, ...plain } = answer;
        const posted = uploaded.map(({ questionId: __, ...file }) => file);
        const texts = { stepName: 'proof', questionText: `${question}?` };
        expect(change._unsafeUnwrap()).toEqual({
          kind: 'answers',
          remove: ids,
          add: isNamed ? [{ ...plain, ...texts, files: posted }] : [],
        });
      }
    },
  );

  it.prop([fc.subarray([...ids, 'of a colleague'])])(
    'is a conflict exactly when the caller read other answers than those that are stored',
    async (read) => {
      const change = await saving(stateOf([]).state, [], read);
      const isSame = read.length === ids.length && !read.includes('of a colleague');
      expect(change.isOk()).toBe(isSame);
      if (change.isErr()) expect(change.error).toEqual({ kind: 'conflict', what: 'step proof' });
    },
  );

  it('writes nothing when it is repeated, but deletes answers of parts that are hidden by now', async () => {
    const pitch: StoredAnswer = {
      ...answerOf('pitch', []),
      ...{ questionType: 'TEXT', answerText: 'New', questionText: 'pitch?' },
    };
    const { state } = stateOf([]);
    const hidden = { ...answerOf('where', []), stepId: 'trial' };
    const withAnswers = (answers: readonly StoredAnswer[]) =>
      ({ ...state, entry: { ...state.entry, answers } }) as EntryState;
    const form = [...FORM, stepOf('trial', [askFor('where', 'TextQuestion')], ['pitch', 'yes'])];
    const again = await saving(withAnswers([pitch]), [pitch], ['answer-pitch'], form);
    expect(again._unsafeUnwrap()).toEqual({ kind: 'nothing' });
    const change = await saving(withAnswers([pitch, hidden]), [pitch], ['answer-pitch'], form);
    expect(change._unsafeUnwrap()).toMatchObject({
      kind: 'answers',
      remove: ['answer-pitch', 'answer-where'],
    });
  });

  it('is rejected with its reason alone when the step is hidden', async () => {
    const form = [stepOf('proof', [askFor('pitch', 'TextQuestion')], ['stage', 'yes'])];
    expect((await saving(stateOf([]).state, [], [], form))._unsafeUnwrapErr()).toEqual({
      kind: 'rejected',
      reason: STEP_HIDDEN,
      fields: [],
    });
  });
});

describe('a submission', () => {
  it('is the first one before anything is stored, where the form requires nothing', async () => {
    const { entry: _, ...state } = stateOf([]).state;
    const change = await decided(state, (desk) => desk.submit(PLACE));
    expect(change._unsafeUnwrap()).toEqual({
      kind: 'submission',
      submission: {
        ...{ revision: 1, submittedAt: '2027-01-12T12:00:00.000Z', answers: [] },
        ...{ product, companyName: 'Bakery' },
      },
    });
  });
});

describe('addAnswerFile', () => {
  it.prop([fc.constantFrom('image', 'document'), fc.boolean()])(
    'never sends a document as an image, nor an image as a document',
    async (type, isPicture) => {
      const file = isPicture ? smallPicture() : smallPdf();
      let sent = 0;
      const desk = {
        addFile: () => {
          sent += 1;
          return okAsync({} as Questionnaire);
        },
      };
      const isAccepted = isPicture === (type === 'image');
      const added = await addAnswerFile(desk)(PLACE, { question: 'photo', type, file });
      expect(added.isOk()).toBe(isAccepted);
      expect(sent).toBe(isAccepted ? 1 : 0);
    },
  );
});
