import { type Answer, type FormStep, type Question, withChildren } from '@fairdesk/core/awards';
import { displayNames, type Language } from '@fairdesk/core/shared';

/** The columns that every exported award entry has. */
export const ENTRY_FACTS = [
  'award',
  'company',
  'participation',
  'product',
  'status',
  'revision',
  'submittedAt',
  'submittedBy',
] as const;

/** An answer as far as the table shows it. */
export type TableAnswer = Pick<
  Answer,
  'questionId' | 'questionText' | 'stepName' | 'answerId' | 'answerText' | 'files'
>;

/** An award entry as it is exported. */
export interface TableEntry {
  readonly facts: Readonly<Partial<Record<(typeof ENTRY_FACTS)[number], string>>>;
  /** In the words that the company saw. */
  readonly answers: readonly TableAnswer[];
  readonly files: readonly { readonly path: string }[];
}

/** The form of the award as the reader of the table sees it. */
export interface TableForm {
  readonly language: Language;
  /** None when the form cannot be read. */
  readonly steps: readonly FormStep[];
  /** The heads of the other columns; their names where there are none. */
  readonly headOf?: (column: EntryColumn) => string;
}

type EntryColumn = (typeof ENTRY_FACTS)[number] | 'files';

/**
 * A header row, then a row per entry: its facts, a column for each answered question, and its files.
 *
 * Companies answer in their own languages, and editors reword questions: answers belong to a column by the name of
 * their question. Its title and options are in the words of the form; questions that the form no longer has come last,
 * in the words of their first answer.
 */
export const entryTable = (
  entries: readonly TableEntry[],
  form: TableForm,
): readonly (readonly string[])[] => {
  const columns = columnsOf(entries, form);
  const rows = entries.map(({ facts, answers, files }) => {
    const answersOf = Map.groupBy(answers, ({ questionId }) => questionId);
    return [
      ...ENTRY_FACTS.map((name) => facts[name] ?? ''),
      ...columns.map(({ id, options }) =>
        (answersOf.get(id) ?? []).map((answer) => cellOf(answer, options)).join(SEPARATOR),
      ),
      files.map(({ path }) => path).join(SEPARATOR),
    ];
  });
  const { headOf = String } = form;
  return [[...ENTRY_FACTS.map(headOf), ...titlesOf(columns), headOf('files')], ...rows];
};

/** Between the options or files of one answer. */
const SEPARATOR = ' | ';

interface Column {
  /** The name of the question. */
  readonly id: string;
  readonly title: string;
  readonly step: string;
  /** The texts of its options by their names. */
  readonly options: ReadonlyMap<string, string>;
}

const columnsOf = (entries: readonly TableEntry[], { steps, language }: TableForm): readonly Column[] => {
  const answers = entries.flatMap((entry) => entry.answers);
  const answered = new Set(answers.map(({ questionId }) => questionId));
  const columns = new Map<string, Column>();
  const add = (column: Column) => {
    if (answered.has(column.id) && !columns.has(column.id)) columns.set(column.id, column);
  };
  for (const { title: step, questions } of steps)
    for (const question of withChildren(questions)) {
      const { name, text } = question;
      add({ id: name, title: text || name, step, options: optionTexts(question, language) });
    }
  for (const { questionId, questionText, stepName } of answers)
    add({ id: questionId, title: questionText || questionId, step: stepName, options: new Map() });
  return [...columns.values()];
};

const optionTexts = ({ options, isCountryList }: Question, language: Language): Column['options'] =>
  new Map(
    options.map(({ name, text }) => [
      name,
      isCountryList ? (displayNames(language, 'region').of(name) ?? text) : text,
    ]),
  );

/** The titles of columns; those of questions that read alike begin with their step. */
const titlesOf = (columns: readonly Column[]): readonly string[] => {
  const alike = Map.groupBy(columns, ({ title }) => title);
  return columns.map(({ title, step }) =>
    (alike.get(title)?.length ?? 0) > 1 && step !== '' ? `${step}: ${title}` : title,
  );
};

const cellOf = ({ answerId, answerText, files }: TableAnswer, options: Column['options']): string =>
  files.length > 0 ? files.map(({ name }) => name).join(SEPARATOR) : options.get(answerId) || answerText;
