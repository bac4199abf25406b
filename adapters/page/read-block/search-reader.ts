import { textOf } from '../../shared/layout/fields.ts';
import { placed } from './placed.ts';
import { paramOf, type ReadBlock } from './rendering.ts';

export const search: ReadBlock = (rendering, reading) => ({
  ...placed(rendering, reading),
  kind: 'search',
  scopeId: (textOf(rendering.fields, 'Scope') || paramOf(rendering, 'Scope')).trim(),
});
