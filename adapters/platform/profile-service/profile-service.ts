import type { Address } from '../address.ts';
import type { Database } from '../database/open-database.ts';
import type { FileChecks } from '../files/file-checks.ts';
import type { FileRepository } from '../files/file-repository.ts';
import { events } from '../resources/events.ts';
import type { KeyCaller, Resource } from '../resources/resource.ts';
import { empty, json, type Service, type ServiceRequest, type ServiceResponse } from '../service.ts';
import { bearerOf } from '../tokens/secret.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import { answerOperations } from './answer-operations.ts';
import { listResources, readRelation, readRelationship, readResource } from './answer-read.ts';
import { answerToken, type ServiceAccount } from './answer-token.ts';
import { changeResource, createResource, removeResource } from './answer-write.ts';
import { EXHIBITOR_VALUES, readExhibitorValues } from './exhibitor-values.ts';
import type { Answer } from './idempotent-response.ts';
import { BASE, jsonapi, MEDIA_TYPE, notFound, refuse } from './json-api.ts';
import { keyCatalogue, WHOLE_CATALOGUE } from './key-catalogue.ts';
import type { KeyVerb } from './key-types.ts';
import { relationOf } from './resource-map.ts';
import type { ServiceKeyGate } from './service-key-gate.ts';

/** The dependencies of the profile service. */
export interface ProfileServiceParts {
  readonly database: Database;
  readonly files: FileRepository;
  readonly checks: Pick<FileChecks, 'soon'>;
  readonly tokens: TokenStore;
  readonly keyOf: ServiceKeyGate;
  readonly settings: ServiceAccount;
  readonly clock: () => Date;
}

/** The profile service: JSON:API resources under `/api/v0.1`, for requests with a valid token or service key. */
export const createProfileService =
  (parts: ProfileServiceParts): Service =>
  async (request) => {
    const answer = await route(parts, request, request.url);
    if (bringsFile(request)) await parts.checks.soon();
    return answerOf(answer);
  };

const bringsFile = ({ method, body }: ServiceRequest): boolean =>
  method === 'POST' &&
  (body.kind === 'value' ? body.value instanceof FormData : body.type.startsWith('multipart/form-data'));

const route = async (parts: ProfileServiceParts, request: ServiceRequest, url: Address): Promise<Answer> => {
  const [first = '', ...rest] = segmentsOf(url);
  const key = request.isTrusted ? undefined : await parts.keyOf(request);
  if (!key && rest.length === 0 && (first === 'token' || first === 'refresh')) {
    allow(request, ['POST']);
    return answerToken(parts, request, first);
  }
  if (!key) await requireToken(parts, request);
  const types = key ? keyCatalogue(key) : WHOLE_CATALOGUE;
  if (rest.length === 0 && first === 'operations') {
    allow(request, ['POST']);
    return answerOperations(parts, jsonOnly(request, key), types);
  }
  const resource = types.typeOf(first);
  if (!resource) throw notFound();
  const verb = VERBS[request.method];
  if (verb) types.require(verb, resource);
  return routeResource(parts, jsonOnly(request, key), url, resource, rest);
};

const VERBS: Readonly<Record<string, KeyVerb>> = { POST: 'add', PATCH: 'update', DELETE: 'remove' };

/** Only the product uploads files: it checks and scales them. */
const jsonOnly = (request: ServiceRequest, key: KeyCaller | undefined): ServiceRequest => {
  const { body } = request;
  if (key && body.kind === 'bytes' && body.type.startsWith('multipart/'))
    throw refuse(415, [{ code: 'media-type', title: `Send ${MEDIA_TYPE}` }]);
  return request;
};

const routeResource = async (
  parts: ProfileServiceParts,
  request: ServiceRequest,
  url: Address,
  resource: Resource,
  [id, first, second, ...more]: readonly string[],
): Promise<Answer> => {
  if (more.length > 0) throw notFound();
  if (id === undefined) {
    allow(request, ['GET', 'POST']);
    return request.method === 'POST'
      ? createResource(parts, resource, request)
      : listResources(parts, resource, url);
  }
  if (first === undefined) return routeOne(parts, request, url, resource, id);
  return routeRelated(parts, request, url, resource, [id, first, second]);
};

const routeRelated = async (
  parts: ProfileServiceParts,
  request: ServiceRequest,
  url: Address,
  resource: Resource,
  [id, first, second]: readonly [id: string, first: string, second: string | undefined],
): Promise<Answer> => {
  // A program with a key has its own description of events: only the product reads these values.
  if (first === EXHIBITOR_VALUES && resource === events && second === undefined) {
    allow(request, ['GET']);
    return readExhibitorValues(parts, id, url);
  }
  const name = first === 'relationships' ? second : first;
  const relation = name === undefined ? undefined : relationOf(resource, name);
  if (!relation || name === undefined || (first !== 'relationships' && second !== undefined))
    throw notFound();
  allow(request, ['GET']);
  return first === 'relationships'
    ? readRelationship(parts, resource, id, name, relation, url)
    : readRelation(parts, resource, id, relation, url);
};

const routeOne = (
  parts: ProfileServiceParts,
  request: ServiceRequest,
  url: Address,
  resource: Resource,
  id: string,
): Promise<Answer> => {
  allow(request, ['GET', 'PATCH', 'DELETE']);
  if (request.method === 'PATCH') return changeResource(parts, resource, id, request);
  if (request.method === 'DELETE') return removeResource(parts, resource, id, request);
  return readResource(parts, resource, id, url);
};

const segmentsOf = ({ pathname }: Address): readonly string[] => {
  try {
    const segments = pathname
      .slice(BASE.length + 1)
      .split('/')
      .map(decodeURIComponent);
    if (segments.every((segment) => segment !== '' && !segment.includes('\0'))) return segments;
  } catch {
    // Invalid percent-encoding: no such path.
  }
  throw notFound();
};

const allow = ({ method }: ServiceRequest, methods: readonly string[]): void => {
  const effectiveMethod = method === 'HEAD' ? 'GET' : method;
  if (methods.includes(effectiveMethod)) return;
  throw refuse(405, [{ code: 'method', title: 'That cannot be done here' }], { allow: methods.join(', ') });
};

const requireToken = async ({ tokens }: ProfileServiceParts, request: ServiceRequest): Promise<void> => {
  if (request.isTrusted) return;
  const token = bearerOf(request);
  if (token !== undefined && (await tokens.subjectOf(token)) !== undefined) return;
  throw refuse(401, [{ code: 'unauthorized', title: 'A valid token is needed' }], {
    'www-authenticate': 'Bearer',
  });
};

const answerOf = ({ status, body, headers }: Answer): ServiceResponse =>
  body === undefined
    ? empty(status, headers)
    : json(status, withVersion(body), { 'content-type': MEDIA_TYPE, ...headers });

const withVersion = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'data' in body ? { jsonapi, ...body } : body;
