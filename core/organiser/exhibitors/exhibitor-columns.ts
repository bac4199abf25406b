/** The columns of the list beside the name, in their order. */
export const EXHIBITOR_COLUMNS = [
  'stand',
  'type',
  'late',
  'sign-in',
  'completeness',
  'public',
  'people',
] as const;
/** One of {@link EXHIBITOR_COLUMNS}. */
export type ExhibitorColumn = (typeof EXHIBITOR_COLUMNS)[number];

/** The columns that are visible until an organiser chooses others. */
export const DEFAULT_EXHIBITOR_COLUMNS: readonly ExhibitorColumn[] = [
  'stand',
  'late',
  'sign-in',
  'completeness',
  'public',
];

/** Shows a column or hides it; the order never changes. */
export const toggleColumn = (
  columns: readonly ExhibitorColumn[],
  column: ExhibitorColumn,
): readonly ExhibitorColumn[] =>
  EXHIBITOR_COLUMNS.filter((each) => (each === column) !== columns.includes(each));

/** The columns of a stored text: `stand,late`. Ignores unknown names; the default when nothing is stored. */
export const exhibitorColumnsOf = (stored: string | undefined): readonly ExhibitorColumn[] => {
  if (stored === undefined) return DEFAULT_EXHIBITOR_COLUMNS;
  const names = stored.split(',');
  return EXHIBITOR_COLUMNS.filter((column) => names.includes(column));
};
