/** What every block has, whatever its kind. */
export interface Placed {
  /** Unique on its page. */
  readonly uid: string;
}
