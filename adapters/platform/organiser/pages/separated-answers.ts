import { answerTypeOf, type FormStep, type Question, withChildren } from '@fairdesk/core/awards';
import { descriptionOf } from '@fairdesk/core/editor';
import type { FieldFault } from '@fairdesk/core/shared';
import { BLOCK_DESCRIPTIONS } from '../../../shared/block-descriptions/block-descriptions.ts';
import { awardStepsOf } from '../../../shared/layout/award-steps.ts';
import { fieldsOf, textOf } from '../../../shared/layout/fields.ts';
import { layoutIn } from '../../content/layout-schema.ts';
import type { Query } from '../../database/open-database.ts';
import { renderingsIn } from './renderings-in.ts';

/** A questionnaire of a page. */
interface Form {
  /** The code of its award; empty for every award without a form of its own. */
  readonly award: string;
  readonly steps: readonly FormStep[];
}

/** Stored answers to one question; those with one option, for a choice. */
interface Answered {
  readonly award: string;
  readonly stepId: string;
  readonly questionId: string;
  readonly answerId: string;
  readonly questionType: string;
  readonly count: number;
}

/** The questionnaires of a page. */
export const formsIn = (placeholders: unknown): readonly Form[] =>
  renderingsIn(placeholders)
    .filter(
      ({ componentName }) =>
        descriptionOf(BLOCK_DESCRIPTIONS, String(componentName))?.kind === 'award-registration',
    )
    .map((rendering) => {
      const fields = fieldsOf(rendering.fields);
      return { award: textOf(fields, 'Award'), steps: awardStepsOf(fields, () => '') };
    });

/**
 * The stored answers that have a place in the questionnaires which visitors see, and would have none in the draft: one
 * fault for each step, question or option that is missing there, with the name that stands in its place.
 */
export const separatedAnswers = async (
  query: Query,
  event: string,
  before: string | undefined,
  after: string,
): Promise<readonly FieldFault[]> => {
  const published = formsIn(layoutIn(before)?.placeholders);
  if (published.length === 0) return [];
  const draft = formsIn(layoutIn(after)?.placeholders);
  const faults = new Map<string, Separated>();
  for (const answered of await answersOf(query, event)) {
    const form = formOf(published, answered.award);
    if (form === undefined || missingPart(form.steps, answered) !== undefined) continue;
    const steps = formOf(draft, answered.award)?.steps ?? [];
    const part = missingPart(steps, answered);
    if (part === undefined) continue;
    const key = JSON.stringify(part);
    const n = (faults.get(key)?.n ?? 0) + answered.count;
    faults.set(key, { ...part, now: nameInPlace(form.steps, steps, part), n });
  }
  return [...faults.values()].map((params) => ({
    path: 'Steps',
    code: 'page-answers',
    params: { ...params },
  }));
};

/** How many answers are separated. */
export const answersIn = (faults: readonly FieldFault[]): number =>
  faults.reduce((sum, { params }) => sum + Number(params?.n), 0);

const answersOf = async (query: Query, event: string): Promise<readonly Answered[]> => {
  const rows = await query
    .selectFrom('answers')
    .innerJoin('questionnaires', 'questionnaires.id', 'answers.questionnaireId')
    .innerJoin('awards', 'awards.id', 'questionnaires.awardId')
    .select(['awards.code as award', 'stepId', 'questionId', 'answerId', 'questionType'])
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('awards.eventId', '=', event)
    .groupBy(['awards.code', 'stepId', 'questionId', 'answerId', 'questionType'])
    .orderBy('stepId')
    .orderBy('questionId')
    .orderBy('answerId')
    .execute();
  return rows.map((row) => ({ ...row, answerId: row.answerId ?? '', count: Number(row.count) }));
};

const formOf = (forms: readonly Form[], award: string): Form | undefined =>
  forms.find((form) => form.award === award) ?? forms.find((form) => form.award === '');

/** A part of a questionnaire, by its names. */
interface Part {
  readonly part: 'step' | 'question' | 'option';
  /** The question of an option; otherwise empty. */
  readonly question: string;
  readonly name: string;
}

interface Separated extends Part {
  /** Empty when nothing stands in its place. */
  readonly now: string;
  readonly n: number;
}

/** The part of a questionnaire that an answer lacks there; `undefined` when it has its place. */
const missingPart = (
  steps: readonly FormStep[],
  { stepId, questionId, answerId, questionType }: Answered,
): Part | undefined => {
  const step = steps.find(({ name }) => name === stepId);
  if (step === undefined) return { part: 'step', question: '', name: stepId };
  const question = withChildren(step.questions).find(({ name }) => name === questionId);
  if (question === undefined || kindOf(answerTypeOf(question)) !== kindOf(questionType))
    return { part: 'question', question: '', name: questionId };
  const isOffered = answerId === '' || question.options.some(({ name }) => name === answerId);
  return isOffered ? undefined : { part: 'option', question: questionId, name: answerId };
};

/** An answer to a choice of one stays one to a choice of several. */
const kindOf = (type: string | undefined): string | undefined => (type === 'MULTISELECT' ? 'SELECT' : type);

/** The new name of what stands where a part was. */
const nameInPlace = (
  before: readonly FormStep[],
  after: readonly FormStep[],
  { part, question, name }: Part,
) => {
  const lists = [before, after].map((steps) => namesOf(steps, part, question));
  const [old = [], now = []] = lists;
  const found = now[old.indexOf(name)] ?? '';
  return old.includes(found) ? '' : found;
};

const namesOf = (steps: readonly FormStep[], part: Part['part'], question: string): readonly string[] => {
  if (part === 'step') return steps.map(({ name }) => name);
  const questions: readonly Question[] = steps.flatMap((step) => withChildren(step.questions));
  if (part === 'question') return questions.map(({ name }) => name);
  return (questions.find(({ name }) => name === question)?.options ?? []).map(({ name }) => name);
};
