import {
  type AuditEntry,
  type AuditValues,
  ExhibitorChangeSchema,
  isAnonymous,
  MAIL_KINDS,
  MailTextFormSchema,
  messageFormOf,
  PlannedMessageSchema,
  type RestorableAction,
  restorableAction,
  restoredValues,
  StoredWordSchema,
  TaskDefinitionSchema,
  taskFormOf,
  type WebsitePicture,
} from '@fairdesk/core/organiser';
import { stampContent } from '../../content/content-stamp.ts';
import type { Query } from '../../database/open-database.ts';
import { recordAudit, storedEntry } from '../../record-audit.ts';
import { conflict, notFound } from '../../service.ts';
import { restoreCategory, restoreCategoryNames } from '../categories/category-restore.ts';
import { changeExhibitor } from '../exhibitors/exhibitor-changes.ts';
import type { FairWriter } from '../fair-writer.ts';
import { saveMailText } from '../mail-texts/mail-text-writes.ts';
import { createMessage, messageRow, messageValues, saveMessage } from '../messages/message-writes.ts';
import { restoreJoined } from '../pages/frames/frame-joining.ts';
import { restoreFrame } from '../pages/frames/frame-writes.ts';
import { restorePage } from '../pages/remove-page.ts';
import { restoreRetention } from '../retention-area.ts';
import { createTask, saveTask, taskRow, taskValues } from '../tasks/task-writes.ts';
import { timeZoneOf } from '../time-zone-of.ts';
import { restorePicture } from '../website/website-pictures.ts';
import { saveWord } from '../words/word-writes.ts';
import {
  type RestoreSettings,
  restoreAward,
  restoreDeletedAward,
  restoreFair,
  restoreFairState,
  restoreNoAward,
  restoreWebsite,
} from './fair-restore.ts';

/** The organiser who undoes an action. */
export interface Restorer extends FairWriter {
  readonly publicUrl: string;
}

/** Undoes an action of the history; 404 when it cannot be undone, 409 when its values have changed since. */
export const restoreEntry = async (query: Query, restorer: Restorer, id: string): Promise<void> => {
  const row = await query
    .selectFrom('auditEntries')
    .selectAll()
    .where('eventId', '=', restorer.event)
    .where('id', '=', id)
    .executeTakeFirst();
  const entry = row && storedEntry(row);
  const action = entry && restorableAction(entry, restorer.now);
  if (entry === undefined || action === undefined || isAnonymous(entry)) throw notFound();
  await RESTORE[action](query, restorer, entry);
};

type Restore = (query: Query, restorer: Restorer, entry: AuditEntry) => Promise<unknown>;

const subjectId = ({ subject }: AuditEntry): string => subject.slice(subject.indexOf(':') + 1);

/** The current values with those of the entry as they were. */
const restoredOr409 = (entry: AuditEntry, current: AuditValues): AuditValues => {
  const values = restoredValues(entry, JSON.parse(JSON.stringify(current)));
  if (values === undefined) throw conflict();
  return values;
};

const taskForm = async (query: Query, event: string, values: AuditValues) => {
  const definition = TaskDefinitionSchema.parse({ ...values, code: '', version: '', sortIndex: 0 });
  return taskFormOf(definition, await timeZoneOf(query, event));
};

const messageForm = async (query: Query, event: string, values: AuditValues) => {
  const message = { ...values, id: '', version: '', state: 'planned', readCount: 0 };
  return messageFormOf(PlannedMessageSchema.parse(message), await timeZoneOf(query, event));
};

const deletedTask: Restore = async (query, restorer, entry) =>
  createTask(query, restorer, await taskForm(query, restorer.event, entry.before ?? {}), {
    code: subjectId(entry),
  });

const changedTask: Restore = async (query, restorer, entry) => {
  const code = subjectId(entry);
  const current = await taskRow(query, restorer.event, code);
  const form = await taskForm(query, restorer.event, restoredOr409(entry, taskValues(current)));
  await saveTask(query, restorer, code, form, String(current.version));
};

const deletedMessage: Restore = async (query, restorer, entry) =>
  createMessage(query, restorer, await messageForm(query, restorer.event, entry.before ?? {}));

const changedMessage: Restore = async (query, restorer, entry) => {
  const id = subjectId(entry);
  const current = await messageRow(query, restorer.event, id);
  const values = restoredOr409(entry, messageValues(current, restorer.now));
  const form = await messageForm(query, restorer.event, values);
  await saveMessage(query, restorer, id, form, String(current.version));
};

/** The verb that an undone verb is recorded as. */
const INVERSE = { publish: 'hide', hide: 'publish', cancel: 'restore', restore: 'cancel' } as const;

const companyState =
  (verb: keyof typeof INVERSE): Restore =>
  async (query, { event, actor, now }, entry) => {
    const id = subjectId(entry);
    const row = await query
      .selectFrom('participations')
      .select(['organizationName', 'status', 'isPublic'])
      .where('id', '=', id)
      .where('eventId', '=', event)
      .executeTakeFirst();
    if (row === undefined) throw notFound();
    const { organizationName: label, status } = row;
    const current = { status, isPublic: row.isPublic === 1 };
    const restored = { ...current, ...restoredOr409(entry, current) };
    await query
      .updateTable('participations')
      .set({ status: restored.status, isPublic: restored.isPublic ? 1 : 0, modified: now.toISOString() })
      .set(({ eb }) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .execute();
    const action = `exhibitor.${INVERSE[verb]}`;
    const { before: after, after: before } = entry;
    await recordAudit(query, { event, actor, action, subject: entry.subject, label, before, after }, now);
    await stampContent(query);
  };

/** Undoes a change of one exhibitor by the change in the other direction. */
const exhibitorChange =
  (kind: 'role' | 'add-stand'): Restore =>
  async (query, restorer, entry) => {
    const { stand, ...before } = entry.before ?? {};
    const change = ExhibitorChangeSchema.safeParse({
      kind,
      ...before,
      ...(kind === 'add-stand' && { number: stand }),
    });
    if (!change.success) throw notFound();
    if (kind === 'role') await requireRole(query, entry);
    await changeExhibitor(query, { ...restorer, id: subjectId(entry) }, change.data);
  };

const requireRole = async (query: Query, entry: AuditEntry): Promise<void> => {
  const current = await query
    .selectFrom('eventPermissions')
    .select(['email', 'role'])
    .where('participationId', '=', subjectId(entry))
    .where('email', '=', String(entry.after?.email))
    .executeTakeFirst();
  if (current) restoredOr409(entry, current);
};

const changedWord: Restore = (query, restorer, entry) => {
  const key = subjectId(entry);
  const word = StoredWordSchema.parse({ key, ...entry.before });
  return saveWord(query, restorer, word, (stored) => restoredOr409(entry, { phrases: stored }));
};

const changedMailText: Restore = (query, restorer, entry) => {
  const kind = MAIL_KINDS.find((each) => each === subjectId(entry));
  const form = MailTextFormSchema.safeParse(entry.before).data;
  if (kind === undefined || form === undefined) throw notFound();
  return saveMailText(query, restorer, kind, form, (stored) => restoredOr409(entry, { ...stored }));
};

/** Undoes a change of the settings of the fair by saving those before it. */
const ours =
  (restore: RestoreSettings): Restore =>
  (query, restorer, entry) =>
    restore(query, restorer, (current) => restoredOr409(entry, current));

const picture =
  (one: WebsitePicture): Restore =>
  (query, restorer, entry) =>
    restorePicture(query, restorer, one, (current) => restoredOr409(entry, current));

/** Without the names of categories, which may have changed: their ids are recorded as well. */
const unnamed = ({ before, after, ...entry }: AuditEntry): AuditEntry => {
  const { categories: _, ...from } = before ?? {};
  const { categories: _names, ...to } = after ?? {};
  return { ...entry, before: from, after: to };
};

const RESTORE: Readonly<Record<RestorableAction, Restore>> = {
  'task.delete': deletedTask,
  'task.change': changedTask,
  'message.delete': deletedMessage,
  'message.change': changedMessage,
  'exhibitor.publish': companyState('publish'),
  'exhibitor.hide': companyState('hide'),
  'exhibitor.cancel': companyState('cancel'),
  'exhibitor.restore': companyState('restore'),
  'exhibitor.role': exhibitorChange('role'),
  'exhibitor.remove-stand': exhibitorChange('add-stand'),
  'words.save': changedWord,
  'mail-text.save': changedMailText,
  'category.save': (query, restorer, entry) =>
    restoreCategoryNames(query, restorer, entry, (current) => restoredOr409(entry, current)),
  'fair.save': ours(restoreFair),
  'fair.state': ours(restoreFairState),
  'retention.save': ours(restoreRetention),
  'website.save': (query, restorer, entry) =>
    restoreWebsite(query, restorer, (current) => restoredOr409(entry, current)),
  'website.logo': picture('logo'),
  'website.favicon': picture('favicon'),
  'website.socialImage': picture('socialImage'),
  'award.create': (query, restorer, entry) =>
    restoreNoAward(query, restorer, subjectId(entry), (current) => restoredOr409(unnamed(entry), current)),
  'award.delete': (query, restorer, entry) =>
    restoreDeletedAward(query, restorer, subjectId(entry), entry.before ?? {}),
  'award.save': (query, restorer, entry) =>
    restoreAward(query, restorer, subjectId(entry), (current) => restoredOr409(unnamed(entry), current)),
  'page.delete': restorePage,
  'frame.header': restoreFrame,
  'frame.footer': restoreFrame,
  'frame.join': restoreJoined,
  'category.delete': restoreCategory,
  'category.merge': restoreCategory,
};
