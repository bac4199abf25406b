import type { ImportFaultCode } from '@fairdesk/core/organiser';

/** Something in an organiser's folder that is invalid, or valid but suspicious. */
export interface DatasetFault {
  /** Within the folder: `stands.csv`, `pages/portal/index.json`. */
  readonly file: string;
  /** 1-based, as in an editor; 0 for the file as a whole. */
  readonly line: number;
  /** The organiser's own column name, or the path within a JSON file; empty for the whole row. */
  readonly column: string;
  /** One sentence. */
  readonly reason: string;
  /** Of the reasons that a list of exhibitors can meet. */
  readonly code?: ImportFaultCode;
}

/** A printable line: `stands.csv, line 12, standNumber: This cell is empty.` */
export const describeFault = ({ file, line, column, reason }: DatasetFault): string => {
  const place = [file, line > 0 ? `line ${line}` : '', column].filter(Boolean).join(', ');
  return `${place}: ${reason}`;
};
