import type {
  AwardForm,
  Condition,
  FormStep,
  Question,
  QuestionKind,
  TextFlavour,
} from '@fairdesk/core/awards';
import { DEFAULT_FILE_COUNT } from '@fairdesk/core/media';
import { isSwitchedOn } from '@fairdesk/core/page';
import { COUNTRY_CODES, DEFAULT_ROWS } from '@fairdesk/core/shared';
import { htmlOf, imageOf, linkOf, type Place, textOf } from './field-values.ts';
import { type Fields, fieldValue, isRecord } from './fields.ts';
import { type Item, itemsOf } from './items.ts';

/** The location of the form: links in its texts are resolved in this folder and language. */
export type FormPlace = Pick<Place, 'folder' | 'language'>;

interface FormReading extends FormPlace {
  /** The limit of a file question without its own. */
  readonly maxFiles: number;
}

/**
 * The form of an award, from the fields of its rendering; invalid values are empty or left out.
 *
 * Source: portal spec §3 "Awards form definition", "Step", "Question types".
 */
export const awardFormOf = (fields: Fields, place: FormPlace): AwardForm => {
  const text = (name: string) => textOf(fields, name);
  const image = imageOf(fields, 'BackgroundImage') ?? imageOf(fields, 'FallbackImage');
  const reading = { ...place, maxFiles: countOf(fields, 'NumberOfFiles', DEFAULT_FILE_COUNT) };
  return {
    award: text('Award'),
    name: text('Name'),
    ...(image && { image: image.src }),
    introduction: {
      title: text('IntroTitle'),
      html: htmlOf(fields, 'IntroText', place),
      items: itemsOf(fields, 'IntroItems').map((item) => textOf(item.fields, 'Text')),
    },
    ...helpOf(fields, place),
    close: { title: text('CloseTitle'), html: htmlOf(fields, 'CloseDescription', place) },
    labels: {
      start: text('StartLabel'),
      next: text('NextLabel'),
      reviewSummary: text('ReviewSummaryLabel'),
      submit: text('SubmitLabel'),
    },
    thankYouHref: linkOf(fields, 'ThankYouPage', place)?.href ?? '',
    closeHref: linkOf(fields, 'ClosePage', place)?.href ?? '',
    uploads: {
      imageTypes: typesOf(text('SupportedImageFormats')),
      documentTypes: typesOf(text('SupportedDocumentFormats')),
      belowBytes: Math.max(0, Math.floor(numberOf(fields, 'FileSizeLimit') * BYTES_OF_MB)),
    },
    steps: inOrder([
      ...itemsOf(fields, 'Steps').map((item) => stepOf(item, false, reading)),
      ...itemsOf(fields, 'SummarySteps').map((item) => stepOf(item, true, reading)),
    ]),
  };
};

const BYTES_OF_MB = 1_048_576;

const helpOf = (fields: Fields, place: FormPlace): Pick<AwardForm, 'help'> => {
  const help = {
    title: textOf(fields, 'HelpTitle'),
    html: htmlOf(fields, 'HelpDescription', place),
    phone: textOf(fields, 'HelpPhone'),
    email: textOf(fields, 'HelpEmail'),
  };
  return Object.values(help).some((part) => part !== '') ? { help } : {};
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

const stepOf = ({ name, fields }: Item, isSummary: boolean, reading: FormReading): FormStep => {
  const named = textOf(fields, 'StepName') || name;
  return {
    name: named,
    number: stepNumberOf(fields),
    title: textOf(fields, 'StepTitle') || named,
    description: htmlOf(fields, 'StepDescription', reading),
    isSummary: isSummary || flagOf(fields, 'IsSummary'),
    ...conditionOf(fields),
    questions: questionsOf(itemsOf(fields, 'Questions', 'Children'), reading, named),
  };
};

const questionsOf = (items: readonly Item[], reading: FormReading, path: string): readonly Question[] =>
  items.flatMap((item, index) => questionOf(item, reading, `${path}-${index + 1}`));

/** Empty for an item of an unknown kind. */
const questionOf = ({ name, templateName, fields }: Item, reading: FormReading, path: string): Question[] => {
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
  { maxFiles }: FormReading,
): Pick<Question, 'maxLength' | 'rows' | 'maxFiles'> => ({
  maxLength: countOf(fields, 'MaxLength', 0),
  rows: countOf(fields, 'Rows', DEFAULT_ROWS),
  maxFiles: countOf(fields, 'MaxFiles', maxFiles),
});

const htmlFieldOf = (fields: Fields, place: FormPlace): Pick<Question, 'html'> => {
  const html = htmlOf(fields, 'Text', place);
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

/** `{ "questionName": "stage", "answerName": "market" }` */
const conditionOf = (fields: Fields): { onlyShowWhen?: Condition } => {
  const value = fieldValue(fields, 'OnlyShowWhen');
  if (!isRecord(value)) return {};
  const condition = { questionName: textOf(value, 'QuestionName'), answerName: textOf(value, 'AnswerName') };
  return condition.questionName === '' ? {} : { onlyShowWhen: condition };
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

const numberOf = (fields: Fields, name: string): number => {
  const number = Number(textOf(fields, name) || 0);
  return Number.isFinite(number) ? number : 0;
};

/** `.pdf, docx` as `['.pdf', '.docx']`. */
const typesOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[\s,;|]+/)
    .filter(Boolean)
    .map((type) => (type.startsWith('.') ? type : `.${type}`));
