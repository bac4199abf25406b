/** Something in an organiser's folder that cannot be read as it stands, or that is read but looks wrong. */
export interface DatasetFault {
  /** Within the folder: `stands.csv`, `pages/portal/index.json`. */
  readonly file: string;
  /** Counted from 1 as an editor counts; 0 for the file as a whole. */
  readonly line: number;
  /** The organiser's own column name, or the path within a JSON file; empty for the whole row. */
  readonly column: string;
  /** One sentence. */
  readonly reason: string;
}

/** As it is printed: `stands.csv, line 12, standNumber: This cell is empty.` */
export const describeFault = ({ file, line, column, reason }: DatasetFault): string => {
  const place = [file, line > 0 ? `line ${line}` : '', column].filter(Boolean).join(', ');
  return `${place}: ${reason}`;
};
