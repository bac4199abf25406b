import {
  type Condition,
  type FormStep,
  type Question,
  type QuestionKind,
  questionKindOf,
  stepNumberOf,
  stepsInOrder,
  type TextFlavour,
} from '@fairdesk/core/awards';
import { DEFAULT_FILE_COUNT } from '@fairdesk/core/media';
import { isSwitchedOn } from '@fairdesk/core/page';
import { COUNTRY_CODES, DEFAULT_ROWS } from '@fairdesk/core/shared';
import { conditionIn } from './award-condition.ts';
import { type Fields, fieldValue, textOf } from './fields.ts';
import { type Item, itemsOf } from './items.ts';

interface StepReading {
  /** Reads rich text; a reader of the structure alone gives an empty text. */
  readonly htmlOf: (fields: Fields, name: string) => string;
  /** The limit of a file question without its own. */
  readonly maxFiles: number;
}

/**
 * The steps of the form of an award, from the fields of its rendering; invalid values are empty or left out.
 *
 * Source: portal spec §3 "Step", "Question types".
 */
export const awardStepsOf = (fields: Fields, htmlOf: StepReading['htmlOf']): readonly FormStep[] => {
  const reading = { htmlOf, maxFiles: countOf(fields, 'NumberOfFiles', DEFAULT_FILE_COUNT) };
  return stepsInOrder([
    ...itemsOf(fields, 'Steps').map((item) => stepOf(item, false, reading)),
    ...itemsOf(fields, 'SummarySteps').map((item) => stepOf(item, true, reading)),
  ]).map((step, place) => ({ ...step, number: place + 1 }));
};

const stepOf = ({ name, fields }: Item, isSummary: boolean, reading: StepReading): FormStep => {
  const named = textOf(fields, 'StepName') || name;
  const items = itemsOf(fields, 'Questions', 'Children');
  const withoutKind = namesWithoutKind(items);
  return {
    name: named,
    number: stepNumberOf(textOf(fields, 'StepNumber')),
    title: textOf(fields, 'StepTitle') || named,
    description: reading.htmlOf(fields, 'StepDescription'),
    isSummary: isSummary || flagOf(fields, 'IsSummary'),
    ...conditionOf(fields),
    questions: questionsOf(items, reading, named),
    ...(withoutKind.length > 0 && { withoutKind }),
  };
};

/** What such an item holds is not shown either. */
const namesWithoutKind = (items: readonly Item[]): readonly string[] =>
  items.flatMap((item) =>
    kindOf(item) === undefined ? [nameOf(item)] : namesWithoutKind(itemsOf(item.fields, 'Children')),
  );

const questionsOf = (items: readonly Item[], reading: StepReading, path: string): readonly Question[] =>
  items.flatMap((item, index) => questionOf(item, reading, `${path}-${index + 1}`));

/** Empty for an item of an unknown kind. */
const questionOf = (item: Item, reading: StepReading, path: string): Question[] => {
  const { fields } = item;
  const kind = kindOf(item);
  if (kind === undefined) return [];
  const shared = {
    kind,
    text: textOf(fields, 'Question'),
    tooltip: textOf(fields, 'Tooltip'),
    hideLabel: flagOf(fields, 'HideLabel'),
    ...sizesOf(fields, reading),
    isImageUpload: flagOf(fields, 'IsImageUpload'),
    canSelectMultipleItems: flagOf(fields, 'CanSelectMultipleItems'),
    flavour: flavourOf(textOf(fields, 'TextType')),
    ...conditionOf(fields),
    children: questionsOf(itemsOf(fields, 'Children'), reading, path),
  };
  const own = nameOf(item);
  return kind === 'InfoText' || kind === 'section'
    ? [{ ...shared, name: own || path, isRequired: false, options: [], ...htmlFieldOf(fields, reading) }]
    : [{ ...shared, name: own, isRequired: flagOf(fields, 'IsRequired'), ...optionsOf(kind, fields) }];
};

/** The limits of a question's answer. */
const sizesOf = (
  fields: Fields,
  { maxFiles }: StepReading,
): Pick<Question, 'maxLength' | 'rows' | 'maxFiles'> => ({
  maxLength: countOf(fields, 'MaxLength', 0),
  rows: countOf(fields, 'Rows', DEFAULT_ROWS),
  maxFiles: countOf(fields, 'MaxFiles', maxFiles),
});

const htmlFieldOf = (fields: Fields, { htmlOf }: StepReading): Pick<Question, 'html'> => {
  const html = htmlOf(fields, 'Text');
  return html === '' ? {} : { html };
};

const optionsOf = (kind: QuestionKind, fields: Fields): Pick<Question, 'options' | 'isCountryList'> =>
  kind === 'DropdownQuestion' && flagOf(fields, 'IsCountryList')
    ? { options: COUNTRY_CODES.map((code) => ({ name: code, text: code })), isCountryList: true }
    : { options: itemsOf(fields, 'Answers').map(optionOf) };

const nameOf = ({ name, fields }: Item): string => textOf(fields, 'Name') || name;

const optionOf = (item: Item) => {
  const { fields } = item;
  const own = nameOf(item);
  const description = textOf(fields, 'Description');
  return { name: own, text: textOf(fields, 'Text') || own, ...(description !== '' && { description }) };
};

const kindOf = ({ templateName, fields }: Item): QuestionKind | undefined =>
  questionKindOf(textOf(fields, 'Type') || templateName);

const FLAVOURS: readonly TextFlavour[] = [
  'email',
  'multiline',
  'url',
  'video',
  'numbers-only',
  'edit-in-modal',
];

const flavourOf = (name: string): TextFlavour =>
  FLAVOURS.find((flavour) => flavour === name.toLowerCase().trim()) ?? 'text';

const conditionOf = (fields: Fields): { onlyShowWhen?: Condition } => {
  const condition = conditionIn(fieldValue(fields, 'OnlyShowWhen'));
  return condition ? { onlyShowWhen: condition } : {};
};

const flagOf = (fields: Fields, name: string): boolean => {
  const value = fieldValue(fields, name);
  return value === true || isSwitchedOn(textOf(fields, name));
};

/** A whole number from 1; any other value is the default. */
const countOf = (fields: Fields, name: string, otherwise: number): number => {
  const count = Math.floor(numberOf(fields, name));
  return count > 0 ? count : otherwise;
};

/** A number; 0 for any other value. */
export const numberOf = (fields: Fields, name: string): number => {
  const number = Number(textOf(fields, name) || 0);
  return Number.isFinite(number) ? number : 0;
};
