import type { Relation, Resource, Through, ToOne } from '../resources/resource.ts';
import { complaintAt, type Draft } from './draft.ts';
import type { Complaint } from './json-api.ts';
import { isStorable } from './read-attribute.ts';
import { relationOf, toOnes } from './resource-map.ts';
import type { Cell } from './rows.ts';

/** Maximum number of ids for a to-many relation in one request. */
const MOST_PAIRS = 1_000;

interface Relations extends Pick<Draft, 'cells' | 'ones' | 'pairs'> {
  readonly cells: Record<string, Cell>;
  readonly ones: Draft['ones'][number][];
  readonly pairs: Draft['pairs'][number][];
}

/** Parses `{ "participation": { "data": { "type", "id" } }, "categories": { "data": [] } }`. */
export const readRelationships = (
  resource: Resource,
  input: Readonly<Record<string, unknown>>,
  isNew: boolean,
  complaints: Complaint[],
): Relations => {
  const relations: Relations = { cells: {}, ones: [], pairs: [] };
  for (const [name, value] of Object.entries(input)) {
    const relation = relationOf(resource, name);
    const pointer = `/data/relationships/${name}`;
    // A client that sends a whole resource back includes relations without data: ignored.
    if (relation && !hasData(value)) continue;
    const fault = relation ? take(relations, name, relation, value) : UNKNOWN;
    if (fault) complaints.push(complaintAt(pointer, ...fault));
  }
  if (isNew) complaints.push(...missing(resource, relations));
  return relations;
};

type Fault = readonly [code: string, title: string];
const UNKNOWN: Fault = ['unknown-relation', 'There is no such relation'];
const SHAPE: Fault = ['shape', 'This must name resources by type and id'];
const READ_ONLY: Fault = ['read-only', 'This relation is written from its other end'];
const REQUIRED: Fault = ['required', 'This must be filled in'];

const take = (relations: Relations, name: string, relation: Relation, value: unknown): Fault | undefined => {
  const data = typeof value === 'object' && value !== null && 'data' in value ? value.data : undefined;
  switch (relation.kind) {
    case 'one':
      return takeOne(relations, name, relation, data);
    case 'through':
      return takePairs(relations, name, relation, data);
    case 'many':
      return READ_ONLY;
  }
};

const takeOne = (
  { cells, ones }: Relations,
  name: string,
  relation: ToOne,
  data: unknown,
): Fault | undefined => {
  if (data === null) {
    cells[relation.column] = null;
    return relation.required ? REQUIRED : undefined;
  }
  const id = idOf(relation, data);
  if (id === undefined) return SHAPE;
  cells[relation.column] = id;
  ones.push({ name, relation, id });
  return undefined;
};

const takePairs = (
  { pairs }: Relations,
  name: string,
  relation: Through,
  data: unknown,
): Fault | undefined => {
  const ids = Array.isArray(data) ? data.map((entry) => idOf(relation, entry)) : [undefined];
  if (ids.length > MOST_PAIRS || ids.includes(undefined)) return SHAPE;
  pairs.push({ name, relation, ids: [...new Set(ids.filter((id) => id !== undefined))] });
  return undefined;
};

const hasData = (value: unknown): boolean =>
  typeof value !== 'object' ||
  value === null ||
  Object.hasOwn(value, 'data') ||
  !Object.hasOwn(value, 'links');

const idOf = ({ to }: Relation, entry: unknown): string | undefined => {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { type, id } = entry as { type?: unknown; id?: unknown };
  return (type === undefined || type === to) && typeof id === 'string' && id !== '' && isStorable(id)
    ? id
    : undefined;
};

const missing = (resource: Resource, { ones }: Relations): readonly Complaint[] =>
  toOnes(resource)
    .filter(([name, { required }]) => required && !ones.some((one) => one.name === name))
    .map(([name]) => complaintAt(`/data/relationships/${name}`, ...REQUIRED));
