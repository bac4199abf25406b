import { messageStateOf } from '@fairdesk/core/dashboard';
import { audienceOf, audienceText } from '@fairdesk/core/events';
import { type MessageForm, type PlannedMessage, periodOf } from '@fairdesk/core/organiser';
import { inLanguage } from '@fairdesk/core/shared';
import type { Selectable } from 'kysely';
import { sanitise } from '../../../shared/sanitise.ts';
import type { Tables } from '../../database/tables.ts';
import { storedTexts, textsOf } from '../stored-texts.ts';

/** A row of `messages`. */
export type MessageRow = Selectable<Tables['messages']>;

/** A message as the desk edits it. */
export const toMessage = (row: MessageRow, readCount: number, now: Date): PlannedMessage => {
  const { publishFrom, publishUntil } = row;
  return {
    id: row.id,
    version: String(row.version),
    titles: textsOf(row.titles),
    contents: textsOf(row.contents),
    linkHref: row.linkHref ?? '',
    linkTitles: textsOf(row.linkTitles),
    audience: audienceOf(row.audience ?? ''),
    publishFrom,
    publishUntil,
    state: messageStateOf(row, now),
    readCount,
  };
};

/** The columns of a form, except for the date that exhibitors see. */
export const messageColumns = (form: MessageForm, timeZone: string, stored?: MessageRow) => {
  const { publishFrom, publishUntil } = periodOf(form, timeZone, stored);
  return {
    titles: storedTexts(form.titles) ?? '{}',
    contents: storedTexts(form.contents, (html) => sanitise(html.toWellFormed().replaceAll('\0', ''))),
    linkHref: form.linkHref.trim() || null,
    linkTitles: storedTexts(form.linkTitles),
    audience: audienceText(form.audience) || null,
    publishFrom: publishFrom ?? null,
    publishUntil: publishUntil ?? null,
  };
};

/** The title of a stored message, for the audit trail. */
export const messageTitle = ({ titles }: Pick<MessageRow, 'titles'>): string =>
  inLanguage(textsOf(titles), 'en');
