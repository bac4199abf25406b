import type { ImportHistory, ImportRecord } from '@fairdesk/core/organiser';

/** A history that cannot be loaded again still has the import that stopped: it is continued there. */
export const withRecord = (history: ImportHistory, record: ImportRecord | undefined): ImportHistory => {
  if (record === undefined) return history;
  const others = history.items.filter(({ id }) => id !== record.id);
  return { items: [record, ...others], total: history.total + 1 + others.length - history.items.length };
};
