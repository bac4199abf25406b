/** The fair of a task, for its calendar entry. */
export interface TaskFair {
  /** Prefixes the title of the entry. */
  readonly name: string;
  /** The page that lists its tasks: `/nl/aqua/tasks`. */
  readonly tasks: string;
}
