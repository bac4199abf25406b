import type { JsonSchema } from '@fairdesk/core/schemas';
import { SESSION_COOKIES } from '#app/_process/cookie-names.ts';
import type { ComponentSchemas, ObjectSchema } from './component-schemas.ts';
import { describeResponses } from './describe-responses.ts';
import type { Operation, Permission } from './route-description.ts';

/** How a request proves what it may do. */
export const SECURITY = {
  session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIES.https },
  'api-key': { type: 'apiKey', in: 'header', name: 'x-api-key' },
  'webhook-secret': { type: 'apiKey', in: 'header', name: 'x-webhook-secret' },
  'editing-secret': { type: 'apiKey', in: 'query', name: 'secret' },
} as const;

/** A parameter in the path of a route. */
export const PARAMETER = /\[(\w+)\]/g;

interface Place {
  readonly tag: string;
  readonly method: string;
  /** `tasks/[participationId]` */
  readonly route: string;
}

/** An operation of an OpenAPI document. */
export const describeOperation = (
  { tag, method, route }: Place,
  operation: Operation,
  components: ComponentSchemas,
): object => ({
  tags: [tag],
  operationId: operationId(method, route),
  summary: operation.summary,
  'x-permission': operation.permission,
  ...(operation.permission !== 'none' && { security: securityOf(operation.permission) }),
  ...withParameters(route, operation, components),
  ...withBody(operation, components),
  responses: describeResponses(route, operation, components.refer),
});

/** `postOrganiserByEventIdTasksClose` */
const operationId = (method: string, route: string): string =>
  method.toLowerCase() +
  route
    .replaceAll(PARAMETER, 'by-$1')
    .split(/[^\w]+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** A signature is in the body of the request, which no scheme of OpenAPI describes. */
const securityOf = (permission: Permission): readonly object[] => {
  if (permission === 'provider-signature') return [{}];
  return permission in SECURITY ? [{ [permission]: [] }] : [{ session: [] }];
};

const KEY = {
  name: 'idempotency-key',
  in: 'header',
  description: 'Sent again, the request is carried out once',
  schema: { type: 'string', minLength: 1, maxLength: 200 },
};

const REPLACE = {
  name: 'idempotency-replace',
  in: 'header',
  description: 'Replaces what an earlier request with the same key stored, where the contents differ',
  schema: { type: 'string', enum: ['true'] },
};

/** A company replaces what it has just added or sent; answers to an award have keys of their own. */
const keysOf = (route: string): readonly object[] =>
  /\/company-profile\/|^\/api\/contact$/.test(route) ? [KEY, REPLACE] : [KEY];

const withParameters = (
  route: string,
  { query, takesKey }: Operation,
  { objectOf }: ComponentSchemas,
): object => {
  const inPath = [...route.matchAll(PARAMETER)].map(([, name]) => ({
    ...{ name, in: 'path', required: true, schema: { type: 'string' } },
  }));
  const { properties = {}, required = [] } = query ? objectOf(query) : {};
  const inQuery = Object.entries(properties).map(([name, schema]) => ({
    ...{ name, in: 'query', required: required.includes(name), schema },
  }));
  const parameters = [...inPath, ...inQuery, ...(takesKey ? keysOf(route) : [])];
  return parameters.length > 0 ? { parameters } : {};
};

const withBody = ({ body, upload, form }: Operation, { refer, objectOf }: ComponentSchemas): object => {
  const content = {
    ...(body && { 'application/json': { schema: refer(body) } }),
    ...(upload && { 'multipart/form-data': { schema: withFile(objectOf(upload)) } }),
    ...(form && { 'application/x-www-form-urlencoded': { schema: refer(form) } }),
  };
  return Object.keys(content).length > 0 ? { requestBody: { required: true, content } } : {};
};

const withFile = ({ properties, required = [] }: ObjectSchema): JsonSchema => ({
  type: 'object',
  properties: { ...properties, file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  required: [...required, 'file'],
});
