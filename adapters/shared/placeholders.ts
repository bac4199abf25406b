import type { Area } from '@fairdesk/core/page';

/** The placeholders of every stored page by the role of their area, in the order in which they are stored. */
export const PLACEHOLDERS = {
  bodyTop: 'body-top',
  header: 'headless-header',
  shell: 'headless-shell',
  main: 'headless-main',
  footer: 'headless-footer',
} as const satisfies Record<Area, string>;
