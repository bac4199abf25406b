import { type ExportedEntry, FACTS } from './export-entries.ts';

/**
 * The entries as a table that spreadsheets open: UTF-8 with its mark, semicolons, one column for each question.
 *
 * A cell that a spreadsheet would calculate starts with an apostrophe.
 */
export const entriesCsv = (entries: readonly ExportedEntry[]): string => {
  const questions = [...new Set(entries.flatMap(({ answers }) => [...answers.keys()]))];
  const rows = entries.map(({ facts, answers, files }) => [
    ...FACTS.map((name) => facts[name]),
    ...questions.map((question) => answers.get(question) ?? ''),
    files.map(({ path }) => path).join(' | '),
  ]);
  return `\ufeff${[[...FACTS, ...questions, 'files'], ...rows].map((row) => row.map(cell).join(';')).join('\r\n')}\r\n`;
};

const cell = (text: string): string => {
  const plain = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
};
