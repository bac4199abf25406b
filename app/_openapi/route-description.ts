import type { Action } from '@fairdesk/core/shared';
import type * as z from 'zod/mini';

/**
 * What a request needs: an action on the participation or event in the address, a session, a secret of another
 * system, or nothing.
 */
export type Permission =
  | Action
  | 'none'
  | 'session'
  | 'api-key'
  | 'webhook-secret'
  | 'editing-secret'
  | 'provider-signature';

/** A response that is not JSON. */
export type OtherResponse =
  | { readonly kind: 'file'; readonly types: readonly string[]; readonly mayBeMissing?: true }
  | { readonly kind: 'redirect'; readonly status: 303 | 307 }
  | { readonly kind: 'empty'; readonly status: 200 | 204 };

/** A method of a route, for readers of the API. */
export interface Operation {
  readonly summary: string;
  readonly permission: Permission;
  /** The parameters of the query. */
  readonly query?: z.ZodMiniObject;
  /** The JSON body. */
  readonly body?: z.ZodMiniType;
  /** The texts of a form beside its `file`, which is sent as `multipart/form-data`; an alternative if `body` is set. */
  readonly upload?: z.ZodMiniType;
  /** The texts of a form without a file. */
  readonly form?: z.ZodMiniType;
  /** Whether a key protects the request from being carried out twice. */
  readonly takesKey?: true;
  /** Whether what it is about may not exist; it then responds 404. */
  readonly mayBeMissing?: true;
  /** The JSON of a failure, where the client of a vendor expects another than our problem document. */
  readonly failure?: z.ZodMiniType;
  /** Whether attempts are limited. */
  readonly isLimited?: true;
  /** The JSON of status 200; `undefined` for an empty object. */
  readonly response?: z.ZodMiniType | OtherResponse;
}

/** The methods of a route. */
export type RouteDescription = Readonly<
  Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Operation>>
>;

/** Routes by their folder below `app/api`: `tasks/[participationId]`. */
export type RouteDescriptions = Readonly<Record<string, RouteDescription>>;

/** A file to download, or a picture. */
export const file = (...types: readonly string[]): OtherResponse => ({ kind: 'file', types });

/** A picture, or status 204. */
export const POSTER: OtherResponse = {
  kind: 'file',
  types: ['image/jpeg', 'image/webp', 'image/png'],
  mayBeMissing: true,
};

/** A redirect to another page. */
export const redirect = (status: 303 | 307): OtherResponse => ({ kind: 'redirect', status });

export const TABLE = file('text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet');
