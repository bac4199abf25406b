import * as z from 'zod/mini';
import { validItems } from '../valid-items.ts';

/**
 * Documents of the profile service: JSON:API (https://jsonapi.org/format/1.1).
 *
 * Its terms (`attributes`, `relationships`, `included`) stay within the adapters that read them.
 */
export const Identifier = z.object({ type: z.string(), id: z.string() });
export type Identifier = z.infer<typeof Identifier>;

const Relationship = z.object({ data: z.optional(z.nullable(z.union([Identifier, z.array(Identifier)]))) });

/** A resource on the wire; the schema of its type parses its attributes. */
export const Resource = z.object({
  type: z.string(),
  id: z.string(),
  attributes: z.catch(z.record(z.string(), z.unknown()), {}),
  relationships: z.optional(z.record(z.string(), Relationship)),
});
export type Resource = z.infer<typeof Resource>;

/** An invalid one is left out, as if it were not included. */
const Included = z.optional(validItems(Resource));

export const OneDocument = z.object({ data: Resource, included: Included });

export const ManyDocument = z.object({
  data: z.array(Resource),
  included: Included,
  meta: z.optional(z.object({ total: z.optional(z.number()) })),
});

/**
 * The offset of the page after this one; `undefined` after the last page. A service may return fewer items than
 * `limit`; after a full page of a service that states no total, there may be another.
 */
export const nextOffset = (
  { data, meta }: z.infer<typeof ManyDocument>,
  offset: number,
  limit: number,
): number | undefined => {
  const next = offset + data.length;
  const isLast = meta?.total === undefined ? data.length < limit : next >= meta.total;
  return data.length > 0 && !isLast ? next : undefined;
};

/**
 * Whether a resource says which resources these relations have. A service that sends only addresses of them must say
 * so once a request includes them.
 */
export const isLinked = ({ relationships }: Resource, ...relations: readonly string[]): boolean =>
  relations.every((relation) => relationships?.[relation]?.data !== undefined);

/** Ids of the resources of a relation. */
export const related = (resource: Resource, relation: string): readonly Identifier[] => {
  const data = resource.relationships?.[relation]?.data;
  if (!data) return [];
  return Array.isArray(data) ? data : [data];
};

/** Indexes the included resources; once per document, so that a list of n items costs n. */
export const includedIn = (document: { included?: readonly Resource[] | undefined }) => {
  const all = new Map((document.included ?? []).map((found) => [`${found.type}/${found.id}`, found]));
  return ({ type, id }: Identifier): Resource | undefined => all.get(`${type}/${id}`);
};

/** A condition on a resource, or several of which all or one must hold. */
export type Condition =
  | { readonly name: string; readonly op: string; readonly val: unknown }
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] };

/** The names to read for a schema of attributes, and for relations. */
export const namesIn = ({ shape }: { readonly shape: object }, ...relations: readonly string[]): string =>
  [...Object.keys(shape), ...relations].join(',');

/** Sparse fieldsets: fetches only the fields that are read. */
export const sparse = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([type, names]) => [`fields[${type}]`, names]));

/** The query of a list; `mode=EDIT` includes unpublished items. Source: portal spec §7. */
export const listQuery = (query: {
  readonly filter?: readonly Condition[];
  readonly include?: string;
  readonly sort?: string;
  readonly limit?: number;
  readonly offset?: number;
  /** The attributes and relations to read, by type; all of them for a type that is not listed. */
  readonly fields?: Readonly<Record<string, string>>;
}): Record<string, string> => ({
  mode: 'EDIT',
  ...(query.include && { include: query.include }),
  ...(query.filter && { filter: JSON.stringify(query.filter) }),
  ...(query.sort && { sort: query.sort }),
  'page[limit]': String(query.limit ?? 10),
  'page[offset]': String(query.offset ?? 0),
  ...sparse(query.fields ?? {}),
});
