import { FIELD_CODES } from '@fairdesk/core/texts';
import * as z from 'zod/mini';
import type { Operation, OtherResponse } from './route-description.ts';

/** A failure, as `app/_http/respond.ts` sends it. */
export const Problem = z.object({
  type: z.literal('about:blank'),
  title: z.string(),
  status: z.int(),
  code: z.string(),
  detail: z.string(),
  fields: z.array(
    z.object({
      path: z.string(),
      code: z.enum(FIELD_CODES),
      params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    }),
  ),
});

type Refer = (schema: z.ZodMiniType) => object;

/** The responses of an operation, by status. */
export const describeResponses = (route: string, operation: Operation, refer: Refer): object => ({
  ...successOf(operation, refer),
  ...Object.fromEntries(
    failuresOf(route, operation).map((status) => [
      status,
      { ...FAILURES[status], ...(operation.failure && json(refer(operation.failure))) },
    ]),
  ),
  default: {
    description: 'The service is not available, or the request was refused before the route',
    ...PROBLEM,
  },
});

const PROBLEM = {
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

const FAILURES = {
  400: { description: 'Fields or the body were not accepted', ...PROBLEM },
  401: { description: 'Signed out, or a wrong secret', ...PROBLEM },
  404: { description: 'Not found, or not visible for this user', ...PROBLEM },
  409: { description: 'It has been changed since it was read', ...PROBLEM },
  413: { description: 'The body is too large', ...PROBLEM },
  422: { description: 'The key was used for another request', ...PROBLEM },
  429: {
    description: 'Too many attempts',
    headers: { 'retry-after': { description: 'In seconds', schema: { type: 'integer' } } },
    ...PROBLEM,
  },
} as const;

type FailureStatus = keyof typeof FAILURES;

const failuresOf = (route: string, operation: Operation): readonly FailureStatus[] => {
  const {
    permission,
    query,
    body,
    upload,
    form,
    takesKey = false,
    isLimited = false,
    mayBeMissing = false,
  } = operation;
  const isOpen = permission === 'none';
  const hasBody = Boolean(body ?? upload ?? form);
  const possible: readonly (readonly [FailureStatus, boolean])[] = [
    [400, hasBody || query !== undefined || takesKey],
    [401, !isOpen],
    [404, !isOpen || mayBeMissing || route.includes('[')],
    [409, hasBody && !isOpen],
    [413, hasBody],
    [422, takesKey],
    [429, isLimited],
  ];
  return possible.flatMap(([status, isPossible]) => (isPossible ? [status] : []));
};

const successOf = ({ response }: Operation, refer: Refer): object => {
  if (response === undefined) return { 200: { description: 'Done', ...json({ type: 'object' }) } };
  if (!('kind' in response)) return { 200: { description: 'Success', ...json(refer(response)) } };
  return other(response);
};

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const other = (response: OtherResponse): object => {
  switch (response.kind) {
    case 'redirect':
      return {
        [response.status]: {
          description: 'Leads to another address',
          headers: { location: { required: true, schema: { type: 'string' } } },
        },
      };
    case 'empty':
      return { [response.status]: { description: 'Done' } };
    case 'file':
      return {
        200: {
          description: 'The file',
          content: Object.fromEntries(response.types.map((type) => [type, {}])),
        },
        ...(response.mayBeMissing && { 204: { description: 'There is none' } }),
      };
  }
};
