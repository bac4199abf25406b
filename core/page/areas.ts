/**
 * The placeholders of every page, by what stands in them.
 *
 * Their names are those of the content platform's starters; the shell's is ours. Source: site spec §2 "Page layouts".
 */
export const AREAS = {
  bodyTop: 'body-top',
  header: 'headless-header',
  shell: 'headless-shell',
  main: 'headless-main',
  footer: 'headless-footer',
} as const;
