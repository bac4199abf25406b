import type { FieldContent, FieldRecord } from '@fairdesk/core/editor';
import { conditionOf, contentOfCondition } from './stored-condition.ts';

/**
 * Takes the conditions of a questionnaire along while the name of a question, or of an answer to one, is typed: what is
 * shown after which answer stays the same.
 *
 * The conditions stay as they were before while the new name is empty or that of another question or answer, as `sta`
 * may be on the way from `stage` to `status`; they would become conditions on that one.
 *
 * @param before the fields of the questionnaire before the typing began
 * @param after the fields with what is typed so far
 * @param path the only difference: `Steps.1.Questions.0.Name`, or `Steps.1.Questions.0.Answers.2.Name`
 */
export const withRenaming = (before: FieldRecord, after: FieldRecord, path: string): FieldRecord => {
  const owner = path.split('.');
  if (owner.pop() !== 'Name' || !owner.includes('Questions')) return after;
  const isAnswer = owner.at(-2) === 'Answers';
  const question = isAnswer ? owner.slice(0, -2) : owner;
  const [from, to, on] = [nameAt(before, owner), nameAt(after, owner), nameAt(before, question)];
  const names = isAnswer
    ? namesIn(contentAt(before, question), 'Answers')
    : namesIn(before, 'Questions', 'Children');
  const isClear = to !== '' && !names.includes(to) && names.filter((name) => name === from).length === 1;
  const renamed = copyOf(before, (content) => {
    const condition = conditionOf(content);
    if (!isClear || condition?.questionName !== on) return content;
    if (!isAnswer) return contentOfCondition({ ...condition, questionName: to });
    return condition.answerName === from ? contentOfCondition({ ...condition, answerName: to }) : content;
  });
  Object.assign(contentAt(renamed, owner) ?? {}, { Name: to });
  return renamed;
};

const contentAt = (content: FieldContent, path: readonly string[]): FieldContent | undefined =>
  path.reduce<FieldContent | undefined>((inside, name) => Object(inside)[name], content);

const nameOf = (item: FieldContent | undefined): string => {
  const { Name } = Object(item);
  return typeof Name === 'string' ? Name : '';
};

const nameAt = (fields: FieldRecord, path: readonly string[]): string => nameOf(contentAt(fields, path));

/** The names of the items in every list of such a name. */
const namesIn = (content: FieldContent | undefined, ...lists: readonly string[]): readonly string[] =>
  typeof content === 'object' && content !== null
    ? Object.entries<FieldContent>(content).flatMap(([name, each]) => [
        ...(lists.includes(name) && Array.isArray(each) ? each.map(nameOf) : []),
        ...namesIn(each, ...lists),
      ])
    : [];

const copyOf = (fields: FieldRecord, condition: (content: FieldContent) => FieldContent): FieldRecord =>
  JSON.parse(JSON.stringify(fields), (name, content) =>
    name === 'OnlyShowWhen' ? condition(content) : content,
  );
