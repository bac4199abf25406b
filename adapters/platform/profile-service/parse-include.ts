import type { Relation, Resource } from '../resources/resource.ts';
import { badParameter } from './json-api.ts';
import { relationOf, targetOf } from './resource-map.ts';

/** The relations to include, each with its nested includes. */
export type IncludeTree = ReadonlyMap<string, IncludeBranch>;

export interface IncludeBranch {
  readonly relation: Relation;
  readonly target: Resource;
  readonly beyond: IncludeTree;
}

/** Maximum depth of an include, and maximum number of relations in it. */
const MOST_STEPS = 4;
const MOST_PATHS = 30;

/** Parses `include=event,products.images`. */
export const parseInclude = (resource: Resource, text: string): IncludeTree => {
  const paths = text.split(',').filter(Boolean);
  if (paths.length > MOST_PATHS) throw badInclude('include-size', 'The include names too many relations');
  return grow(
    resource,
    paths.map((path) => path.split('.')),
  );
};

const grow = (resource: Resource, paths: readonly (readonly string[])[]): IncludeTree => {
  const branches = Map.groupBy(
    paths.filter((path) => path.length > 0),
    ([first = '']) => first,
  );
  return new Map([...branches].map(([name, under]) => [name, branch(resource, name, under)]));
};

const branch = (resource: Resource, name: string, paths: readonly (readonly string[])[]): IncludeBranch => {
  if (paths.some(({ length }) => length > MOST_STEPS)) {
    throw badInclude('include-size', 'The include reaches too far');
  }
  const relation = relationOf(resource, name);
  if (!relation) throw badInclude('include-name', `${resource.type} has no such relation`);
  const target = targetOf(resource, relation);
  return {
    relation,
    target,
    beyond: grow(
      target,
      paths.map(([, ...rest]) => rest),
    ),
  };
};

const badInclude = (code: string, title: string) => badParameter('include', code, title);
