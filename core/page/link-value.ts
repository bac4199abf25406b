/** A link of the content, led within its site; its scheme runs nothing. */
export interface LinkValue {
  readonly href: string;
  readonly text: string;
  /** `_blank` or empty. */
  readonly target: string;
}
