import type { FieldContent, FieldRecord } from '@fairdesk/core/editor';
import { partOf, recordOf } from './part-of.ts';
import { withRenaming } from './rename-question.ts';

/** A step, question or option of a questionnaire that has another name than before. */
export interface RenamedPart {
  readonly part: 'step' | 'question' | 'option';
  /** The question of an option. */
  readonly question: string;
  readonly name: string;
  readonly now: string;
}

/** The fields of a questionnaire with a former name again, and with the conditions on it. */
export const withFormerName = (
  fields: FieldRecord,
  { part, question, name, now }: RenamedPart,
): FieldRecord => {
  const own = part === 'step' ? 'StepName' : 'Name';
  const found = partsIn(fields).find(
    (each) =>
      each.part === part &&
      partOf(each.item, own) === now &&
      (part !== 'option' || partOf(each.owner, 'Name') === question),
  );
  if (found === undefined) return fields;
  const path = `${found.path}.${own}`;
  return withRenaming(fields, recordOf(withContentAt(fields, path.split('.'), name)), path);
};

interface Part {
  readonly part: RenamedPart['part'];
  readonly item: FieldRecord;
  /** What has it in a list. */
  readonly owner: FieldRecord;
  readonly path: string;
}

const LISTS: Readonly<Record<string, RenamedPart['part']>> = {
  ...{ Steps: 'step', SummarySteps: 'step', Questions: 'question', Children: 'question', Answers: 'option' },
};

const partsIn = (owner: FieldRecord, path = ''): readonly Part[] =>
  Object.entries(LISTS).flatMap(([list, part]) => {
    const items = owner[list];
    if (!Array.isArray(items)) return [];
    return items.map(recordOf).flatMap((item, place) => {
      const own = `${path}${list}.${place}`;
      return [{ part, item, owner, path: own }, ...partsIn(item, `${own}.`)];
    });
  });

const withContentAt = (
  content: FieldContent | undefined,
  [first, ...rest]: readonly string[],
  text: string,
): FieldContent => {
  if (first === undefined) return text;
  if (Array.isArray(content))
    return content.map((each, place) =>
      place === Number(first) ? withContentAt(recordOf(each), rest, text) : each,
    ) as FieldContent;
  const record = recordOf(content);
  return { ...record, [first]: withContentAt(record[first], rest, text) };
};
