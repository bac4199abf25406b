import type { JsonSchema } from '@fairdesk/core/schemas';
import { Ajv2020, type AnySchema } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { API_ROUTES } from '#app/_openapi/api-routes.ts';
import { createOpenApi } from '#app/_openapi/create-openapi.ts';
import type { Operation, RouteDescription } from '#app/_openapi/route-description.ts';
import { POST as signIn } from '#app/api/session/route.ts';
import { API_FILES } from '#tests/support/api-routes.ts';
import { CookieJar } from '#tests/support/next-headers.ts';
import { bodyOf, openProcess, requestOf, serve } from '#tests/support/servers/open-process.ts';
import { ADMINISTRATOR, MAIN_EXHIBITOR } from '#tests/support/worlds/demo-people.ts';

/** Calls the routes of a running process, and compares every response with the description. */

type Handler = (request: Request, context: { params: Promise<object> }) => Promise<Response>;

interface Described {
  readonly name: string;
  readonly method: string;
  readonly route: string;
  readonly operation: Operation;
}

/** They call other systems over the network. */
const OUTSIDE = /video-posters|video-guide/;
/** They end the session with which the others are called. */
const ENDS_SESSION = /^(?:DELETE session|POST session\/account\/delete)$/;

const operations: readonly Described[] = Object.values(API_ROUTES)
  .flatMap((routes) => Object.entries<RouteDescription>(routes))
  .flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...{ name: `${method} ${route}`, method, route, operation },
    })),
  )
  .filter(({ name }) => !OUTSIDE.test(name) && !ENDS_SESSION.test(name));

const ajv = new Ajv2020({ strict: false, validateFormats: false });
const document: JsonSchema = JSON.parse(JSON.stringify(createOpenApi()));
ajv.addSchema(document as AnySchema, 'api');

const pathOf = (route: string): string => `/api/${route.replaceAll(/\[(\w+)\]/g, '{$1}')}`;

const escaped = (part: string): string =>
  encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** Asserts that a value is as the schema at this place of the document says. */
const expectAt = (place: readonly string[], value: unknown): void => {
  const validate = ajv.compile({ $ref: `api#/${place.map(escaped).join('/')}` });
  validate(value);
  expect(validate.errors, JSON.stringify(value).slice(0, 600)).toBeNull();
};

/** Asserts that the description has this response. */
const expectDescribed = async ({ method, route }: Described, response: Response): Promise<void> => {
  const { status, headers } = response;
  const text = await response.text();
  const place = ['paths', pathOf(route), method.toLowerCase(), 'responses', String(status)];
  const described = z.record(z.string(), z.unknown()).safeParse(valueAt(document, place)).data;
  expect(described, `${status} of ${method} ${route}: ${text.slice(0, 300)}`).toBeDefined();
  const type = headers.get('content-type')?.split(';')[0];
  if (type === undefined) return;
  expect(valueAt(described, ['content', type]), `${type} of ${method} ${route}`).toBeDefined();
  if (type.endsWith('json')) expectAt([...place, 'content', type, 'schema'], JSON.parse(text));
};

const valueAt = (value: unknown, [key, ...rest]: readonly string[]): unknown => {
  if (key === undefined) return value;
  const inside = z.record(z.string(), z.unknown()).safeParse(value).data?.[key];
  return valueAt(inside, rest);
};

const handlerOf = async ({ route, method }: Described): Promise<Handler> => {
  const module = await import(/* @vite-ignore */ `${API_FILES[route]}`);
  return module[method];
};

const UNKNOWN = '01999999-9999-7999-8999-999999999998';

const params: Record<string, string> = {
  ...{ eventId: '101', kind: 'product', award: 'innovation', questionnaireId: 'innovation', list: 'news' },
  ...{ picture: 'logo', site: 'clearwater', language: 'en', type: 'youtube', token: 'none' },
};
const query: Record<string, string> = {
  ...{ path: '/', language: 'en', at: '/clearwater/news', title: 'Stand', date: '20270112' },
  ...{ property: 'globalSearchSourceId', sourceId: 'clearwater', scope: 'none', use: 'peek' },
};

const jars = { exhibitor: new CookieJar(), administrator: new CookieJar(), stranger: new CookieJar() };

const call = async (who: keyof typeof jars, described: Described, body?: unknown): Promise<Response> => {
  const handler = await handlerOf(described);
  const { method, operation } = described;
  const address = new URL('http://localhost:3000/api');
  for (const name of Object.keys(operation.query?._zod.def.shape ?? {}))
    if (name in query) address.searchParams.set(name, query[name] ?? '');
  const headers = { 'content-type': 'application/json' };
  const text = method === 'GET' ? undefined : JSON.stringify(body ?? {});
  const request = new Request(address, { method, headers, ...(text && { body: text }) });
  const known = { ...Object.fromEntries(NAMES.map((name) => [name, UNKNOWN])), ...params };
  return serve(jars[who], () => handler(request, { params: Promise.resolve(known) }));
};

const NAMES = operations.flatMap(({ route }) =>
  [...route.matchAll(/\[(\w+)\]/g)].map(([, name = '']) => name),
);

const whoCalls = ({ route }: Described): keyof typeof jars =>
  /^(?:organiser|events\/\[eventId\]\/contact)/.test(route) ? 'administrator' : 'exhibitor';

const described = (name: string): Described => {
  const found = operations.find((one) => one.name === name);
  if (!found) throw new Error(`${name} is not described`);
  return found;
};

const Items = z.object({ items: z.array(z.record(z.string(), z.unknown())) });

/** The ids of what lists respond with, as path parameters of other routes. */
const remember = async (name: string, list: string, field = 'id'): Promise<void> => {
  const one = described(list);
  const { items } = Items.parse(await bodyOf(await call(whoCalls(one), one)));
  const value = items[0]?.[field];
  if (typeof value === 'string') params[name] = value;
};

let close: () => Promise<void>;
beforeAll(async () => {
  ({ close } = await openProcess());
  for (const [who, { accountName, password }] of [
    ['exhibitor', MAIN_EXHIBITOR],
    ['administrator', ADMINISTRATOR],
  ] as const)
    await bodyOf(
      await serve(jars[who], () => signIn(requestOf('POST', { accountName, password, rememberMe: false }))),
    );
  const company = 'events/[eventId]/company-profile/[participationId]';
  await remember('participationId', 'GET events/[eventId]/participations');
  query.participation = params.participationId ?? '';
  await remember('productId', `GET ${company}/products`);
  await remember('mailId', 'GET organiser/[eventId]/mail');
  await remember('entryId', 'GET organiser/[eventId]/award-entries/[award]');
}, 60_000);
afterAll(() => close());

/** The JSON that a read responds with. */
const read = async (name: string): Promise<Readonly<Record<string, unknown>>> => {
  const one = described(name);
  return z.record(z.string(), z.unknown()).parse(await bodyOf(await call(whoCalls(one), one)));
};

const firstOf = async (
  name: string,
  has: (item: Readonly<Record<string, unknown>>) => boolean = () => true,
) => {
  const found = Items.parse(await read(name)).items.find(has);
  if (found === undefined) throw new Error(`${name} lists nothing`);
  return found;
};

const COMPANY = 'events/[eventId]/company-profile/[participationId]';
const DESK = 'organiser/[eventId]';

/** Bodies that a method accepts, in the order of the calls. */
const WRITES: Readonly<Record<string, () => unknown>> = {
  'POST tasks/[participationId]': async () => {
    const { code } = await firstOf('GET tasks/[participationId]', (task) => task.serviceId === undefined);
    return { attributes: { code, status: 'OPEN' } };
  },
  'PATCH tasks/[participationId]': async () => {
    const { serviceId } = await firstOf(
      'GET tasks/[participationId]',
      (task) => task.serviceId !== undefined,
    );
    return { id: serviceId, attributes: { status: 'CLOSED' } };
  },
  'POST dashboard/messages/[participationId]': async () => ({
    message: (await firstOf('GET dashboard/messages/[participationId]')).id,
  }),
  'POST events/selection': () => ({ participationId: params.participationId }),
  [`POST ${COMPANY}/uris`]: () => [],
  [`POST ${COMPANY}/products`]: () => ({ name: 'Quiet pump' }),
  [`POST ${COMPANY}/news`]: () => ({
    ...{ header: 'A quiet pump', introduction: 'It runs.', text: '<p>It runs.</p>', author: 'Ada' },
    ...{ authorEmail: '', url: '', validFrom: '', validTo: '' },
  }),
  [`POST ${DESK}/exhibitors`]: () => ({
    ...{ name: 'Weir Works', type: 'EXHIBITOR', stand: '', hall: '' },
    ...{ email: 'weir@works.example', language: 'en' },
  }),
  [`PUT ${DESK}/retention`]: async () => read(`GET ${DESK}/retention`),
  [`PUT ${DESK}/profile-rules`]: async () => {
    const { version, settings } = await read(`GET ${DESK}/profile-rules`);
    return { version, settings };
  },
  [`POST ${DESK}/pages`]: () => ({ path: '/how-to-get-here', language: 'en', title: 'How to get here' }),
  [`POST ${DESK}/pages/publish`]: () => ({ path: '/how-to-get-here', language: 'en', revision: 1 }),
  [`POST ${DESK}/pages/remove`]: () => ({ path: '/how-to-get-here' }),
};

/** How many methods responded with success, so that the test cannot pass with failures alone. */
let successes = 0;

describe('the responses of the API', () => {
  it.each(operations.filter(({ method }) => method === 'GET').map((one) => [one.name, one] as const))(
    '%s are described',
    async (_name, one) => {
      const response = await call(whoCalls(one), one);
      if (response.status < 400) successes += 1;
      await expectDescribed(one, response);
    },
  );

  it('were successful for most reads', () => {
    expect(successes).toBeGreaterThan(50);
  });

  it.each(operations.filter(({ method }) => method !== 'GET').map((one) => [one.name, one] as const))(
    '%s are described for an empty body',
    async (_name, one) => expectDescribed(one, await call(whoCalls(one), one)),
  );

  it.each(Object.entries(WRITES))('%s are described for a body that it accepts', async (name, bodyFor) => {
    const one = described(name);
    const body = await bodyFor();
    const at = ['paths', pathOf(one.route), one.method.toLowerCase()];
    expectAt([...at, 'requestBody', 'content', 'application/json', 'schema'], body);
    const response = await call(whoCalls(one), one, body);
    expect(response.status, await response.clone().text()).toBe(200);
    await expectDescribed(one, response);
  });
});
