import {
  type AwardDesk,
  answersToPost,
  type EntryPlace,
  isSameContent,
  saveStep,
  withChildren,
} from '../awards/index.ts';
import {
  type AwardDeskSubject,
  addFile,
  fileOf,
  filled,
  fillIn,
  firstStep,
  listedProduct,
  save,
  saveFirst,
  statusOf,
  upload,
  withdrawn,
} from './award-desk-subject.ts';
import { entryFor } from './award-entries.ts';
import { demand, demandSame, fail, type LawRunner, reasonOf, succeed } from './law.ts';

export type { AwardDeskSubject } from './award-desk-subject.ts';

/** The laws of an award desk. Entries they create are withdrawn again. */
export const awardDeskLaws = (make: () => Promise<AwardDeskSubject>, { test }: LawRunner): void => {
  test('lists a product as new, draft and submitted in turn, and as new again after withdrawal', async () => {
    const subject = await make();
    const { desk, place } = subject;
    await withdrawn(subject, async () => {
      demandSame(await statusOf(subject), 'new', 'A product without an entry is not new');
      await saveFirst(subject);
      demandSame(await statusOf(subject), 'draft', 'A product with answers is no draft');
      const submitted = await fillIn(subject);
      demandSame(submitted.questionnaireStatus, 'SUBMITTED', 'The questionnaire is not submitted');
      demandSame(await statusOf(subject), 'submitted', 'A submitted product is not listed so');
      const list = await succeed(desk.products(place.participation, place.award), 'Listing products');
      const other = list.items.find(({ id }) => id === subject.neighbour);
      demandSame(other?.status, 'new', 'Another product changed its status');
    });
    demandSame(await statusOf(subject), 'new', 'A withdrawn product is not new');
  });

  test('returns the answers of a step as saved, and replaces them on the next save', async () => {
    const subject = await make();
    await withdrawn(subject, async () => {
      const first = await saveFirst(subject);
      const again = await succeed(subject.desk.open(subject.place), 'Opening a questionnaire');
      demandSame(again, first, 'Reading again returns another questionnaire');
      const step = firstStep(subject);
      const changed = filled(step, again, (question) => entryFor(question, 1));
      const saved = await save(subject, again, step, changed);
      const expected = answersToPost(step, changed);
      const own = saved.answers.filter(({ stepId }) => stepId === step.name);
      demand(isSameContent(own, expected), 'The answers of the step are not those saved last');
      demandSame(own.length, expected.length, 'Old answers of the step are left');
    });
  });

  test('accepts a repeated save, and rejects one based on outdated answers', async () => {
    const subject = await make();
    await withdrawn(subject, async () => {
      const before = await succeed(subject.desk.open(subject.place), 'Opening a questionnaire');
      const step = firstStep(subject);
      const mine = filled(step, before, (question) => entryFor(question, 0));
      const saved = await save(subject, before, step, mine);
      const repeated = await save(subject, before, step, mine);
      demandSame(repeated.answers, saved.answers, 'A repeated save changes something');
      const theirs = filled(step, before, (question) => entryFor(question, 1));
      const failure = await fail(
        saveStep(subject.desk)(subject.place, { step, entries: theirs, questionnaire: before }, false),
        'Saving over answers that were not read',
      );
      demandSame(failure.kind, 'conflict', 'The failure is of the wrong kind');
      const after = await succeed(subject.desk.open(subject.place), 'Opening a questionnaire');
      demandSame(after.answers, saved.answers, 'A refused save changes something');
    });
  });

  test('lets one of several concurrent saves of a step win, and loses no answer of another step', async () => {
    const subject = await make();
    await withdrawn(subject, async () => {
      const before = await succeed(subject.desk.open(subject.place), 'Opening a questionnaire');
      const step = firstStep(subject);
      const results = await Promise.all(
        [0, 1].map((variant) =>
          saveStep(subject.desk)(
            subject.place,
            {
              step,
              entries: filled(step, before, (question) => entryFor(question, variant)),
              questionnaire: before,
            },
            false,
          ),
        ),
      );
      const saved = results.filter((result) => result.isOk());
      demandSame(saved.length, 1, 'Two colleagues save one step from the same reading');
    });
  });

  test('rejects a step with faults, a hidden step and an incomplete submission, and writes nothing', async () => {
    const subject = await make();
    const { desk, place } = subject;
    await withdrawn(subject, async () => {
      const step = firstStep(subject);
      const empty = await fail(
        desk.saveStep(place, { step: step.name, oldAnswers: [], answers: [] }),
        'Saving nothing',
      );
      demandSame(reasonOf(empty), 'fields-not-accepted', 'An incomplete step is refused for another reason');
      const hidden = await fail(
        desk.saveStep(place, { step: 'no such step', oldAnswers: [], answers: [] }),
        'Saving it',
      );
      demandSame(hidden.kind, 'rejected', 'A step that is not shown is refused for another reason');
      const early = await fail(desk.submit(place), 'Submitting an empty questionnaire');
      demandSame(
        reasonOf(early),
        'fields-not-accepted',
        'An empty questionnaire is refused for another reason',
      );
      demandSame(await statusOf(subject), 'new', 'A refused call creates an entry');
    });
  });

  test('leaves the submission unchanged while the entry is edited, until it is submitted again', async () => {
    const subject = await make();
    await withdrawn(subject, async () => {
      const submitted = await fillIn(subject);
      const step = firstStep(subject);
      const edited = await save(
        subject,
        submitted,
        step,
        filled(step, submitted, (question) => entryFor(question, 1)),
      );
      demandSame(edited.questionnaireStatus, 'SUBMITTED', 'Editing takes the submission back');
      demandSame(edited.submission, submitted.submission, 'Editing changes what was submitted');
      demandSame((await listedProduct(subject))?.isChanged, true, 'The list does not tell of the change');
      const again = await succeed(subject.desk.submit(subject.place), 'Submitting again');
      demandSame(again.submission?.revision, 2, 'The second submission is not revision 2');
      demandSame((await listedProduct(subject))?.isChanged, false, 'The list tells of a submitted change');
      demand(
        isSameContent(again.submission?.answers ?? [], edited.answers),
        'The second submission has other answers',
      );
      const same = await succeed(subject.desk.submit(subject.place), 'Submitting the same');
      demandSame(same.submission, again.submission, 'Submitting the same makes another revision');
    });
  });

  test('stores files with their question, and leaves the submission unchanged when a file is removed', async () => {
    const subject = await make();
    const { desk, place } = subject;
    const question = withChildren(subject.form.flatMap(({ questions }) => questions)).find(
      ({ kind }) => kind === 'FileUploadQuestion',
    );
    if (question === undefined) return;
    await withdrawn(subject, async () => {
      const before = await upload(subject, question);
      demandSame(
        before.files.map(({ questionId }) => questionId),
        [question.name],
        'The file is not with its question',
      );
      demandSame(before.answers, [], 'An upload alone is an answer');
      const wrong = await fail(
        desk.addFile(place, { question: 'no such question', type: 'image', file: fileOf(subject, question) }),
        'Adding a file to no question',
      );
      demandSame(wrong.kind, 'not-found', 'The failure is of the wrong kind');
      const submitted = await fillIn(subject);
      const file = submitted.files.find(({ questionId }) => questionId === question.name);
      demand(file !== undefined, 'The file is gone');
      const removed = await succeed(desk.removeFile(place, file.psId), 'Removing a file');
      demand(
        removed.files.every(({ psId }) => psId !== file.psId),
        'A removed file is listed',
      );
      demandSame(removed.submission, submitted.submission, 'Removing a file changes what was submitted');
      const twice = await fail(desk.removeFile(place, file.psId), 'Removing it again');
      demandSame(twice.kind, 'not-found', 'The failure is of the wrong kind');
    });
  });

  test('replaces a file only when the caller has read it, or does not say what it read', async () => {
    const subject = await make();
    const { desk, place } = subject;
    const question = withChildren(subject.form.flatMap(({ questions }) => questions)).find(
      ({ kind, maxFiles }) => kind === 'FileUploadQuestion' && maxFiles <= 1,
    );
    if (question === undefined) return;
    await withdrawn(subject, async () => {
      const [first] = (await upload(subject, question)).files;
      demand(first !== undefined, 'The file is gone');
      const unread = await fail(addFile(subject, question, []), 'Replacing a file that was not read');
      demandSame(unread.kind, 'conflict', 'The failure is of the wrong kind');
      const kept = await succeed(desk.open(place), 'Opening a questionnaire');
      demandSame(kept.files, [first], 'The file is replaced');
      const { files } = await succeed(addFile(subject, question, [first.psId]), 'Replacing a file');
      demand(files.length === 1 && files[0]?.psId !== first.psId, 'The file is not replaced');
      const { files: last } = await succeed(addFile(subject, question), 'Replacing any file');
      demand(last.length === 1 && last[0]?.psId !== files[0]?.psId, 'The file is not replaced unnamed');
    });
  });

  test('withdraws the submitted entries of one product for all awards', async () => {
    const subject = await make();
    const { desk, place } = subject;
    await withdrawn(subject, async () => {
      await fillIn(subject);
      await succeed(desk.withdrawAll(place.participation, subject.neighbour), 'Withdrawing a neighbour');
      demandSame(await statusOf(subject), 'submitted', 'Another product lost its entry');
      await succeed(desk.withdrawAll(place.participation, place.product), 'Withdrawing all entries');
      demandSame(await statusOf(subject), 'new', 'A submitted entry is left');
    });
    const foreign = await fail(desk.withdrawAll(place.participation, subject.foreign), 'A foreign product');
    demandSame(foreign.kind, 'not-found', 'A product of another company is found');
  });

  test('finds no product of another company and no unknown award', async () => {
    const { desk, place, foreign } = await make();
    const calls: readonly ((at: EntryPlace) => ReturnType<AwardDesk['open']>)[] = [
      (at) => desk.open(at),
      (at) => desk.submit(at),
      (at) => desk.withdraw(at),
      (at) => desk.removeFile(at, 'file'),
    ];
    for (const call of calls) {
      for (const at of [
        { ...place, product: foreign },
        { ...place, product: 'nothing' },
        { ...place, award: 'nothing' },
      ])
        demandSame((await fail(call(at), 'A call for a foreign entry')).kind, 'not-found', 'It is found');
    }
  });
};
