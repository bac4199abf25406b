import type { Attribute, Relation, Resource } from '../resources/resource.ts';
import type { Condition } from './condition.ts';
import { badFilter, readComparison, unknownOperator } from './read-comparison.ts';
import { attributeOf, relationOf, targetOf } from './resource-map.ts';

/** Maximum nesting and maximum number of conditions. */
const MOST_DEPTH = 6;
const MOST_CONDITIONS = 100;

/**
 * Parses `filter=[{"name":"status","op":"eq","val":"CONFIRMED"}]` for a resource.
 *
 * A name is an attribute, a relation, or a path through a to-one relation (`event.slug`).
 * Any invalid filter ends the request with 400.
 */
export const parseFilter = (resource: Resource, text: string): Condition => {
  const list = parseJson(text);
  if (!Array.isArray(list)) throw badFilter('filter-syntax', 'The filter must be a JSON list');
  const budget = { left: MOST_CONDITIONS };
  return { kind: 'all', of: list.map((entry) => readEntry(resource, entry, budget, MOST_DEPTH)) };
};

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw badFilter('filter-syntax', 'The filter is not JSON');
  }
};

interface Budget {
  left: number;
}

const readEntry = (resource: Resource, entry: unknown, budget: Budget, depth: number): Condition => {
  budget.left -= 1;
  if (budget.left < 0 || depth === 0) throw badFilter('filter-size', 'The filter is too large');
  if (!isRecord(entry)) throw badFilter('filter-syntax', 'A condition must be a JSON object');
  if (Array.isArray(entry.and)) return readGroup('all', resource, entry.and, budget, depth);
  if (Array.isArray(entry.or)) return readGroup('some', resource, entry.or, budget, depth);
  const { name, op, val } = entry;
  if (typeof name !== 'string' || typeof op !== 'string') {
    throw badFilter('filter-syntax', 'A condition needs a name and an op');
  }
  return readNamed(resource, name, op, val, budget, depth);
};

const readGroup = (
  kind: 'all' | 'some',
  resource: Resource,
  entries: readonly unknown[],
  budget: Budget,
  depth: number,
): Condition => ({ kind, of: entries.map((entry) => readEntry(resource, entry, budget, depth - 1)) });

const readNamed = (
  resource: Resource,
  name: string,
  op: string,
  val: unknown,
  budget: Budget,
  depth: number,
): Condition => {
  const relation = relationOf(resource, name);
  if (relation) return readRelation(resource, relation, op, val, budget, depth);
  const attribute = attributeOf(resource, name);
  if (attribute) return readComparison(name, attribute, op, val);
  return readThrough(resource, name, op, val);
};

const readThrough = (resource: Resource, name: string, op: string, val: unknown): Condition => {
  const [first = '', second = '', ...rest] = name.split('.');
  const relation = relationOf(resource, first);
  const target = relation && targetOf(resource, relation);
  const attribute = target && attributeOf(target, second);
  if (relation?.kind !== 'one' || !attribute || rest.length > 0) {
    throw badFilter('filter-name', `There is no filter by that name on ${resource.type}`);
  }
  return { kind: 'related', relation, target, where: readComparison(second, attribute, op, val) };
};

const readRelation = (
  resource: Resource,
  relation: Relation,
  op: string,
  val: unknown,
  budget: Budget,
  depth: number,
): Condition => {
  const target = targetOf(resource, relation);
  const nested = relation.kind === 'one' ? 'has' : 'any';
  if (op === nested) {
    return { kind: 'related', relation, target, where: readEntry(target, val, budget, depth - 1) };
  }
  if (!(relation.kind === 'one' ? RELATION_OPS : RELATED_OPS).has(op)) throw unknownOperator();
  if (relation.kind === 'one') return readComparison(relation.column, ID, op, val);
  return { kind: 'related', relation, target, where: readComparison('id', ID, op, val) };
};

const ID: Attribute = { kind: 'text' };
const RELATION_OPS: ReadonlySet<string> = new Set(['eq', 'ne', 'in', 'notin', 'is_null']);
const RELATED_OPS: ReadonlySet<string> = new Set(['eq', 'in']);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
