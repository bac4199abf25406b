import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type Result, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import { asOutage } from '../shared/http/as-outage.ts';
import type { Http } from '../shared/http/http.ts';

/** The GraphQL endpoint of a content platform: a host of one's own, or the vendor's edge. */
export interface GraphqlDoor {
  readonly api: 'graphql' | 'edge';
  /** The API key; at the edge the context id. */
  readonly apiKey: string;
}

/** Sends a query to the content platform; GraphQL errors become failures. */
export type QueryGraphql = <Answer>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  answer: z.ZodMiniType<Answer>,
  headers?: Readonly<Record<string, string>>,
) => ResultAsync<Answer, Failure>;

const DOORS = {
  graphql: { path: 'sitecore/api/graph/edge', header: 'sc_apikey' },
  edge: { path: 'v1/content/api/graphql/v1', header: 'x-sitecore-contextid' },
} as const;

export const createGraphql = (http: Http, { api, apiKey }: GraphqlDoor): QueryGraphql => {
  const { path, header } = DOORS[api];
  return (query, variables, answer, headers = {}) =>
    http('post', path, Answer, {
      json: { query, variables },
      headers: { ...headers, [header]: apiKey },
    })
      .mapErr(asOutage)
      .andThen(({ data, errors }): Result<z.output<typeof answer>, Failure> => {
        if (errors.length > 0) return err(notRead(path, errors.map(({ message }) => message).join('; ')));
        const read = answer.safeParse(data);
        return read.success ? ok(read.data) : err(notRead(path, z.prettifyError(read.error)));
      });
};

const Answer = z.object({
  data: z.optional(z.unknown()),
  errors: z.catch(z.array(z.catch(z.object({ message: z.string() }), { message: '' })), []),
});

const notRead = (path: string, detail: string): Failure => ({
  kind: 'malformed',
  source: `POST ${path}`,
  detail,
});
