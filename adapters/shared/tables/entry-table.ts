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

/** An award entry as it is exported. */
export interface TableEntry {
  readonly facts: Readonly<Partial<Record<(typeof ENTRY_FACTS)[number], string>>>;
  /** By question, as displayed to the exhibitor. */
  readonly answers: ReadonlyMap<string, string>;
  readonly files: readonly { readonly path: string }[];
}

/** A header row, then a row per entry: its facts, a column for each question, and its files. */
export const entryTable = (entries: readonly TableEntry[]): readonly (readonly string[])[] => {
  const questions = [...new Set(entries.flatMap(({ answers }) => [...answers.keys()]))];
  const rows = entries.map(({ facts, answers, files }) => [
    ...ENTRY_FACTS.map((name) => facts[name] ?? ''),
    ...questions.map((question) => answers.get(question) ?? ''),
    files.map(({ path }) => path).join(' | '),
  ]);
  return [[...ENTRY_FACTS, ...questions, 'files'], ...rows];
};
