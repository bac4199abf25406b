import type { Attribute, Relation, Resource } from '../resources/resource.ts';
import { BASE } from './json-api.ts';
import { type Included, linkKey } from './load-included.ts';
import type { ReadQuery } from './parse-query.ts';
import type { Cell, Row } from './rows.ts';

/** A row as a JSON:API resource object. */
export const renderResource = (
  resource: Resource,
  row: Row,
  fields: ReadQuery['fields'],
  links: Included['links'],
) => {
  const self = `${BASE}/${resource.type}/${encodeURIComponent(row.id)}`;
  const choice = fieldChoiceOf(resource, fields);
  const attributes: Record<string, unknown> = {};
  for (const [name, attribute] of choice.attributes)
    attributes[name] = renderCell(attribute, row[name] ?? null);
  for (const name of choice.always) attributes[name] = row[name];
  const relationships: Record<string, unknown> = {};
  for (const [name, relation] of choice.relations)
    relationships[name] = {
      links: { self: `${self}/relationships/${name}`, related: `${self}/${name}` },
      ...linkage(relation, row, links.get(linkKey(resource.type, row.id, name))),
    };
  return { type: resource.type, id: row.id, attributes, relationships, links: { self } };
};

/** The fields that a request wants of a type, chosen once for all of its rows. */
interface FieldChoice {
  readonly attributes: readonly (readonly [name: string, attribute: Attribute])[];
  readonly always: readonly string[];
  readonly relations: readonly (readonly [name: string, relation: Relation])[];
}

const ALWAYS = ['version', 'created', 'modified'];

const fieldChoiceOf = (resource: Resource, fields: ReadQuery['fields']): FieldChoice => {
  const byType = chosen.get(fields) ?? new Map<Resource, FieldChoice>();
  chosen.set(fields, byType);
  const choice = byType.get(resource) ?? chooseFields(resource, fields.get(resource.type));
  byType.set(resource, choice);
  return choice;
};

const chosen = new WeakMap<ReadQuery['fields'], Map<Resource, FieldChoice>>();

const chooseFields = (
  { attributes, relations }: Resource,
  names: ReadonlySet<string> | undefined,
): FieldChoice => {
  const isWanted = (name: string): boolean => names === undefined || names.has(name);
  return {
    attributes: Object.entries(attributes).filter(([name]) => isWanted(name)),
    always: ALWAYS.filter(isWanted),
    relations: Object.entries(relations).filter(([name]) => isWanted(name)),
  };
};

const renderCell = ({ kind }: Attribute, cell: Cell): unknown => {
  if (kind === 'flag') return cell === 1;
  if ((kind === 'localised' || kind === 'json') && typeof cell === 'string') return JSON.parse(cell);
  return cell;
};

/** To-one linkage is always included; to-many linkage only on request. */
const linkage = (relation: Relation, row: Row, ids: readonly string[] | undefined) => {
  const { to: type } = relation;
  if (relation.kind === 'one') {
    const id = row[relation.column];
    return { data: id === null || id === undefined ? null : { type, id } };
  }
  return ids === undefined ? {} : { data: ids.map((id) => ({ type, id })) };
};
