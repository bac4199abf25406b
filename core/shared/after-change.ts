/** What somebody does to a thing of a list. */
export type Change = 'add' | 'edit' | 'delete';

/** What the screen does once it is known whether a change was saved. */
export interface AfterChange {
  /** Seen for `TOAST_MS`. */
  readonly toast: 'success' | 'error';
  readonly closesDialog: boolean;
  /** Where one is then: at the thing added, at the list it was taken from, or where one was. */
  readonly shows: 'item' | 'list' | 'same';
}

/**
 * | change | saved | toast     | dialog | shows                                   |
 * | ------ | ----- | --------- | ------ | --------------------------------------- |
 * | any    | no    | `error`   | stays  | the same                                |
 * | add    | yes   | `success` | closes | the item, where items have a detail view |
 * | edit   | yes   | `success` | closes | the same, brought up to date in place   |
 * | delete | yes   | `success` | closes | the list                                |
 *
 * @param hasDetail products and news have a detail view; documents, videos and cards have none.
 * Source: portal spec §4 "Edit and add actions end with a success or error toast".
 */
export const afterChange = (change: Change, isSaved: boolean, hasDetail: boolean): AfterChange => {
  if (!isSaved) return { toast: 'error', closesDialog: false, shows: 'same' };
  if (change === 'delete') return { toast: 'success', closesDialog: true, shows: 'list' };
  return { toast: 'success', closesDialog: true, shows: change === 'add' && hasDetail ? 'item' : 'same' };
};
