import type { Failure } from '@fairdesk/core/shared';
import { err, ok, type ResultAsync } from 'neverthrow';
import * as z from 'zod/mini';
import type { Http } from '../shared/http.ts';

/** Which of its two doors a content platform is asked at: a host of one's own, or the vendor's edge. */
export interface GraphqlDoor {
  readonly api: 'graphql' | 'edge';
  /** The api key; at the edge the context id. */
  readonly apiKey: string;
}

/** Asks a query of the content platform; what it says is wrong with a query is a failure. */
export type AskGraphql = <S extends z.ZodMiniType>(
  query: string,
  variables: Readonly<Record<string, unknown>>,
  answer: S,
  headers?: Readonly<Record<string, string>>,
) => ResultAsync<z.output<S>, Failure>;

const DOORS = {
  graphql: { path: 'sitecore/api/graph/edge', header: 'sc_apikey' },
  edge: { path: 'v1/content/api/graphql/v1', header: 'x-sitecore-contextid' },
} as const;

export const createGraphql = (http: Http, { api, apiKey }: GraphqlDoor): AskGraphql => {
  const { path, header } = DOORS[api];
  return (query, variables, answer, headers = {}) => {
    const Answer = z.object({
      data: z.catch(z.nullish(answer), undefined),
      errors: z.catch(z.array(z.object({ message: z.catch(z.string(), '') })), []),
    });
    return http('post', path, Answer, {
      json: { query, variables },
      headers: { ...headers, [header]: apiKey },
    }).andThen(({ data, errors }) => {
      if (data === undefined || data === null || errors.length > 0) return err(notRead(path, errors));
      return ok<z.output<typeof answer>, Failure>(data as z.output<typeof answer>);
    });
  };
};

const notRead = (path: string, errors: readonly { readonly message: string }[]): Failure => ({
  kind: 'malformed',
  source: `POST ${path}`,
  detail: errors.map(({ message }) => message).join('; ') || 'no data',
});
