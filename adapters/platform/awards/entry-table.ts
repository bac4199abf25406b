import { type ExportedEntry, FACTS } from './export-entries.ts';

/** A header row, then a row per entry: its facts, a column for each question, and its files. */
export const entryTable = (entries: readonly ExportedEntry[]): readonly (readonly string[])[] => {
  const questions = [...new Set(entries.flatMap(({ answers }) => [...answers.keys()]))];
  const rows = entries.map(({ facts, answers, files }) => [
    ...FACTS.map((name) => facts[name]),
    ...questions.map((question) => answers.get(question) ?? ''),
    files.map(({ path }) => path).join(' | '),
  ]);
  return [[...FACTS, ...questions, 'files'], ...rows];
};
