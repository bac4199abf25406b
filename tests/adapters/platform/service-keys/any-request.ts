import { SERVICE_KEY_AREAS, type ServiceKeyScope, withLevel } from '@fairdesk/core/organiser';
import fc from 'fast-check';
import { KEY_TYPES } from '#adapters/platform/profile-service/key-types.ts';
import { RESOURCES } from '#adapters/platform/resources/all.ts';
import type { Resource } from '#adapters/platform/resources/resource.ts';
import { idsOf, type KeyRequest, OTHER, OWN, SECRET } from './two-fairs.ts';

/** Mostly what keys can reach, so that few requests are rejected, and sometimes anything. */
const mostly = <T>(usual: readonly T[], all: readonly T[], weight = 12): fc.Arbitrary<T> =>
  usual.length === 0
    ? fc.constantFrom(...all)
    : fc.oneof(
        { weight, arbitrary: fc.constantFrom(...usual) },
        { weight: 1, arbitrary: fc.constantFrom(...all) },
      );

const known = (type: string) => (Object.hasOwn(KEY_TYPES, type) ? KEY_TYPES[type] : undefined);
const types = mostly<Resource>(
  RESOURCES.filter(({ type }) => known(type)),
  RESOURCES,
);
const writtenTypes = mostly<Resource>(
  RESOURCES.filter(({ type }) => (known(type)?.verbs ?? []).length > 0),
  RESOURCES,
);

/** Scopes with at least one area. */
const anyScopes: fc.Arbitrary<readonly ServiceKeyScope[]> = fc
  .array(fc.constantFrom('read' as const, 'write' as const, undefined), {
    minLength: SERVICE_KEY_AREAS.length,
    maxLength: SERVICE_KEY_AREAS.length,
  })
  .map((levels) =>
    SERVICE_KEY_AREAS.reduce<readonly ServiceKeyScope[]>(
      (all, area, place) => withLevel(all, area, levels[place]),
      [],
    ),
  )
  .filter((scopes) => scopes.length > 0);

const idsFor = (type: string): fc.Arbitrary<string> => {
  if (type === 'events') return fc.constantFrom(OWN, OTHER);
  const [own = [], other = []] = ['a', 'b'].map((letter) => idsOf(letter).get(type));
  return mostly(own, [...other, 'x-image', 'x-brand', 'unknown-id'], 4);
};

const typeOf = (name: string): Resource => {
  const found = RESOURCES.find(({ type }) => type === name);
  if (!found) throw new Error(name);
  return found;
};

const isHidden = (type: string, name: string) => known(type)?.hidden?.includes(name) === true;
const relationNames = ({ type, relations }: Resource): fc.Arbitrary<string> => {
  const names = Object.keys(relations);
  if (names.length === 0) return fc.constant('id');
  return mostly(
    names.filter((name) => known(relations[name]?.to ?? '') && !isHidden(type, name)),
    names,
  );
};
const attributeNames = ({ type, attributes }: Resource): fc.Arbitrary<string> => {
  const names = ['id', ...Object.keys(attributes)];
  return mostly(
    names.filter(
      (name) => !isHidden(type, name) && !['json', 'localised'].includes(attributes[name]?.kind ?? ''),
    ),
    names,
  );
};

/** A path of relations from a type, up to four steps. */
const includes = (resource: Resource, steps = 4): fc.Arbitrary<string> =>
  relationNames(resource).chain((name) => {
    const relation = resource.relations[name];
    if (!relation || steps === 1) return fc.constant(name);
    return fc
      .option(includes(typeOf(relation.to), steps - 1), { nil: undefined })
      .map((rest) => (rest === undefined ? name : `${name}.${rest}`));
  });

const textsOf = ({ attributes }: Resource) =>
  Object.entries(attributes).flatMap(([name, { kind }]) => (kind === 'text' ? [name] : []));

/** A condition that reaches through relations, and asks what only the other fair would answer. */
const conditions = (resource: Resource, depth = 3): fc.Arbitrary<unknown> => {
  const own = fc.record({
    name: mostly(
      ['id', ...textsOf(resource).filter((name) => !isHidden(resource.type, name))],
      ['created', ...textsOf(resource)],
    ),
    op: fc.constantFrom('eq', 'ne', 'like', 'ilike', 'gt'),
    val: fc.constantFrom(`%${SECRET}%`, SECRET, 'own', '%', 'a-product', 'b-product'),
  });
  if (depth === 0) return own;
  const nested = relationNames(resource).chain((name) => {
    const relation = resource.relations[name];
    if (!relation) return own;
    const op = relation.kind === 'one' ? 'has' : 'any';
    const ids = fc.record({ name: fc.constant(name), op: fc.constant('eq'), val: idsFor(relation.to) });
    const through = textsOf(typeOf(relation.to)).map((text) => ({
      ...{ name: `${name}.${text}`, op: 'ilike', val: `%${SECRET}%` },
    }));
    return fc.oneof(
      ids,
      conditions(typeOf(relation.to), depth - 1).map((val) => ({ name, op, val })),
      ...(through.length > 0 && relation.kind === 'one' ? [fc.constantFrom(...through)] : []),
    );
  });
  const any = fc.oneof(own, nested);
  return fc.oneof(
    any,
    fc.array(any, { maxLength: 2 }).map((or) => ({ or })),
  );
};

const queries = (resource: Resource) =>
  fc
    .record(
      {
        filter: fc.array(conditions(resource), { maxLength: 2 }).map((list) => JSON.stringify(list)),
        include: fc.array(includes(resource), { maxLength: 3 }).map((list) => list.join(',')),
        sort: attributeNames(resource),
        'page[limit]': fc.constantFrom('0', '1', '100'),
        fields: types.chain((other) =>
          fc.oneof(attributeNames(other), relationNames(other)).map((name) => [other.type, name]),
        ),
      },
      { requiredKeys: [] },
    )
    .map(({ fields, ...others }) => {
      const query = new URLSearchParams(others as Record<string, string>);
      if (fields) query.set(`fields[${fields[0]}]`, String(fields[1]));
      return query.size === 0 ? '' : `?${query}`;
    });

/** Any read of any type: a list, one, a relation, or the ids of a relation. */
export const anyRead: fc.Arbitrary<KeyRequest> = types.chain((resource) => {
  const { type } = resource;
  const below = fc.tuple(idsFor(type), relationNames(resource), fc.boolean());
  const related = below.chain(([id, name, idsOnly]) => {
    const target = resource.relations[name];
    return queries(target ? typeOf(target.to) : resource).map(
      (query) => `/${type}/${id}/${idsOnly ? 'relationships/' : ''}${name}${query}`,
    );
  });
  const list = queries(resource).map((query) => `/${type}${query}`);
  const one = fc
    .tuple(idsFor(type), fc.array(includes(resource), { maxLength: 3 }))
    .map(([id, include]) => `/${type}/${id}${include.length > 0 ? `?include=${include.join(',')}` : ''}`);
  return fc.oneof({ weight: 3, arbitrary: list }, { weight: 2, arbitrary: one }, related).map((path) => ({
    method: 'GET',
    path,
  }));
});

/** Attributes that the type accepts, and sometimes one that it does not. */
const attributesOf = ({ attributes }: Resource) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(attributes).map(([name, { kind, values, required }]) => {
          const value = VALUES[kind] ?? 'written';
          const usual = values ? fc.constantFrom(...values) : fc.constant(value);
          return [name, required ? usual : fc.option(usual, { nil: undefined, freq: 1 })];
        }),
      ),
    )
    .map((all) => Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)));

const VALUES: Readonly<Record<string, unknown>> = {
  flag: true,
  integer: 1,
  number: 1,
  date: '2028-01-01',
  time: '10:00',
  stamp: '20280101T000000Z',
  instant: '2028-01-01T00:00:00.000Z',
  localised: { en: 'written' },
  json: {},
};

const relationshipsOf = ({ relations }: Resource) =>
  fc
    .record(
      Object.fromEntries(
        Object.entries(relations).map(([name, { kind, to }]) => {
          const one = idsFor(to).map((id) => ({ type: to, id }));
          const data: fc.Arbitrary<unknown> =
            kind === 'one' ? fc.option(one, { freq: 8 }) : fc.array(one, { maxLength: 2 });
          // Relations from the other end are never written.
          return [
            name,
            kind === 'many' ? fc.constant(undefined) : fc.option(data, { nil: undefined, freq: 1 }),
          ];
        }),
      ),
    )
    .map((all) =>
      Object.fromEntries(
        Object.entries(all).flatMap(([name, data]) => (data === undefined ? [] : [[name, { data }]])),
      ),
    );

/** The names that a key may write, so that many bodies are accepted. */
const trimmed = <T>(all: Readonly<Record<string, T>>, most: readonly string[]) =>
  Object.fromEntries(Object.entries(all).filter(([name]) => most.includes(name)));

const bodies = (resource: Resource, names?: readonly string[]) =>
  fc
    .tuple(attributesOf(resource), relationshipsOf(resource), fc.nat({ max: 5 }))
    .map(([attributes, relations, dice]) => ({
      attributes: dice === 0 || !names ? attributes : trimmed(attributes, names),
      relationships: dice === 0 || !names ? relations : trimmed(relations, names),
    }));

/** Names that make up a valid body of most types. */
const USUAL = [
  ...['name', 'code', 'header', 'organizationName', 'standNumber', 'titles', 'date', 'status', 'level'],
  ...[
    'uriType',
    'url',
    'handle',
    'city',
    'participation',
    'event',
    'categories',
    'parent',
    'brand',
    'product',
  ],
];

const write = (resource: Resource): fc.Arbitrary<KeyRequest & { readonly operation: unknown }> => {
  const { type } = resource;
  const create = bodies(resource, USUAL).map((body) => ({
    ...{ method: 'POST', path: `/${type}`, body: { data: { type, ...body } } },
    operation: { op: 'add', data: { type, ...body } },
  }));
  const update = fc.tuple(idsFor(type), bodies(resource, USUAL)).map(([id, body]) => ({
    ...{ method: 'PATCH', path: `/${type}/${id}`, body: { data: { type, id, ...body } } },
    operation: { op: 'update', data: { type, id, ...body } },
  }));
  const remove = idsFor(type).map((id) => ({
    ...{ method: 'DELETE', path: `/${type}/${id}` },
    operation: { op: 'remove', ref: { type, id } },
  }));
  return fc.oneof({ weight: 3, arbitrary: create }, { weight: 3, arbitrary: update }, remove);
};

/** Any write of any type, alone or among atomic operations. */
export const anyWrite: fc.Arbitrary<KeyRequest> = fc.oneof(
  { weight: 3, arbitrary: writtenTypes.chain(write) },
  fc.array(writtenTypes.chain(write), { minLength: 1, maxLength: 3 }).map((writes) => ({
    ...{ method: 'POST', path: '/operations' },
    body: { 'atomic:operations': writes.map(({ operation }) => operation) },
  })),
);

/** The scopes of the keys of a test: everything, and some at random. */
export const SCOPES: readonly (readonly ServiceKeyScope[])[] = [
  SERVICE_KEY_AREAS.map((area) => `${area}:write` as const),
  SERVICE_KEY_AREAS.map((area) => `${area}:read` as const),
  ...SERVICE_KEY_AREAS.map((area) => [`${area}:write` as const]),
  ...fc.sample(anyScopes, 4),
];
