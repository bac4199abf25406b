import type { FieldDescription } from '@fairdesk/core/editor';
import { BLOCK_DESCRIPTIONS } from './block-descriptions.ts';

/** By component, in lower case: readers ignore case. */
const FIELDS: ReadonlyMap<string, readonly FieldDescription[]> = new Map(
  BLOCK_DESCRIPTIONS.flatMap(({ components, fields }) =>
    components.map((component) => [component.toLowerCase(), fields] as const),
  ),
);

/** The fields of a component; none for an unknown one. */
export const describedFields = (component: string): readonly FieldDescription[] =>
  FIELDS.get(component.toLowerCase()) ?? [];

/** The description of a field by one of its names; readers ignore case: `mP4Movie`, `MP4Movie`. */
export const describedField = (
  described: readonly FieldDescription[],
  name: string,
): FieldDescription | undefined =>
  described.find(({ names }) => names.some((each) => each.toLowerCase() === name.toLowerCase()));
