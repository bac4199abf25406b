/** What the page editor needs to edit the texts of a block; present only in edit mode. */
export interface BlockEditing {
  /** For each editable property of the block, the JSON that identifies its field to the editor. */
  readonly fields: Readonly<Record<string, string>>;
  /**
   * For each property that the editor sent as ready-made editable HTML, that HTML; it replaces our markup.
   */
  readonly markup?: Readonly<Record<string, string>>;
}
