import type { DeskFair } from '@fairdesk/core/organiser';
import type { MessageKey } from '../shared/texts/messages.ts';

/**
 * The sections of the desk, in the order of its navigation; each has the text `desk-{key}`.
 *
 * Who sees it: `run` those with the daily work, `manage` administrators, `edit` the editors of the website.
 */
const SECTIONS = [
  { key: 'overview', path: '', needs: 'run' },
  { key: 'exhibitors', path: '/exhibitors', needs: 'run' },
  { key: 'tasks', path: '/tasks', needs: 'run' },
  { key: 'approvals', path: '/approvals', needs: 'run' },
  { key: 'awards', path: '/awards', needs: 'run' },
  { key: 'messages', path: '/messages', needs: 'run' },
  { key: 'mail', path: '/mail', needs: 'run' },
  { key: 'enquiries', path: '/enquiries', needs: 'run' },
  { key: 'pages', path: '/pages', needs: 'edit' },
  { key: 'news', path: '/news', needs: 'edit' },
  { key: 'import', path: '/import', needs: 'manage' },
  { key: 'settings', path: '/settings', needs: 'manage' },
  { key: 'audit', path: '/audit', needs: 'run' },
] as const;

export type SectionKey =
  Extract<MessageKey, `desk-${string}`> extends `desk-${infer Key}`
    ? Extract<(typeof SECTIONS)[number]['key'], Key>
    : never;

/** The sections that a user of the desk may open. */
export const sectionsFor = ({ canRun, canManage, canEditSite }: Omit<DeskFair, 'event'>) => {
  const may = { run: canRun, manage: canManage, edit: canEditSite };
  return SECTIONS.filter(({ needs }) => may[needs]);
};
