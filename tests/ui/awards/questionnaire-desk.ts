import { type AwardForm, type Entry, type Questionnaire, saveStep } from '@fairdesk/core/awards';
import { EXHIBITOR, IN_TIME, type memoryDesk, PRIZE_FORM } from '#tests/support/worlds/award-desk.ts';
import { AnswersStore } from '#ui/awards/answers-store.ts';
import type { DraftStorage } from '#ui/awards/draft-storage.ts';
import type { EntryDraft } from '#ui/awards/entry-draft.ts';
import { QuestionnaireStore } from '#ui/awards/questionnaire-store.ts';

const place = { participation: EXHIBITOR, product: '1', award: 'prize' };
const FORM: AwardForm = {
  award: 'prize',
  name: 'Prize',
  introduction: { title: '', html: '', items: [] },
  close: { title: '', html: '' },
  labels: { start: '', next: '', reviewSummary: '', submit: '' },
  thankYouHref: '/thanks',
  closeHref: '/awards',
  uploads: { imageTypes: [], documentTypes: [], belowBytes: 0 },
  steps: PRIZE_FORM,
};

/** The storage of a browser, for the lifetime of the test. */
export const storage = (): DraftStorage & { draft: EntryDraft | undefined } => {
  const cell: { draft: EntryDraft | undefined } = { draft: undefined };
  return Object.assign(cell, {
    read: () => (cell.draft === undefined ? undefined : JSON.parse(JSON.stringify(cell.draft))),
    write: (draft: EntryDraft | undefined) => {
      cell.draft = draft;
      return true;
    },
  });
};

export type Desk = ReturnType<typeof memoryDesk>;

export const storeFor = (desk: Desk, questionnaire: Questionnaire, draft: DraftStorage, steps = FORM.steps) =>
  new QuestionnaireStore({
    answers: new AnswersStore({ form: { ...FORM, steps }, questionnaire, draft, clock: IN_TIME }),
    place,
    clock: IN_TIME,
    ports: {
      openQuestionnaire: desk.open,
      saveStep: saveStep(desk),
      submitEntry: desk.submit,
      addAnswerFile: desk.addFile,
      removeAnswerFile: desk.removeFile,
    },
  });

export const opened = async (desk: Desk) => (await desk.open(place))._unsafeUnwrap();
export const questionOf = (name: string) => {
  const question = PRIZE_FORM.flatMap(({ questions }) => questions).find((each) => each.name === name);
  if (question === undefined) throw new Error(`The form has no ${name}`);
  return question;
};
export const enter = (store: QuestionnaireStore, answers: Readonly<Record<string, Entry>>) => {
  for (const [name, entry] of Object.entries(answers)) store.enter(questionOf(name), entry);
};
export const text = (value: string): Entry => ({ kind: 'text', text: value });
export const choice = (...names: string[]): Entry => ({ kind: 'choice', names });
export const BASICS = { pitch: text('A pump'), stage: choice('no') };
const PDF = new TextEncoder().encode('%PDF-1.7');
export const REPORT = { name: 'report.pdf', bytes: PDF.length, content: PDF };

/** A store whose second step was saved by a colleague, with another choice than the user's, `energy`. */
export const inConflict = async (desk: Desk, draft: DraftStorage): Promise<QuestionnaireStore> => {
  const mine = storeFor(desk, await opened(desk), draft);
  mine.begin();
  enter(mine, BASICS);
  await mine.next();
  const theirs = storeFor(desk, await opened(desk), storage());
  enter(theirs, { saves: choice('water') });
  await theirs.next();
  enter(mine, { saves: choice('energy') });
  await mine.next();
  return mine;
};
