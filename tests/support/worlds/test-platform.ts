import type { Log } from '@fairdesk/core/shared';
import { expect } from 'vitest';
import { z } from 'zod';
import { openPlatform, type Platform, type PlatformSettings } from '#adapters/platform/index.ts';
import { quietLog } from '../quiet-log.ts';
import type { Place } from '../servers/databases.ts';

/** The response: its status, its headers, and its body as JSON (`undefined` when empty). */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly body: unknown;
}

/** A platform with a token of its own service account. */
export interface TestPlatform {
  readonly platform: Platform;
  readonly token: string;
  /** Calls `/api/v0.1{path}` with the token. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
  /** Calls any path; sends a `URLSearchParams` as a form, anything else as JSON. */
  send(
    method: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
  ): Promise<Reply>;
}

export const HOST = 'http://platform.local';
const SERVICE = { serviceUser: 'service', servicePassword: 'the service knows' } as const;

export const openTestPlatform = async (
  place: Place,
  more: Partial<Pick<PlatformSettings, 'clock' | 'mail' | 'scanner' | 'webhookHosts'>> & {
    readonly log?: Log;
  } = {},
): Promise<TestPlatform> => {
  const settings = {
    ...place,
    ...SERVICE,
    layoutKey: 'key',
    publicUrl: 'https://desk.example',
    log: quietLog,
  };
  const platform = await openPlatform({ ...settings, ...more });
  const send: TestPlatform['send'] = async (method, path, body, headers = {}) => {
    const isForm = body instanceof URLSearchParams || body instanceof FormData;
    const type: Record<string, string> =
      isForm || body === undefined ? {} : { 'content-type': 'application/json' };
    const request = new Request(`${HOST}${path}`, {
      method,
      headers: { ...type, ...headers },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const response = await platform.fetch(request);
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? JSON.parse(text) : text || undefined,
    };
  };
  const signedIn = await send('POST', '/api/v0.1/token', credentials());
  const { access_token: token } = z.object({ access_token: z.string() }).parse(signedIn.body);
  const call: TestPlatform['call'] = (method, path, body, headers = {}) =>
    send(method, `/api/v0.1${path}`, body, { authorization: `Bearer ${token}`, ...headers });
  return { platform, token, call, send };
};

export const credentials = (): URLSearchParams =>
  new URLSearchParams({ username: SERVICE.serviceUser, password: SERVICE.servicePassword });

const ResourceObject = z.object({
  type: z.string(),
  id: z.string(),
  attributes: z.record(z.string(), z.unknown()),
  relationships: z.record(z.string(), z.object({ data: z.unknown().optional() })).optional(),
});
export type ResourceObject = z.infer<typeof ResourceObject>;

/** The single resource in a response. */
export const oneOf = ({ body }: Reply): ResourceObject => z.object({ data: ResourceObject }).parse(body).data;

/** The resources in a response, and their total number. */
export const listOf = ({ body }: Reply) =>
  z.object({ data: z.array(ResourceObject), meta: z.object({ total: z.number() }) }).parse(body);

/** The error codes in a response, each with its pointer or parameter. */
export const faultsOf = ({ body }: Reply) =>
  z
    .object({
      errors: z.array(
        z.object({
          status: z.string(),
          code: z.string(),
          title: z.string(),
          source: z.record(z.string(), z.string()).optional(),
        }),
      ),
    })
    .parse(body)
    .errors.map(({ code, source }) => [code, ...Object.values(source ?? {})].join(' '));

/** Creates resources for a test with the required attributes only. */
export const maker = ({ call }: TestPlatform) => {
  const make = async (
    type: string,
    attributes: Readonly<Record<string, unknown>>,
    relations: Readonly<Record<string, ResourceObject>> = {},
  ): Promise<ResourceObject> => {
    const relationships = Object.fromEntries(
      Object.entries(relations).map(([name, other]) => [name, { data: { type: other.type, id: other.id } }]),
    );
    const reply = await call('POST', `/${type}`, { data: { type, attributes, relationships } });
    expect(reply.status, JSON.stringify(reply.body)).toBe(201);
    return oneOf(reply);
  };
  let count = 0;
  return {
    make,
    event: (attributes: Readonly<Record<string, unknown>> = {}) => {
      count += 1;
      return make('events', { name: 'Horti Fair', slug: `fair-${count}-${Date.now()}`, ...attributes });
    },
    participation: (event: ResourceObject, attributes: Readonly<Record<string, unknown>> = {}) =>
      make('participations', { organizationName: 'Kas en Co', ...attributes }, { event }),
  };
};
