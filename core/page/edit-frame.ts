/** A part of a page that editors change through a button on its frame. Source: site spec §2 "edit frames". */
export interface EditFrame {
  /** The address of the item in the editor. */
  readonly item: string;
  /** The command that the button runs in the editor. */
  readonly command: string;
}
