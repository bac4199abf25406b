import { BASE } from './json-api.ts';
import { type Included, linkKey } from './load-included.ts';
import type { ReadQuery } from './parse-query.ts';
import type { Attribute, Relation, Resource } from './resource.ts';
import type { Cell, Row } from './rows.ts';

/** A row as a JSON:API resource object. */
export const renderResource = (
  resource: Resource,
  row: Row,
  fields: ReadQuery['fields'],
  links: Included['links'],
) => {
  const wanted = fields.get(resource.type);
  const isWanted = (name: string) => wanted === undefined || wanted.has(name);
  const self = `${BASE}/${resource.type}/${encodeURIComponent(row.id)}`;
  const attributes = Object.entries(resource.attributes).map(
    ([name, attribute]) => [name, renderCell(attribute, row[name] ?? null)] as const,
  );
  const { version, created, modified } = row;
  const always = Object.entries({ version, created, modified });
  const relations = Object.entries(resource.relations).filter(([name]) => isWanted(name));
  return {
    type: resource.type,
    id: row.id,
    attributes: Object.fromEntries([...attributes, ...always].filter(([name]) => isWanted(name))),
    relationships: Object.fromEntries(
      relations.map(([name, relation]) => [
        name,
        {
          links: { self: `${self}/relationships/${name}`, related: `${self}/${name}` },
          ...linkage(relation, row, links.get(linkKey(resource.type, row.id, name))),
        },
      ]),
    ),
    links: { self },
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
