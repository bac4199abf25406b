/** What the editor must know of the texts of a block; only while a page is edited. */
export interface BlockEditing {
  /** For each property of the block that can be edited, the JSON by which the editor knows its field. */
  readonly fields: Readonly<Record<string, string>>;
  /** For each property that the editor sent along ready to be changed, its HTML, drawn in the place of ours. */
  readonly markup?: Readonly<Record<string, string>>;
}
