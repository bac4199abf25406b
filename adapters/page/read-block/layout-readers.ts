import { type Block, columnsOf, SPLITTER_COLUMNS_MAX, type SplitterColumn } from '@fairdesk/core/page';
import type { ComponentName } from '../../shared/block-descriptions/block-descriptions.ts';
import { textOf } from '../../shared/layout/fields.ts';
import { htmlOf, imageOf } from '../field-values.ts';
import { alignmentIn, gridColumns, groundOf } from './block-look.ts';
import { modal } from './modal-reader.ts';
import { newsArticle } from './news-readers.ts';
import { placed } from './placed.ts';
import { isPlaceholder } from './placeholder-key.ts';
import { placeholdersOf } from './placeholders-of.ts';
import { paramOf, type ReadBlock, type Rendering, variantOf } from './rendering.ts';

/** A placeholder named by the editor exists even while it is empty. */
const wrapper: ReadBlock = (rendering, reading) => {
  const name = paramOf(rendering, 'placeholder_name');
  const placeholders = placeholdersOf(rendering, reading);
  const isNew = name !== '' && !placeholders.some(({ key }) => isPlaceholder(key, name));
  return {
    ...placed(rendering, reading),
    kind: 'wrapper',
    placeholders: isNew ? [...placeholders, { key: name, blocks: [] }] : placeholders,
  };
};

const personalised: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'personalised',
  types: paramOf(rendering, 'ParticipationTypes') || textOf(rendering.fields, 'ParticipationTypes'),
  placeholders: placeholdersOf(rendering, reading),
});

const flexibleLayout: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'flexible-layout',
  direction: paramOf(rendering, 'direction').toLowerCase() === 'column' ? 'column' : 'row',
  placeholders: placeholdersOf(rendering, reading),
});

/** The columns an editor enabled; without that parameter, all columns on the page. */
const columnSplitter: ReadBlock = (rendering, reading) => {
  const all = Array.from({ length: SPLITTER_COLUMNS_MAX }, (_, index) => index + 1);
  const enabled = paramOf(rendering, 'EnabledPlaceholders').split(',').map(Number);
  const keyOf = (column: number): string | undefined =>
    Object.keys(rendering.placeholders).find((key) => isPlaceholder(key, `column-${column}-{*}`));
  const named = all.filter((column) => enabled.includes(column));
  const columns = named.length > 0 ? named : all.filter((column) => keyOf(column) !== undefined);
  return {
    ...placed(rendering, reading),
    kind: 'column-splitter',
    columns: columns.map((column) => toColumn(rendering, column)),
    placeholders: columns.map((column) => {
      const key = keyOf(column) ?? `column-${column}-{*}`;
      return { key, blocks: reading.blocksOf(rendering.placeholders[key]) };
    }),
  };
};

const toColumn = (rendering: Rendering, column: number): SplitterColumn => {
  const styles = paramOf(rendering, `Styles${column}`);
  const alignment = alignmentIn(styles);
  const ground = groundOf(styles);
  const width = paramOf(rendering, `ColumnWidth${column}`);
  return {
    // A width in percent or in columns, or the grid classes of the vendor's starters.
    width: columnsOf(width, gridColumns(width)),
    ...(alignment && { alignment }),
    ...(ground && { ground }),
  };
};

const duo: ReadBlock = (rendering, reading): Block => {
  const { fields } = rendering;
  const picture = imageOf(fields, 'Image');
  const holdsBlocks = variantOf(rendering) === 'placeholder';
  return {
    ...placed(rendering, reading, { image: 'Image', title: 'Title', html: 'Content' }),
    kind: 'duo',
    title: textOf(fields, 'Title'),
    html: htmlOf(fields, 'Content', reading),
    textSide: paramOf(rendering, 'TextSide').toLowerCase() === 'end' ? 'end' : 'start',
    placeholders: holdsBlocks ? placeholdersOf(rendering, reading) : [],
    ...(picture && !holdsBlocks && { image: picture }),
  };
};

/** The blocks with nested blocks, by rendering name. */
export const LAYOUT_READERS = {
  ColumnSplitter: columnSplitter,
  Container: wrapper,
  DuoBlock: duo,
  FlexibleLayout: flexibleLayout,
  Modal: modal,
  NewsArticle: newsArticle,
  PartialDesignDynamicPlaceholder: wrapper,
  PersonalizedWrapper: personalised,
  PlaceholderWrapper: wrapper,
  RowSplitter: wrapper,
} satisfies Partial<Record<ComponentName, ReadBlock>>;
