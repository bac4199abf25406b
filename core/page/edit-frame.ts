/** A part of a page that an editor changes by a button around it. Source: site spec §2 "edit frames". */
export interface EditFrame {
  /** The address of the item in the editor. */
  readonly item: string;
  /** What the button makes the editor do. */
  readonly command: string;
}
