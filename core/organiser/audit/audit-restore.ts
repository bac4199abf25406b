import { type AuditEntry, type AuditValues, auditChanges } from './audit-entry.ts';
import { auditValue } from './audit-value.ts';

/** How long an action can be undone from the history, in days. Ours. */
export const RESTORE_DAYS = 30;
const DAY_MS = 86_400_000;

/** The actions that can be undone from the history. */
export const RESTORABLE_ACTIONS = [
  'task.change',
  'task.delete',
  'message.change',
  'message.delete',
  'exhibitor.publish',
  'exhibitor.hide',
  'exhibitor.cancel',
  'exhibitor.restore',
  'exhibitor.role',
  'exhibitor.remove-stand',
  'words.save',
  'mail-text.save',
  'category.save',
  'category.delete',
  'category.merge',
  'fair.save',
  'fair.state',
  'website.save',
  'website.logo',
  'website.favicon',
  'website.socialImage',
  'award.create',
  'award.save',
  'award.delete',
  'page.delete',
  'frame.header',
  'frame.footer',
  'frame.join',
  'retention.save',
] as const;
/** One of {@link RESTORABLE_ACTIONS}. */
export type RestorableAction = (typeof RESTORABLE_ACTIONS)[number];

/** The kind of an action that can be undone now; `undefined` for any other, and once {@link RESTORE_DAYS} have passed. */
export const restorableAction = (
  { action, at }: Pick<AuditEntry, 'action' | 'at'>,
  now: Date,
): RestorableAction | undefined =>
  now.getTime() - Date.parse(at) < RESTORE_DAYS * DAY_MS
    ? RESTORABLE_ACTIONS.find((one) => one === action)
    : undefined;

/**
 * The current values with the fields that an action changed as they were before it.
 *
 * @returns `undefined` when one of these fields has changed since: a newer change is never overwritten
 */
export const restoredValues = (
  entry: Pick<AuditEntry, 'before' | 'after'>,
  current: AuditValues,
): AuditValues | undefined => {
  const changes = auditChanges(entry);
  const isUntouched = ({ field, after }: (typeof changes)[number]) =>
    JSON.stringify(auditValue(current, field)) === JSON.stringify(after);
  if (!changes.every(isUntouched)) return undefined;
  return { ...current, ...Object.fromEntries(changes.map(({ field, before }) => [field, before])) };
};
