import type { Resource } from '../resources/resource.ts';
import type { Condition } from './condition.ts';
import { badParameter } from './json-api.ts';
import { parseFilter } from './parse-filter.ts';
import { type IncludeTree, parseInclude } from './parse-include.ts';
import { parseSort, type SortKey } from './parse-sort.ts';
import { attributeOf, relationOf, typeBeside } from './resource-map.ts';

/** A validated read query. */
export interface ReadQuery {
  readonly include: IncludeTree;
  /** The requested attributes and relations by type; an absent type is returned in full. */
  readonly fields: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface ListQuery extends ReadQuery {
  readonly filter: Condition | undefined;
  readonly sort: readonly SortKey[];
  readonly limit: number;
  readonly offset: number;
}

/** Default and maximum page size. Source: portal spec §9. */
const DEFAULT_LIMIT = 10;
const LARGEST_LIMIT = 100;

const READ_PARAMETERS: ReadonlySet<string> = new Set(['include', 'mode']);
const LIST_PARAMETERS: ReadonlySet<string> = new Set([
  ...READ_PARAMETERS,
  'filter',
  'sort',
  'page[limit]',
  'page[offset]',
]);

/** Parses the query of a single resource. */
export const parseReadQuery = (resource: Resource, parameters: URLSearchParams): ReadQuery => {
  const values = collect(parameters, READ_PARAMETERS);
  return {
    include: parseInclude(resource, values.get('include') ?? ''),
    fields: parseFields(resource, values),
  };
};

/** Parses the query of a list. */
export const parseListQuery = (resource: Resource, parameters: URLSearchParams): ListQuery => {
  const values = collect(parameters, LIST_PARAMETERS);
  const filter = values.get('filter');
  return {
    include: parseInclude(resource, values.get('include') ?? ''),
    fields: parseFields(resource, values),
    filter: filter === undefined ? undefined : parseFilter(resource, filter),
    sort: parseSort(resource, values.get('sort') ?? ''),
    limit: Math.min(wholeNumber(values, 'page[limit]', DEFAULT_LIMIT), LARGEST_LIMIT),
    offset: wholeNumber(values, 'page[offset]', 0),
  };
};

/** Rejects repeated and unknown parameters instead of silently ignoring part of the request. */
const collect = (parameters: URLSearchParams, names: ReadonlySet<string>): ReadonlyMap<string, string> => {
  const values = new Map<string, string>();
  for (const [name, value] of parameters) {
    if (!names.has(name) && !FIELDS.test(name)) {
      throw badParameter(name, 'unknown-parameter', 'There is no such parameter here');
    }
    if (values.has(name)) throw badParameter(name, 'repeated-parameter', 'This parameter may be given once');
    values.set(name, value);
  }
  return values;
};

const FIELDS = /^fields\[([a-z-]{1,40})\]$/;

const parseFields = (beside: Resource, values: ReadonlyMap<string, string>): ReadQuery['fields'] =>
  new Map(
    [...values].flatMap(([parameter, list]) => {
      const type = FIELDS.exec(parameter)?.[1];
      return type === undefined ? [] : [[type, fieldsOf(beside, parameter, type, list)] as const];
    }),
  );

const fieldsOf = (beside: Resource, parameter: string, type: string, list: string): ReadonlySet<string> => {
  const resource = typeBeside(beside, type);
  if (!resource) throw badParameter(parameter, 'unknown-type', 'There is no such type');
  const names = list.split(',').filter(Boolean);
  const isKnown = (name: string) => attributeOf(resource, name) ?? relationOf(resource, name);
  if (!names.every(isKnown)) throw badParameter(parameter, 'unknown-field', `${type} has no such field`);
  return new Set(names);
};

const wholeNumber = (values: ReadonlyMap<string, string>, parameter: string, otherwise: number): number => {
  const text = values.get(parameter);
  if (text === undefined) return otherwise;
  const number = /^\d{1,15}$/.test(text) ? Number(text) : -1;
  if (number < 0) throw badParameter(parameter, 'page', 'This must be a whole number, 0 or more');
  return number;
};
