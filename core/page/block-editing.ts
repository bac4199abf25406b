/** What the editor must know of the texts of a block; only while a page is edited. */
export interface BlockEditing {
  /** For each property of the block that can be edited, the JSON by which the editor knows its field. */
  readonly fields: Readonly<Record<string, string>>;
}
