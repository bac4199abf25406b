import { type RawBuilder, sql } from 'kysely';
import type { Address } from '../address.ts';
import type { Database, Query } from '../database/open-database.ts';
import { events } from '../resources/events.ts';
import { participations } from '../resources/participations.ts';
import { products } from '../resources/products.ts';
import type { Resource } from '../resources/resource.ts';
import { conditionSql, type Truth } from './condition-sql.ts';
import { findRow } from './find-rows.ts';
import type { Answer } from './idempotent-response.ts';
import { badParameter, notFound } from './json-api.ts';
import { parseFilter } from './parse-filter.ts';
import { anyTable } from './rows.ts';

/** The last segment of `/events/{id}/exhibitor-values`. */
export const EXHIBITOR_VALUES = 'exhibitor-values';

/**
 * `GET /events/{id}/exhibitor-values`: the values that the public exhibitors of an event have, in no
 * particular order, and whether an exhibitor that matches `filter[participations]` has a product that matches
 * `filter[products]`.
 *
 * The statements step from one value to the next in an index, so that the cost follows the values, not the exhibitors.
 */
export const readExhibitorValues = async (
  { database: { query } }: { readonly database: Database },
  id: string,
  url: Address,
): Promise<Answer> => {
  const [companies, productFilter] = filtersIn(url.searchParams);
  if (!(await findRow(anyTable(query), events, id))) throw notFound();
  const [initials, halls, countries, categories, matches] = await Promise.all([
    valuesOf(query, initialsSql(id)),
    valuesOf(query, hallsSql(id)),
    valuesOf(query, countriesSql(id)),
    valuesOf(query, categoriesSql(id)),
    valuesOf(query, productSql(id, companies, productFilter)),
  ]);
  const attributes = { initials, halls, countries, categories, hasProduct: matches.length > 0 };
  const links = { self: `${url.pathname}${url.search}` };
  return { status: 200, body: { data: { type: EXHIBITOR_VALUES, id, attributes }, links }, headers: {} };
};

const filtersIn = (parameters: URLSearchParams): readonly [Truth, Truth] => {
  const names = FILTERED.map(({ type }) => `filter[${type}]`);
  for (const name of parameters.keys())
    if (!names.includes(name))
      throw badParameter(name, 'unknown-parameter', 'There is no such parameter here');
  const read = (resource: Resource) =>
    conditionSql(parseFilter(resource, parameters.get(`filter[${resource.type}]`) ?? '[]'), resource.table);
  return [read(participations), read(products)];
};

const FILTERED = [participations, products];

type Values = RawBuilder<{ readonly value: string | null }>;

const valuesOf = async (query: Query, values: Values): Promise<readonly string[]> =>
  (await values.execute(query)).rows.flatMap(({ value }) => value ?? []);

/** Companies that the organiser has confirmed and published, and that agree. */
const isPublic = (id: string): Truth => sql`participations."eventId" = ${id}
  and participations."status" = 'CONFIRMED' and participations."publicationStatus" = 'PUBLIC'
  and participations."isPublic" = 1`;

/** The first characters of the folded names; of those without a name, of the names of their organisations. */
const initialsSql = (id: string): Values => sql`
  with recursive hop(name) as (
    select min("nameFolded") from participations where ${isPublic(id)} and "nameFolded" > ''
    union all
    select (
      select min("nameFolded") from participations
      where ${isPublic(id)} and "nameFolded" > substr(hop.name, 1, 1) || ${LAST_CHARACTER}
    ) from hop where hop.name is not null
  )
  select substr(name, 1, 1) as value from hop where name is not null
  union all
  select distinct substr("organizationNameFolded", 1, 1) from participations
  where ${isPublic(id)} and "nameFolded" is null
  union all
  select distinct case when coalesce("name", '') = '' then substr("organizationNameFolded", 1, 1) else ${ONLY_MARKS} end
  from participations where ${isPublic(id)} and "nameFolded" = ''`;

/** In place of a name that consists of accents alone. */
const ONLY_MARKS = '#';

const LAST_CHARACTER = '\u{10ffff}';

const hallsSql = (id: string): Values => columnSql(id, 'stands', 'hall', sql`stands."eventId" = ${id}`);

/** Of the addresses on the public pages; others are for invoices. */
const countriesSql = (id: string): Values =>
  columnSql(id, 'addresses', 'country', sql`addresses."addressType" = 'DEFAULT'`);

/**
 * The values of a column in rows of public companies.
 *
 * A cross join makes SQLite begin with the rows of the value. PostgreSQL would join all rows for an `exists`; of a value
 * with a limit it looks for the first row.
 */
const columnSql = (id: string, name: string, column: string, isMeant: Truth): Values => {
  const [table, cell, company] = [
    sql.table(name),
    sql.ref(`${name}.${column}`),
    sql.ref(`${name}.participationId`),
  ];
  return sql`
    with recursive hop(value) as (
      select min(${cell}) from ${table} where ${isMeant} and ${cell} > ''
      union all
      select (select min(${cell}) from ${table} where ${isMeant} and ${cell} > hop.value)
      from hop where hop.value is not null
    )
    select value from hop where value is not null and 1 = (
      select 1 from ${table} cross join participations
      where ${isMeant} and ${cell} = hop.value and participations."id" = ${company} and ${isPublic(id)}
      limit 1
    )`;
};

const categoriesSql = (id: string): Values => sql`
  select categories."id" as value from categories where categories."eventId" = ${id} and 1 = (
    select 1 from "participationCategories" cross join participations
    where "participationCategories"."categoryId" = categories."id"
      and participations."id" = "participationCategories"."participationId" and ${isPublic(id)}
    limit 1
  )`;

const productSql = (id: string, companies: Truth, productFilter: Truth): Values => sql`
  select products."id" as value from products cross join participations
  where products."eventId" = ${id} and ${productFilter}
    and participations."id" = products."participationId" and ${isPublic(id)} and ${companies}
  limit 1`;
