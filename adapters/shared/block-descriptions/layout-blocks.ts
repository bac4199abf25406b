import type { BlockDescription, ParamDescription } from '@fairdesk/core/editor';
import { SPLITTER_COLUMNS_MAX } from '@fairdesk/core/page';
import { choice, line } from './block-description.ts';

const COLUMNS_IN_USE = 'EnabledPlaceholders';
/** Before the number of a column. */
const COLUMN_WIDTH = 'ColumnWidth';

const COLUMNS = Array.from({ length: SPLITTER_COLUMNS_MAX }, (_, index) => index + 1);

const columnParams = (column: number): readonly ParamDescription[] => [
  choice(`${COLUMN_WIDTH}${column}`, '', '25', '33', '50', '75'),
  { name: `Styles${column}` },
];

/** Blocks that hold others. */
export const LAYOUT_BLOCKS = [
  {
    kind: 'column-splitter',
    components: ['ColumnSplitter'],
    group: 'layout',
    fields: [],
    params: [{ name: COLUMNS_IN_USE }, ...COLUMNS.flatMap(columnParams)],
    places: 'columns',
    columnParams: [COLUMNS_IN_USE, COLUMN_WIDTH],
  },
  {
    kind: 'flexible-layout',
    components: ['FlexibleLayout'],
    group: 'layout',
    fields: [],
    params: [choice('direction', 'row', 'column')],
    places: 'named',
  },
  {
    kind: 'personalised',
    components: ['PersonalizedWrapper'],
    group: 'layout',
    fields: [line('ParticipationTypes')],
    params: [{ name: 'ParticipationTypes' }],
    places: 'named',
  },
  {
    kind: 'wrapper',
    components: ['PlaceholderWrapper', 'Container', 'RowSplitter', 'PartialDesignDynamicPlaceholder'],
    group: 'layout',
    fields: [],
    params: [{ name: 'placeholder_name' }],
    places: 'named',
  },
] as const satisfies readonly BlockDescription[];
