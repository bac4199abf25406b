/** A link of the content, led within its site; its scheme runs nothing. */
export interface LinkValue {
  readonly href: string;
  readonly text: string;
  /** `_blank` or empty. */
  readonly target: string;
  /** Classes that its editor gave it, for the platform's own styles. */
  readonly className?: string;
}
