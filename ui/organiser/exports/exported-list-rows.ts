import {
  EXPORTED_LISTS,
  type ExportedList,
  ITEM_FIELDS,
  type ListPart,
  MAIL_STATES,
} from '@fairdesk/core/organiser';
import { dayOnly } from '@fairdesk/core/shared';
import type { MessageKey } from '../../shared/texts/messages.ts';
import type { Labels } from '../../shared/texts/translate.ts';
import { ITEM_FIELD_LABELS } from '../approvals/item-field-labels.ts';

type Column = (typeof EXPORTED_LISTS)[ExportedList][number];
type Cells = readonly (string | number)[];

const LABELS: Readonly<Record<Column, MessageKey>> = {
  ...ITEM_FIELD_LABELS,
  company: 'companyname',
  recipient: 'mail-recipient',
  subject: 'mail-subject',
  state: 'mail-state',
  created: 'export-list-created',
  sent: 'export-list-sent',
  attempts: 'mail-attempts',
  answer: 'mail-answer',
};

const MOMENTS: readonly Column[] = ['created', 'sent'];
/** Stored as midnights in UTC. */
const DAYS: readonly string[] = Object.entries(ITEM_FIELDS).flatMap(([field, kind]) =>
  kind === 'day' ? field : [],
);

/** The head of an exported list. */
export const exportedHead = (list: ExportedList, { t }: Labels): Cells =>
  EXPORTED_LISTS[list].map((column) => t(LABELS[column]) + (MOMENTS.includes(column) ? ' (UTC)' : ''));

/** Its rows, in the words of the reader's language. */
export const exportedRows = (list: ExportedList, { rows }: ListPart, labels: Labels): readonly Cells[] =>
  rows.map((row) => EXPORTED_LISTS[list].map((column, place) => cellText(column, row[place] ?? '', labels)));

const cellText = (column: Column, value: string | number, { t }: Labels): string | number => {
  if (column === 'isNovelty') return t(value === 1 ? 'exhibitor-list-yes' : 'exhibitor-list-no');
  if (MOMENTS.includes(column)) return String(value).slice(0, 16).replace('T', ' ');
  if (DAYS.includes(column)) return dayOnly(String(value));
  const state = column === 'state' ? MAIL_STATES.find((each) => each === value) : undefined;
  return state ? t(`mail-state-${state}`) : value;
};
