import type { Condition, FormStep, Question, QuestionKind, TextFlavour } from '@fairdesk/core/awards';
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
  return inOrder([
    ...itemsOf(fields, 'Steps').map((item) => stepOf(item, false, reading)),
    ...itemsOf(fields, 'SummarySteps').map((item) => stepOf(item, true, reading)),
  ]);
};

/** Sorts steps by their numbers, summaries last, and numbers them without gaps. */
const inOrder = (steps: readonly FormStep[]): readonly FormStep[] =>
  steps
    .toSorted((one, other) => Number(one.isSummary) - Number(other.isSummary) || one.number - other.number)
    .map((step, place) => ({ ...step, number: place + 1 }));

/** Steps without a number follow those that have one. */
const stepNumberOf = (fields: Fields): number => {
  const text = textOf(fields, 'StepNumber').trim();
  return text !== '' && Number.isFinite(Number(text)) ? Number(text) : Number.MAX_SAFE_INTEGER;
};

const stepOf = ({ name, fields }: Item, isSummary: boolean, reading: StepReading): FormStep => {
  const named = textOf(fields, 'StepName') || name;
  return {
    name: named,
    number: stepNumberOf(fields),
    title: textOf(fields, 'StepTitle') || named,
    description: reading.htmlOf(fields, 'StepDescription'),
    isSummary: isSummary || flagOf(fields, 'IsSummary'),
    ...conditionOf(fields),
    questions: questionsOf(itemsOf(fields, 'Questions', 'Children'), reading, named),
  };
};

const questionsOf = (items: readonly Item[], reading: StepReading, path: string): readonly Question[] =>
  items.flatMap((item, index) => questionOf(item, reading, `${path}-${index + 1}`));

/** Empty for an item of an unknown kind. */
const questionOf = ({ name, templateName, fields }: Item, reading: StepReading, path: string): Question[] => {
  const kind = kindOf(textOf(fields, 'Type') || templateName);
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
  const own = textOf(fields, 'Name') || name;
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

const optionOf = ({ name, fields }: Item) => {
  const own = textOf(fields, 'Name') || name;
  const description = textOf(fields, 'Description');
  return { name: own, text: textOf(fields, 'Text') || own, ...(description !== '' && { description }) };
};

const KINDS: readonly QuestionKind[] = [
  'CardQuestion',
  'section',
  'TextQuestion',
  'DropdownQuestion',
  'RadiobuttonQuestion',
  'CheckboxQuestion',
  'FileUploadQuestion',
  'InfoText',
];

const kindOf = (name: string): QuestionKind | undefined =>
  KINDS.find((kind) => kind.toLowerCase() === name.toLowerCase().replaceAll(' ', ''));

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
