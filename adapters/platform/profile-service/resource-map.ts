import { RESOURCES } from '../resources/all.ts';
import type { Attribute, Relation, Resource, ToOne } from '../resources/resource.ts';

const byType: ReadonlyMap<string, Resource> = new Map(RESOURCES.map((resource) => [resource.type, resource]));

/** The resource type of this name; `undefined` for an unknown name. */
export const resourceOf = (type: string): Resource | undefined => byType.get(type);

/** A type by its name, with the limits of another; `undefined` for one that the caller cannot see. */
export const typeBeside = ({ access }: Resource, type: string): Resource | undefined =>
  (access?.types ?? byType).get(type);

/** The target type of a relation, which always exists, with the limits of the resource that has the relation. */
export const targetOf = (resource: Resource, { to }: Relation): Resource => {
  const target = typeBeside(resource, to);
  if (!target) throw new Error(`Cannot find the resource type ${to}`);
  return target;
};

/** The column in which the rows of a to-many relation reference their owner. */
export const backColumn = (target: Resource, by: string): string => {
  const back = relationOf(target, by);
  if (back?.kind !== 'one') throw new Error(`Cannot go back from ${target.type} by ${by}`);
  return back.column;
};

/** Own properties only: `constructor` is not an attribute. */
export const attributeOf = (resource: Resource, name: string): Attribute | undefined =>
  Object.hasOwn(resource.attributes, name) ? resource.attributes[name] : EVERYWHERE.get(name);

export const relationOf = (resource: Resource, name: string): Relation | undefined =>
  Object.hasOwn(resource.relations, name) ? resource.relations[name] : undefined;

export const toOnes = (resource: Resource): readonly (readonly [name: string, relation: ToOne])[] =>
  Object.entries(resource.relations).flatMap(([name, relation]) =>
    relation.kind === 'one' ? [[name, relation] as const] : [],
  );

/** Attributes of every resource; the service writes them, readers may filter and sort by them. */
const EVERYWHERE: ReadonlyMap<string, Attribute> = new Map<string, Attribute>([
  ['id', { kind: 'text', required: true }],
  ['version', { kind: 'integer', required: true }],
  ['created', { kind: 'text', required: true }],
  ['modified', { kind: 'text', required: true }],
]);
