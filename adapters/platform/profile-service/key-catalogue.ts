import { hasScope, type ServiceKeyScope } from '@fairdesk/core/organiser';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { RESOURCES } from '../resources/all.ts';
import type { KeyCaller, Relation, Resource, ToOne } from '../resources/resource.ts';
import { refuse } from './json-api.ts';
import { KEY_TYPES, type KeyType, type KeyVerb } from './key-types.ts';
import { resourceOf } from './resource-map.ts';

/** The resource types as one caller reaches them. */
export interface Catalogue {
  /** Absent for the product itself. */
  readonly caller?: KeyCaller;
  /** `undefined` for a type that does not exist for the caller; a type without its scope ends the request with 403. */
  readonly typeOf: (type: string) => Resource | undefined;
  /** Ends the request with 403 unless the caller may do this. */
  readonly require: (verb: KeyVerb, resource: Resource) => void;
}

/** The types as the product itself reaches them: all of them. */
export const WHOLE_CATALOGUE: Catalogue = { typeOf: resourceOf, require: () => {} };

/**
 * The types as a program with a key reaches them: the hidden parts are not in them, and each carries the condition that
 * keeps the rows of other events out of every statement.
 */
export const keyCatalogue = (caller: KeyCaller): Catalogue => {
  const types = new Map<string, Resource>();
  for (const resource of RESOURCES) {
    const limited = limitedType(resource, caller, types);
    if (limited) types.set(resource.type, limited);
  }
  for (const [type, resource] of types) types.set(type, withoutDeadEnds(resource, types));
  return {
    caller,
    typeOf: (type) => {
      const found = types.get(type);
      if (found || !Object.hasOwn(KEY_TYPES, type)) return found;
      throw missingScope(`${KEY_TYPES[type]?.area ?? 'companies'}:read`);
    },
    require: (verb, { type }) => {
      const keyType = KEY_TYPES[type];
      if (!keyType?.area || !keyType.verbs.includes(verb))
        throw refuse(403, [{ code: 'read-only', title: `Keys cannot ${verb} ${type}` }]);
      if (!hasScope(caller.scopes, keyType.area, 'write')) throw missingScope(`${keyType.area}:write`);
    },
  };
};

const missingScope = (scope: ServiceKeyScope) =>
  refuse(403, [{ code: 'scope', title: `This key does not have the scope ${scope}`, meta: { scope } }]);

const limitedType = (
  resource: Resource,
  caller: KeyCaller,
  types: ReadonlyMap<string, Resource>,
): Resource | undefined => {
  const keyType = Object.hasOwn(KEY_TYPES, resource.type) ? KEY_TYPES[resource.type] : undefined;
  if (!keyType) return undefined;
  const canRead = hasArea(keyType, caller.scopes);
  if (!canRead && !keyType.outline) return undefined;
  const isHidden = (name: string) =>
    keyType.hidden?.includes(name) === true ||
    (!canRead && Object.hasOwn(resource.attributes, name) && keyType.outline?.includes(name) !== true);
  const isClosed = (name: string) => !opensOwner(keyType, name, caller.scopes);
  const visible = <T>(all: Readonly<Record<string, T>>, isGone: (name: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([name]) => !isGone(name)));
  return {
    ...resource,
    attributes: visible(resource.attributes, isHidden),
    relations: visible(resource.relations, (name) => isHidden(name) || isClosed(name)),
    access: {
      caller,
      types,
      includes: (table) => includesSql(resource, keyType, caller, table),
      readOnly: new Set(keyType.readOnly),
      fixed: new Set(keyType.fixed),
      ...(keyType.neededBy && { isNeeded: isNeededSql(resource, keyType.neededBy) }),
    },
  };
};

const hasArea = ({ area, owners }: KeyType, scopes: readonly ServiceKeyScope[]): boolean => {
  if (area) return hasScope(scopes, area, 'read');
  const areas = Object.values(owners);
  return areas.length === 0 || areas.some((each) => each && hasScope(scopes, each, 'read'));
};

/** Whether a relation has no area of its own, or the key has that area. */
const opensOwner = ({ owners }: KeyType, name: string, scopes: readonly ServiceKeyScope[]): boolean => {
  const area = Object.hasOwn(owners, name) ? owners[name] : undefined;
  return area === undefined || hasScope(scopes, area, 'read');
};

/** Drops relations to types that the program cannot see, and those that it cannot see from the other end. */
const withoutDeadEnds = (resource: Resource, types: ReadonlyMap<string, Resource>): Resource => {
  const leads = (relation: Relation): boolean => {
    const target = types.get(relation.to);
    return target !== undefined && (relation.kind !== 'many' || Object.hasOwn(target.relations, relation.by));
  };
  const relations = Object.entries(resource.relations).filter(([, relation]) => leads(relation));
  return { ...resource, relations: Object.fromEntries(relations.map(withOwnEvent)) };
};

/** A new row belongs to the program's event, so naming the event is optional. */
const withOwnEvent = ([name, relation]: readonly [string, Relation]): readonly [string, Relation] => {
  if (relation.kind !== 'one' || relation.to !== 'events') return [name, relation];
  const { required: _, ...optional } = relation;
  return [name, optional];
};

/** Whether a row is of the program's event; see {@link KeyType.owners}. */
const includesSql = (
  { type, relations }: Resource,
  keyType: KeyType,
  { event, scopes }: Pick<KeyCaller, 'event' | 'scopes'>,
  table: string,
): RawBuilder<SqlBool> => {
  const column = (name: string) => sql.ref(`${table}.${name}`);
  if (type === 'events') return sql`${column('id')} = ${event}`;
  // Every reference to a possible owner counts, also one that is not in the list.
  const owners = Object.entries(relations).filter(
    (each): each is [string, ToOne] => each[1].kind === 'one' && OWNERS.has(each[1].to),
  );
  const isOpen = (name: string) => Object.hasOwn(keyType.owners, name) && opensOwner(keyType, name, scopes);
  const conditions = owners.map(([name, relation]) =>
    isOpen(name)
      ? sql`(${column(relation.column)} is null or ${belongs(relation, column(relation.column), { event, scopes })})`
      : sql`${column(relation.column)} is null`,
  );
  const present = owners
    .filter(([name]) => isOpen(name))
    .map(([, relation]) => sql`${column(relation.column)} is not null`);
  const some = present.length === 0 ? sql`1 = 0` : sql`(${sql.join(present, sql` or `)})`;
  return sql`(${sql.join([...conditions, some], sql` and `)})`;
};

/** The types to whose rows others belong. */
const OWNERS: ReadonlySet<string> = new Set([
  'events',
  'participations',
  'products',
  'news-items',
  'questionnaires',
]);

const belongs = (
  { to }: ToOne,
  column: RawBuilder<unknown>,
  caller: Pick<KeyCaller, 'event' | 'scopes'>,
): RawBuilder<SqlBool> => {
  if (to === 'events') return sql`${column} = ${caller.event}`;
  const owner: Resource | undefined = RESOURCES.find(({ type }) => type === to);
  const keyType = KEY_TYPES[to];
  if (!owner || !keyType) throw new Error(`Programs cannot reach ${to}`);
  const rows = includesSql(owner, keyType, caller, owner.table);
  return sql`${column} in (select ${sql.ref(`${owner.table}.id`)} from ${sql.table(owner.table)} where ${rows})`;
};

const isNeededSql = (
  { table: own }: Resource,
  { table, column }: NonNullable<KeyType['neededBy']>,
): RawBuilder<SqlBool> =>
  sql`exists (select 1 from ${sql.table(table)} where ${sql.ref(`${table}.${column}`)} = ${sql.ref(`${own}.id`)})`;
