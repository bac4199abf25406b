/** The organiser who changes something of a fair, and when. */
export interface FairWriter {
  readonly event: string;
  /** The email address of the organiser. */
  readonly actor: string;
  readonly now: Date;
}
