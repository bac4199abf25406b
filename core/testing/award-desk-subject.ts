import {
  type Answer,
  type AwardDesk,
  type AwardProduct,
  answersToPost,
  choicesOf,
  type Entries,
  type Entry,
  type EntryPlace,
  entryKindOf,
  type FormStep,
  type Question,
  type Questionnaire,
  saveStep,
  visibleSteps,
  withChildren,
} from '../awards/index.ts';
import { entriesByDefault, entryFor } from './award-entries.ts';
import { demand, succeed } from './law.ts';

/** An award desk under test, with entries it may change. */
export interface AwardDeskSubject {
  readonly desk: AwardDesk;
  /** A product without an entry, for an award that is open. */
  readonly place: EntryPlace;
  /** A second eligible product of the same company. */
  readonly neighbour: string;
  /** A product of another company. */
  readonly foreign: string;
  /** The form of the award. Its first step has a required question, a text question and no files. */
  readonly form: readonly FormStep[];
  readonly picture: Uint8Array;
  readonly document: Uint8Array;
}

/** The first step, with the questions that its own default answers make visible. */
export const firstStep = ({ form }: AwardDeskSubject): FormStep => {
  const [step] = visibleSteps(form, new Map());
  demand(step !== undefined, 'The form has no steps');
  return withEntries(step, form, []);
};

/** The product in the list of its award. */
export const listedProduct = async ({ desk, place }: AwardDeskSubject): Promise<AwardProduct | undefined> => {
  const list = await succeed(desk.products(place.participation, place.award), 'Listing products');
  return list.items.find(({ id }) => id === place.product);
};

/** The status of the product in the list of its award. */
export const statusOf = async (subject: AwardDeskSubject): Promise<string | undefined> =>
  (await listedProduct(subject))?.status;

/** The entries of a step, including files that are already uploaded. */
export const filled = (
  step: FormStep,
  { files }: Questionnaire,
  entryOf: (question: Question) => Entry | undefined,
): Entries =>
  new Map(
    withChildren(step.questions).flatMap((question): [string, Entry][] => {
      const uploaded = files.filter(({ questionId }) => questionId === question.name);
      const entry: Entry | undefined =
        uploaded.length > 0 ? { kind: 'files', files: uploaded } : entryOf(question);
      return entry ? [[question.name, entry]] : [];
    }),
  );

/** Saves a step. */
export const save = (
  { desk, place }: AwardDeskSubject,
  questionnaire: Questionnaire,
  step: FormStep,
  entries: Entries,
): Promise<Questionnaire> =>
  succeed(saveStep(desk)(place, { step, entries, questionnaire }, false), `Saving step ${step.name}`);

/** An image or a document, as the question requires. */
export const fileOf = ({ picture, document }: AwardDeskSubject, { isImageUpload }: Question) =>
  isImageUpload ? { name: 'stand.png', bytes: picture } : { name: 'report.pdf', bytes: document };

/** Adds a file to a question, in place of the files that the caller read; of any when it does not name them. */
export const addFile = (
  subject: AwardDeskSubject,
  question: Question,
  replaces?: readonly string[],
): ReturnType<AwardDesk['addFile']> =>
  subject.desk.addFile(subject.place, {
    question: question.name,
    type: question.isImageUpload ? 'image' : 'document',
    file: fileOf(subject, question),
    ...(replaces && { replaces }),
  });

/** Uploads a file for a question. */
export const upload = (subject: AwardDeskSubject, question: Question): Promise<Questionnaire> =>
  succeed(addFile(subject, question, []), 'Adding a file');

/** Saves the first step with its files. */
export const saveFirst = async (subject: AwardDeskSubject): Promise<Questionnaire> => {
  const opened = await succeed(subject.desk.open(subject.place), 'Opening a questionnaire');
  return saveWithFiles(subject, opened, firstStep(subject));
};

const saveWithFiles = async (
  subject: AwardDeskSubject,
  opened: Questionnaire,
  step: FormStep,
): Promise<Questionnaire> => {
  let questionnaire = opened;
  for (const question of withChildren(step.questions)) {
    const has = questionnaire.files.some(({ questionId }) => questionId === question.name);
    if (entryKindOf(question) === 'files' && !has) questionnaire = await upload(subject, question);
  }
  const entries = filled(step, questionnaire, (question) => entryFor(question, 0));
  return save(subject, questionnaire, step, entries);
};

/** Fills in every visible step and submits. */
export const fillIn = async (subject: AwardDeskSubject): Promise<Questionnaire> => {
  let questionnaire = await succeed(subject.desk.open(subject.place), 'Opening a questionnaire');
  const saved = new Set<string>();
  for (;;) {
    const visible = visibleSteps(subject.form, choicesOf(questionnaire.answers));
    const next = visible.find(({ name }) => !saved.has(name));
    if (next === undefined) break;
    saved.add(next.name);
    questionnaire = await saveWithFiles(
      subject,
      questionnaire,
      withEntries(next, subject.form, questionnaire.answers),
    );
  }
  return succeed(subject.desk.submit(subject.place), 'Submitting');
};

/** The step, with the questions that its own default answers make visible. */
const withEntries = (step: FormStep, form: readonly FormStep[], answers: readonly Answer[]): FormStep => {
  let visible = step;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const own = answersToPost(visible, entriesByDefault(visible));
    const others = answers.filter(({ stepId }) => stepId !== step.name);
    const next = visibleSteps(form, choicesOf([...others, ...own])).find(({ name }) => name === step.name);
    if (next === undefined) return visible;
    visible = next;
  }
  return visible;
};

/** The maximum depth of dependent questions within a step of the tested forms. */
const MOST_ROUNDS = 5;

/** Runs `body`, then withdraws the entry. */
export const withdrawn = async (subject: AwardDeskSubject, body: () => Promise<void>): Promise<void> => {
  const { desk, place } = subject;
  try {
    await body();
  } finally {
    await succeed(desk.withdraw(place), 'Withdrawing an entry');
  }
};
