import { audienceOf, audienceText } from '@fairdesk/core/events';
import { dueOf, type TaskDefinition, type TaskForm } from '@fairdesk/core/organiser';
import { type CompactTimestamp, compactTimestampOf, inLanguage } from '@fairdesk/core/shared';
import type { Selectable } from 'kysely';
import { sanitise } from '../../../shared/sanitise.ts';
import type { Tables } from '../../database/tables.ts';
import { storedTexts, textsOf } from '../stored-texts.ts';

/** A row of `taskDefinitions`. */
export type TaskRow = Selectable<Tables['taskDefinitions']>;

/** A task as the desk edits it; `undefined` where its deadline cannot be read, so that the portal skips it too. */
export const toDefinition = (row: TaskRow): TaskDefinition | undefined => {
  const due = compactTimestampOf(row.date);
  if (due === undefined) return undefined;
  return {
    code: row.code,
    version: String(row.version),
    titles: textsOf(row.titles),
    contents: textsOf(row.contents),
    consequences: textsOf(row.consequences),
    category: row.category ?? '',
    categoryTitles: textsOf(row.categories),
    required: row.required === 1,
    due,
    linkHref: row.linkHref ?? '',
    linkTitles: textsOf(row.linkTitles),
    newTab: row.linkTarget === '_blank',
    audience: audienceOf(row.audience ?? ''),
    sortIndex: row.sortIndex,
  };
};

/** The columns of a form, except for its category. @param stored the deadline before, if there is one */
export const toColumns = (form: TaskForm, timeZone: string, stored?: CompactTimestamp) => ({
  titles: storedTexts(form.titles) ?? '{}',
  contents: storedTexts(form.contents, (html) => sanitise(html.toWellFormed().replaceAll('\0', ''))),
  consequences: storedTexts(form.consequences),
  categories: storedTexts(form.categoryTitles),
  date: dueOf(form, timeZone, stored),
  required: form.required ? 1 : 0,
  linkHref: form.linkHref.trim() || null,
  linkTitles: storedTexts(form.linkTitles),
  linkTarget: form.newTab ? '_blank' : null,
  audience: audienceText(form.audience) || null,
});

/** The title of a stored task, for the audit trail. */
export const titleOf = ({ titles }: Pick<TaskRow, 'titles'>): string => inLanguage(textsOf(titles), 'en');
