/**
 * The placeholders of every page, by their role.
 *
 * The names come from the starters of the content platform; the name of the shell is ours. Source: site spec
 * §2 "Page layouts".
 */
export const AREAS = {
  bodyTop: 'body-top',
  header: 'headless-header',
  shell: 'headless-shell',
  main: 'headless-main',
  footer: 'headless-footer',
} as const;
