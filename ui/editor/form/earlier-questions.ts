import { isChoice, questionKindOf, stepNumberOf, stepsInOrder } from '@fairdesk/core/awards';
import type { FieldContent, FieldRecord } from '@fairdesk/core/editor';
import { partOf, recordOf } from './part-of.ts';

/** A question with answers to choose from. */
export interface ChoiceQuestion {
  readonly name: string;
  readonly text: string;
  /** Absent for a list of countries. */
  readonly answers?: readonly { readonly name: string; readonly text: string }[];
}

/**
 * The questions to whose answers a condition can refer: those with answers to choose from that come before its step or
 * question, in the order in which exhibitors see them.
 *
 * @param form the fields of the questionnaire's block
 * @param path of the condition in them: `Steps.1.Questions.0.OnlyShowWhen`
 */
export const earlierQuestions = (form: FieldRecord, path: string): readonly ChoiceQuestion[] => {
  const parts = partsOf(form);
  const own = path.slice(0, path.lastIndexOf('.'));
  const end = parts.findIndex((part) => part.path === own);
  const names = new Set<string>();
  return parts.slice(0, Math.max(end, 0)).flatMap(({ question }) => {
    if (question === undefined || names.has(question.name)) return [];
    names.add(question.name);
    return [question];
  });
};

/** A step or question, with the choice it offers. */
interface Part {
  readonly path: string;
  readonly question?: ChoiceQuestion;
}

const LISTS = ['Steps', 'SummarySteps'];

const partsOf = (form: FieldRecord): readonly Part[] =>
  stepsInOrder(
    LISTS.flatMap((list) =>
      recordsIn(form[list]).map((step, place) => ({
        step,
        path: `${list}.${place}`,
        isSummary: list === 'SummarySteps' || partOf(step, 'IsSummary') === '1',
        number: stepNumberOf(partOf(step, 'StepNumber')),
      })),
    ),
  ).flatMap(({ step, path }) => [{ path }, ...questionsIn(step.Questions, `${path}.Questions`)]);

/** What is of no known kind, and what it holds, is not shown. */
const questionsIn = (items: FieldContent | undefined, path: string, isShown = true): readonly Part[] =>
  recordsIn(items).flatMap((item, place) => {
    const own = `${path}.${place}`;
    const isKnown = isShown && questionKindOf(partOf(item, 'Type')) !== undefined;
    const question = isKnown ? choiceOf(item) : undefined;
    return [
      { path: own, ...(question && { question }) },
      ...questionsIn(item.Children, `${own}.Children`, isKnown),
    ];
  });

const choiceOf = (item: FieldRecord): ChoiceQuestion | undefined => {
  const name = partOf(item, 'Name');
  const kind = questionKindOf(partOf(item, 'Type'));
  if (name === '' || kind === undefined || !isChoice(kind)) return undefined;
  const question = { name, text: partOf(item, 'Question') || name };
  if (kind === 'DropdownQuestion' && partOf(item, 'IsCountryList') === '1') return question;
  const answers = recordsIn(item.Answers).flatMap((answer) => {
    const own = partOf(answer, 'Name');
    return own === '' ? [] : [{ name: own, text: partOf(answer, 'Text') || own }];
  });
  return answers.length === 0 ? undefined : { ...question, answers };
};

const recordsIn = (items: FieldContent | undefined): readonly FieldRecord[] =>
  Array.isArray(items) ? items.map(recordOf) : [];
