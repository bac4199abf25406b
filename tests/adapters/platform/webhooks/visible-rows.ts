import type { Query } from '#adapters/platform/database/open-database.ts';
import { KEY_TYPES, type KeyType } from '#adapters/platform/profile-service/key-types.ts';
import { anyTable, type Cell } from '#adapters/platform/profile-service/rows.ts';
import { RESOURCES } from '#adapters/platform/resources/all.ts';
import type { Resource, ToOne } from '#adapters/platform/resources/resource.ts';

/** A resource as one area of one event sees it. */
interface Visible {
  readonly event: string;
  readonly area: string;
  readonly type: string;
  readonly id: string;
  /** What a program can read of it. */
  readonly content: string;
}

type Row = Readonly<Record<string, Cell>>;

/** A resource type, with what programs can reach of it. */
type Reachable = readonly [Resource, KeyType];

/** The types to whose rows others belong. */
const OWNERS = ['events', 'participations', 'products', 'news-items', 'questionnaires'];

const PAIRS = [
  ['participations', 'participationCategories', 'participationId', 'categoryId'],
  ['participations', 'participationSegments', 'participationId', 'segmentId'],
  ['products', 'productCategories', 'productId', 'categoryId'],
] as const;

/** The types that programs can reach, except the event itself. */
export const REACHABLE: readonly Reachable[] = RESOURCES.flatMap((resource: Resource) => {
  const known = Object.hasOwn(KEY_TYPES, resource.type) ? KEY_TYPES[resource.type] : undefined;
  return known && resource.type !== 'events' ? [[resource, known] as const] : [];
});

/** The references of a row that say to which event it belongs. */
const ownersOf = ({ relations }: Resource, row: Row): readonly (readonly [string, ToOne])[] =>
  Object.entries(relations).flatMap(([name, relation]) =>
    relation.kind === 'one' && OWNERS.includes(relation.to) && row[relation.column] !== null
      ? [[name, relation] as const]
      : [],
  );

/** The columns of which programs see something. */
export const visibleColumns = ([
  { attributes, relations },
  { hidden = [] },
]: Reachable): readonly string[] => [
  ...Object.keys(attributes).filter((name) => !hidden.includes(name)),
  ...Object.entries(relations).flatMap(([name, relation]) =>
    relation.kind === 'one' && Object.hasOwn(KEY_TYPES, relation.to) && !hidden.includes(name)
      ? [relation.column]
      : [],
  ),
];

type Tables = ReadonlyMap<string, readonly Row[]>;

/** The event to which all owners of a row lead; `undefined` when they disagree, or there is none. */
const eventOf = (tables: Tables, [resource, known]: Reachable, row: Row): string | undefined => {
  const events = ownersOf(resource, row).map(([name, { to, column }]) => {
    const id = String(row[column]);
    if (!Object.hasOwn(known.owners, name)) return undefined;
    if (to === 'events') return id;
    const owner = REACHABLE.find(([{ type }]) => type === to);
    const found = tables.get(to)?.find((each) => each.id === id);
    return owner && found ? eventOf(tables, owner, found) : undefined;
  });
  return new Set(events).size === 1 ? events[0] : undefined;
};

/** The area of a type, or for a file those of its owners. */
const areasOf = ([resource, { area, owners }]: Reachable, row: Row): readonly string[] =>
  area ? [area] : ownersOf(resource, row).flatMap(([name]) => owners[name] ?? []);

const readTables = async (query: Query): Promise<Tables> => {
  const names = REACHABLE.map(([{ type, table }]) => [type, table] as const);
  const tables = new Map<string, readonly Row[]>();
  for (const [name, table] of [...names, ...PAIRS.map(([, table]) => [table, table] as const)])
    tables.set(name, (await anyTable(query).selectFrom(table).selectAll().execute()) as readonly Row[]);
  return tables;
};

/** The ids in pairs with a row. */
const pairsOf = (tables: Tables, type: string, id: string): readonly string[] =>
  PAIRS.filter(([owner]) => owner === type).flatMap(([, table, from, to]) =>
    (tables.get(table) ?? [])
      .filter((row) => row[from] === id)
      .map((row) => String(row[to]))
      .toSorted(),
  );

/** Everything that programs can read of every event, by a key of its own. Follows the rules, without their SQL. */
export const visibleRows = async (query: Query): Promise<ReadonlyMap<string, Visible>> => {
  const tables = await readTables(query);
  const all = REACHABLE.flatMap((reachable) => {
    const [{ type }] = reachable;
    return (tables.get(type) ?? []).flatMap((row): readonly Visible[] => {
      const event = eventOf(tables, reachable, row);
      if (event === undefined) return [];
      const id = String(row.id);
      const cells = visibleColumns(reachable).map((column) => row[column] ?? null);
      const content = JSON.stringify([cells, pairsOf(tables, type, id)]);
      return areasOf(reachable, row).map((area) => ({ event, area, type, id, content }));
    });
  });
  return new Map(all.map((each) => [`${each.event} ${each.area} ${each.type} ${each.id}`, each]));
};
