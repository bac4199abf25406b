import type { PageEntry } from '@fairdesk/core/editor';

/** The list that the dialogs change. */
export interface PageRows {
  readonly entries: readonly PageEntry[];
  /** Replaces the pages by those that a change returned. */
  replace(entries: readonly PageEntry[]): void;
  load(): Promise<void>;
}
