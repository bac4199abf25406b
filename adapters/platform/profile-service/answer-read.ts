import type { Address } from '../address.ts';
import type { Database } from '../database/open-database.ts';
import type { Relation, Resource } from '../resources/resource.ts';
import { type Found, findRow, findRows, relatedTo } from './find-rows.ts';
import type { Answer } from './idempotent-response.ts';
import { notFound } from './json-api.ts';
import { loadIncluded } from './load-included.ts';
import { pageLinks } from './page-links.ts';
import { type ListQuery, parseListQuery, parseReadQuery, type ReadQuery } from './parse-query.ts';
import { renderResource } from './render-resource.ts';
import { targetOf } from './resource-map.ts';
import { anyTable, type Row } from './rows.ts';

interface Parts {
  readonly database: Database;
}

/** `GET /stands`: a page of a list. */
export const listResources = async (parts: Parts, resource: Resource, url: Address): Promise<Answer> => {
  const query = parseListQuery(resource, url.searchParams);
  const page = await findRows(anyTable(parts.database.query), resource, query);
  return listAnswer(parts, resource, query, page, url);
};

/** `GET /stands/{id}`: a single resource. */
export const readResource = async (
  parts: Parts,
  resource: Resource,
  id: string,
  url: Address,
): Promise<Answer> => {
  const query = parseReadQuery(resource, url.searchParams);
  return oneAnswer(parts, resource, query, await requireRow(parts, resource, id), 200);
};

/** `GET /events/{id}/stands`: the related resources. */
export const readRelation = async (
  parts: Parts,
  resource: Resource,
  id: string,
  relation: Relation,
  url: Address,
): Promise<Answer> => {
  const target = targetOf(resource, relation);
  if (relation.kind === 'one') {
    const query = parseReadQuery(target, url.searchParams);
    const row = await requireRow(parts, resource, id);
    const other = await findRow(anyTable(parts.database.query), target, String(row[relation.column] ?? ''));
    return other
      ? oneAnswer(parts, target, query, other, 200)
      : { status: 200, body: { data: null, links: { self: hrefOf(url) } }, headers: {} };
  }
  const query = parseListQuery(target, url.searchParams);
  const page = await findRows(
    anyTable(parts.database.query),
    target,
    query,
    relatedTo(resource, relation, id, query.filter),
  );
  // A row with related rows exists, so only an empty list needs the check, and one that the caller may not see.
  if (page.rows.length === 0 || resource.access) await requireRow(parts, resource, id);
  return listAnswer(parts, target, query, page, url);
};

/** `GET /events/{id}/relationships/stands`: only their types and ids. */
export const readRelationship = async (
  parts: Parts,
  resource: Resource,
  id: string,
  name: string,
  relation: Relation,
  url: Address,
): Promise<Answer> => {
  const links = {
    self: hrefOf(url),
    related: `${url.pathname.replace(`/relationships/${name}`, `/${name}`)}`,
  };
  const { to: type } = relation;
  const row = await requireRow(parts, resource, id);
  if (relation.kind === 'one') {
    parseReadQuery(resource, url.searchParams);
    const other = row[relation.column] ?? null;
    return { status: 200, body: { data: other === null ? null : { type, id: other }, links }, headers: {} };
  }
  const target = targetOf(resource, relation);
  const query = parseListQuery(target, url.searchParams);
  const found = await findRows(
    anyTable(parts.database.query),
    target,
    query,
    relatedTo(resource, relation, id, query.filter),
  );
  const total = await found.total();
  const data = found.rows.map((other) => ({ type, id: other.id }));
  return {
    status: 200,
    body: { data, meta: { total }, links: { ...links, ...pageLinks(url, query, total) } },
    headers: {},
  };
};

/** The response for a single resource, with its version as the entity tag. */
export const oneAnswer = async (
  { database }: Parts,
  resource: Resource,
  { include, fields }: ReadQuery,
  row: Row,
  status: 200 | 201,
): Promise<Answer> => {
  const included = await loadIncluded(anyTable(database.query), resource, [row], include);
  const data = renderResource(resource, row, fields, included.links);
  return {
    status,
    body: { data, ...besides(included, fields, new Set([`${resource.type}/${row.id}`])), links: data.links },
    headers: { etag: `"${row.version}"`, ...(status === 201 ? { location: data.links.self } : {}) },
  };
};

const listAnswer = async (
  { database }: Parts,
  resource: Resource,
  query: ListQuery,
  found: Found,
  url: Address,
): Promise<Answer> => {
  const { rows } = found;
  const [included, total] = await Promise.all([
    loadIncluded(anyTable(database.query), resource, rows, query.include),
    found.total(),
  ]);
  const primaryKeys = new Set(rows.map(({ id }) => `${resource.type}/${id}`));
  const data = rows.map((row) => renderResource(resource, row, query.fields, included.links));
  return {
    status: 200,
    body: {
      data,
      ...besides(included, query.fields, primaryKeys),
      meta: { total },
      links: pageLinks(url, query, total),
    },
    headers: {},
  };
};

/** The included resources that are not part of the primary data. */
const besides = (
  { rows, links }: Awaited<ReturnType<typeof loadIncluded>>,
  fields: ReadQuery['fields'],
  primaryKeys: ReadonlySet<string>,
) => {
  const others = [...rows].filter(([key]) => !primaryKeys.has(key));
  return others.length === 0
    ? {}
    : { included: others.map(([, { resource, row }]) => renderResource(resource, row, fields, links)) };
};

const requireRow = async ({ database }: Parts, resource: Resource, id: string): Promise<Row> => {
  const row = await findRow(anyTable(database.query), resource, id);
  if (!row) throw notFound();
  return row;
};

const hrefOf = ({ pathname, search }: Address): string => `${pathname}${search}`;
