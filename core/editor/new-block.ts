import { SPLITTER_COLUMNS_MAX } from '../page/index.ts';
import type { BlockDescription } from './block-description.ts';
import type { DocumentBlock, DocumentPlace, FieldContent, FieldRecord } from './page-document.ts';

/**
 * A new block of a kind, with its sample texts, so that it can be seen and clicked at once. One that shows the fields of
 * its page has none of its own.
 *
 * @param words texts of the editor's language by the name of a field; others stay empty
 */
export const newBlock = (
  { components: [component], fields, places, placesWith, columnParams, isOfPage }: BlockDescription,
  id: string,
  words: Readonly<Record<string, string>> = {},
): DocumentBlock => ({
  id,
  component,
  fields: Object.fromEntries(
    fields.flatMap(({ holds, names: [name] }) => {
      const word = isOfPage ? undefined : words[name];
      if (word === undefined) return [];
      return [[name, sampleOf(holds, word)] as const];
    }),
  ) satisfies FieldRecord,
  params: columnsOf(columnParams, FIRST_COLUMNS),
  places: placesWith ? [] : placesOfNew(places),
  kept: {},
});

/** The columns of a new block, side by side. */
const FIRST_COLUMNS = [1, 2];

const sampleOf = (holds: string, word: string): FieldContent => (holds === 'html' ? `<p>${word}</p>` : word);

const placesOfNew = (places: BlockDescription['places']): readonly DocumentPlace[] => {
  if (places === undefined) return [];
  return places === 'columns' ? FIRST_COLUMNS.map(columnPlace) : [contentPlace()];
};

/**
 * A block with a parameter set. One that shows its places only with that value gets an empty one when it has none.
 *
 * @param value empty for the default
 */
export const withParam = (
  block: DocumentBlock,
  description: BlockDescription | undefined,
  name: string,
  value: string,
): DocumentBlock => {
  const placesWith = description?.placesWith;
  const isShown = placesWith?.[0] === name && placesWith[1] === value && block.places.length === 0;
  return {
    ...block,
    // An empty value that is stored is kept: it may differ from none.
    params:
      value === '' && !Object.hasOwn(block.params, name) ? block.params : { ...block.params, [name]: value },
    places: isShown ? [contentPlace()] : block.places,
  };
};

/** The only place of a new block that holds others. */
const contentPlace = (): DocumentPlace => ({ key: 'content-{*}', blocks: [] });

const columnPlace = (column: number): DocumentPlace => ({ key: `column-${column}-{*}`, blocks: [] });

/**
 * A block with that many numbered columns, each as wide as the others. Columns are removed from the end, and only empty
 * ones: a column keeps its number and its blocks.
 *
 * @param count 1 to {@link SPLITTER_COLUMNS_MAX}
 */
export const withColumns = (
  block: DocumentBlock,
  description: BlockDescription | undefined,
  count: number,
): DocumentBlock => {
  const numbers = Array.from({ length: SPLITTER_COLUMNS_MAX }, (_, index) => index + 1);
  const placeOf = (column: number) => block.places.find(({ key }) => key.startsWith(`column-${column}-`));
  const columns = numbers.filter((column) => column <= count || (placeOf(column)?.blocks.length ?? 0) > 0);
  const places = columns.map((column) => placeOf(column) ?? columnPlace(column));
  // Places that are no columns, or have the number of another one, lose no blocks either.
  const others = block.places.filter((place) => place.blocks.length > 0 && !places.includes(place));
  return {
    ...block,
    params: { ...block.params, ...columnsOf(description?.columnParams, columns) },
    places: [...places, ...others],
  };
};

const columnsOf = (
  names: BlockDescription['columnParams'],
  columns: readonly number[],
): DocumentBlock['params'] => {
  if (names === undefined) return {};
  const [list, width] = names;
  const widths = columns.map((column) => [`${width}${column}`, WIDTHS.get(columns.length) ?? '25']);
  return { [list]: columns.join(','), ...Object.fromEntries(widths) };
};

/** The width of each of that many columns; an empty text is the whole width. */
const WIDTHS: ReadonlyMap<number, string> = new Map([
  [1, ''],
  [2, '50'],
  [3, '33'],
]);
