import { naturalKey } from '@fairdesk/core/organiser';
import { fold } from '../database/fold.ts';
import type { Attribute, Resource } from '../resources/resource.ts';
import { complaintAt, type Draft } from './draft.ts';
import { type Complaint, refuse } from './json-api.ts';
import { isStorable, type Reading, readAttribute } from './read-attribute.ts';
import { readRelationships } from './read-relationships.ts';
import type { Cell } from './rows.ts';

/** Fields that only the service writes; ignored when a client sends a whole resource back. */
const SERVICE_WRITES: ReadonlySet<string> = new Set(['id', 'version', 'created', 'modified']);

/**
 * Parses `{ "data": { "type", "id", "attributes", "relationships" } }`.
 *
 * Reports every fault at once, each with its pointer into the body.
 *
 * @param isNew whether required fields must be present.
 */
export const readDraft = (resource: Resource, document: unknown, isNew: boolean): Draft => {
  const data = recordAt(document, 'data') ?? refuseShape('/data');
  if (data.type !== undefined && data.type !== resource.type) {
    throw refuse(409, [complaintAt('/data/type', 'type', `This is the place of ${resource.type}`)]);
  }
  const complaints: Complaint[] = [];
  const attributes =
    data.attributes === undefined ? {} : (recordAt(data, 'attributes') ?? refuseShape('/data/attributes'));
  const relationships =
    data.relationships === undefined
      ? {}
      : (recordAt(data, 'relationships') ?? refuseShape('/data/relationships'));
  complaints.push(...readOnlyFaults(resource, { attributes, relationships }, isNew));
  const relations = readRelationships(resource, relationships, isNew, complaints);
  const cells = { ...readAttributes(resource, attributes, isNew, complaints), ...relations.cells };
  const draft = {
    id: readId(resource, isNew ? newIdOf(resource, data.id, complaints) : data.id, complaints),
    version: readVersion(attributes.version ?? recordAt(data, 'meta')?.version, complaints),
    cells,
    ones: relations.ones,
    pairs: relations.pairs,
  };
  if (complaints.length > 0) throw refuse(400, complaints);
  return draft;
};

/** What the caller can see and not write. */
const readOnlyFaults = (
  { access }: Resource,
  input: Readonly<Record<'attributes' | 'relationships', Readonly<Record<string, unknown>>>>,
  isNew: boolean,
): readonly Complaint[] => {
  const isReadOnly = (name: string) => access?.readOnly.has(name) || (!isNew && access?.fixed.has(name));
  return Object.entries(input).flatMap(([part, values]) =>
    Object.keys(values)
      .filter(isReadOnly)
      .map((name) => complaintAt(`/data/${part}/${name}`, 'read-only', 'This cannot be written')),
  );
};

/** A program with a key does not choose ids: one that exists elsewhere would tell so. */
const newIdOf = ({ access }: Resource, id: unknown, complaints: Complaint[]): unknown => {
  if (!access || id === undefined) return id;
  complaints.push(complaintAt('/data/id', 'read-only', 'The service chooses the id'));
  return undefined;
};

const recordAt = (value: unknown, name: string): Record<string, unknown> | undefined => {
  if (!isRecord(value) || !Object.hasOwn(value, name)) return undefined;
  const inner = value[name];
  return isRecord(inner) ? inner : undefined;
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const refuseShape = (pointer: string): never => {
  throw refuse(400, [complaintAt(pointer, 'shape', 'This must be an object')]);
};

const readAttributes = (
  resource: Resource,
  input: Record<string, unknown>,
  isNew: boolean,
  complaints: Complaint[],
): Record<string, Cell> => {
  const isKnown = (name: string) => Object.hasOwn(resource.attributes, name) || SERVICE_WRITES.has(name);
  for (const name of Object.keys(input).filter((each) => !isKnown(each))) {
    complaints.push(
      complaintAt(`/data/attributes/${name}`, 'unknown-attribute', 'There is no such attribute'),
    );
  }
  const isGiven = (name: string) => Object.hasOwn(input, name) && input[name] !== undefined;
  const entries = Object.entries(resource.attributes).filter(([name]) => isNew || isGiven(name));
  const cells = entries.map(([name, attribute]) => {
    const value = isGiven(name) ? input[name] : (attribute.initial ?? null);
    return cellsOf(name, attribute, readAttribute(attribute, value), complaints);
  });
  return Object.assign({}, ...cells);
};

/** The cell of an attribute, and its copies for sorting. */
const cellsOf = (
  name: string,
  { folded, natural }: Attribute,
  reading: Reading,
  complaints: Complaint[],
): Record<string, Cell> => {
  if (!reading.ok) {
    complaints.push(complaintAt(`/data/attributes/${name}`, reading.code, reading.title));
    return {};
  }
  const { cell } = reading;
  const text = cell === null ? null : fold(String(cell));
  return {
    [name]: cell,
    ...(folded && { [`${name}Folded`]: text }),
    ...(natural && { [`${name}Natural`]: text === null ? null : naturalKey(text) }),
  };
};

const readId = (resource: Resource, id: unknown, complaints: Complaint[]): string | undefined => {
  if (id === undefined || id === null || id === '') return undefined;
  const shape = resource.ids === 'digits' ? /^\d{1,18}$/ : /^[A-Za-z0-9-]{1,64}$/;
  if (typeof id === 'string' && isStorable(id) && shape.test(id)) return id;
  complaints.push(complaintAt('/data/id', 'format', 'This is not an id'));
  return undefined;
};

const readVersion = (version: unknown, complaints: Complaint[]): number | undefined => {
  if (version === undefined || version === null) return undefined;
  if (typeof version === 'number' && Number.isInteger(version)) return version;
  complaints.push(complaintAt('/data/attributes/version', 'type', 'This must be a whole number'));
  return undefined;
};
