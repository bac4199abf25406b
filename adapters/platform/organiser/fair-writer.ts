/** The organiser who changes the settings of a fair. */
export interface FairWriter {
  readonly event: string;
  /** The email address of the organiser. */
  readonly actor: string;
  readonly now: Date;
}
