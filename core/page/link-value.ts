/** A link from the content, resolved within its site; its scheme is safe. */
export interface LinkValue {
  readonly href: string;
  readonly text: string;
  /** `_blank` or empty. */
  readonly target: string;
  /** Classes its editor set, for the styles of the platform. */
  readonly className?: string;
}
