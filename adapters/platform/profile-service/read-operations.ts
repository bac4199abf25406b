import type { Resource } from '../resources/resource.ts';
import { isHttpFault } from '../service.ts';
import { complaintAt, type Draft } from './draft.ts';
import { refuse } from './json-api.ts';
import type { Catalogue } from './key-catalogue.ts';
import { readDraft } from './read-draft.ts';

/** One write of an atomic request, validated as far as possible without the database. */
export type Operation =
  | { readonly op: 'add'; readonly resource: Resource; readonly draft: Draft; readonly takesFile: boolean }
  | { readonly op: 'update'; readonly resource: Resource; readonly id: string; readonly draft: Draft }
  | { readonly op: 'remove'; readonly resource: Resource; readonly id: string };

/** Maximum number of operations per request. */
const MOST_OPERATIONS = 2_000;

/**
 * Parses `{ "atomic:operations": [{ "op": "add", "data": {} }, { "op": "remove", "ref": { "type", "id" } }]
 * }`.
 */
export const readOperations = (document: unknown, types: Catalogue): readonly Operation[] => {
  const list = isRecord(document) ? document['atomic:operations'] : undefined;
  if (!Array.isArray(list) || list.length === 0 || list.length > MOST_OPERATIONS) {
    throw refuse(400, [
      complaintAt('/atomic:operations', 'shape', `This must be a list of 1 to ${MOST_OPERATIONS} operations`),
    ]);
  }
  return list.map((operation, place) => within(place, () => readOperation(operation, types)));
};

const readOperation = (operation: unknown, types: Catalogue): Operation => {
  if (!isRecord(operation)) throw badShape('');
  const { op, data, ref } = operation;
  const target = isRecord(data) ? data : ref;
  if (!isRecord(target) || typeof target.type !== 'string') throw badShape('/data');
  const resource = types.typeOf(target.type);
  if (!resource) throw refuse(400, [complaintAt('/data/type', 'type', 'There is no such type')]);
  if (op === 'add') {
    types.require('add', resource);
    const takesFile = isRecord(target.meta) && target.meta.file === true;
    return { op, resource, draft: readDraft(resource, operation, true), takesFile };
  }
  const { id } = target;
  if (typeof id !== 'string' || id === '') throw badShape('/data/id');
  if (op !== 'update' && op !== 'remove') throw badShape('/op');
  types.require(op, resource);
  if (op === 'update') return { op, resource, id, draft: readDraft(resource, operation, false) };
  return { op, resource, id };
};

/** Prefixes the pointers of errors with the operation's position in the body. */
const within = <T>(place: number, read: () => T): T => {
  try {
    return read();
  } catch (thrown) {
    if (!isHttpFault(thrown) || !isRecord(thrown.body) || !Array.isArray(thrown.body.errors)) throw thrown;
    const errors = thrown.body.errors.map((error: unknown) => {
      const source = isRecord(error) && isRecord(error.source) ? error.source : {};
      return {
        ...(isRecord(error) && error),
        source: { pointer: `/atomic:operations/${place}${String(source.pointer ?? '')}` },
      };
    });
    throw { ...thrown, body: { ...thrown.body, errors } };
  }
};

const badShape = (pointer: string) =>
  refuse(400, [complaintAt(pointer, 'shape', 'This is no operation of the kinds add, update and remove')]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
