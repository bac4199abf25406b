import type { Area } from '@fairdesk/core/page';

/**
 * The placeholders of the content platform's starters by the role of their area, in the order in which pages store them;
 * the one of the shell is ours.
 */
export const PLACEHOLDERS = {
  bodyTop: 'body-top',
  header: 'headless-header',
  shell: 'headless-shell',
  main: 'headless-main',
  footer: 'headless-footer',
} as const satisfies Record<Area, string>;
