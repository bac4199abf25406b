import type { MessageKey } from '../shared/messages.ts';

/** The sections of the desk, in the order of its navigation; each has the text `desk-{key}`. */
export const SECTIONS = [
  { key: 'overview', path: '', isForAdmins: false },
  { key: 'exhibitors', path: '/exhibitors', isForAdmins: false },
  { key: 'tasks', path: '/tasks', isForAdmins: false },
  { key: 'approvals', path: '/approvals', isForAdmins: false },
  { key: 'messages', path: '/messages', isForAdmins: false },
  { key: 'mail', path: '/mail', isForAdmins: false },
  { key: 'enquiries', path: '/enquiries', isForAdmins: false },
  { key: 'import', path: '/import', isForAdmins: true },
  { key: 'settings', path: '/settings', isForAdmins: true },
  { key: 'audit', path: '/audit', isForAdmins: false },
] as const;

export type SectionKey =
  Extract<MessageKey, `desk-${string}`> extends `desk-${infer Key}`
    ? Extract<(typeof SECTIONS)[number]['key'], Key>
    : never;
