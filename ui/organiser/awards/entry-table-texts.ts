import type { MessageKey } from '../../shared/texts/messages.ts';
import type { Labels } from '../../shared/texts/translate.ts';

/** The columns of a downloaded table of entries, beside those of the questions. */
export type EntryColumn = keyof typeof HEADS;

const HEADS = {
  award: 'entries-award',
  company: 'companyname',
  participation: 'import-target-uid',
  product: 'entries-product',
  status: 'entries-state',
  revision: 'entries-revision',
  submittedAt: 'entries-submitted-at',
  submittedBy: 'entries-submitted-by',
  files: 'entries-files',
} as const satisfies Readonly<Record<string, MessageKey>>;

const STATES: Readonly<Record<string, MessageKey>> = {
  DRAFT: 'entries-state-draft',
  SUBMITTED: 'entries-state-submitted',
};

/** The head of a column. */
export const entryHead = (column: EntryColumn, { t }: Labels): string =>
  t(HEADS[column]) + (column === 'submittedAt' ? ' (UTC)' : '');

/** A fact of an entry: its state in words, and a moment as spreadsheet programs read it. */
export const entryFact = (column: string, value: string, { t }: Labels): string => {
  if (column === 'submittedAt') return value.slice(0, 16).replace('T', ' ');
  const state = column === 'status' ? STATES[value] : undefined;
  return state ? t(state) : value;
};
