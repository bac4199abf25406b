import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { API_ROUTES } from '#app/_openapi/api-routes.ts';
import { createOpenApi } from '#app/_openapi/create-openapi.ts';
import type { Operation, RouteDescription } from '#app/_openapi/route-description.ts';
import { GET } from '#app/api/openapi.json/route.ts';
import { API_FILES } from '#tests/support/api-routes.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;

const sourceOf = (route: string): string => readFileSync(API_FILES[route] ?? '', 'utf8');

/** Methods by route, from the sources. */
const found = Object.keys(API_FILES).flatMap((route) =>
  METHODS.filter((method) => new RegExp(`^export const ${method}\\b`, 'm').test(sourceOf(route))).map(
    (method) => `${method} ${route}`,
  ),
);

const operations = Object.values(API_ROUTES).flatMap((routes) =>
  Object.entries<RouteDescription>(routes).flatMap(([route, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, route, operation })),
  ),
);

/** The source of one method of a route. */
const methodSource = (route: string, method: string): string =>
  sourceOf(route)
    .split(/(?=^export const )/m)
    .find((part) => part.startsWith(`export const ${method} `)) ?? '';

/** Calls that check something about the caller, in the source of a method. */
const GUARDS =
  /\b(?:allowOnly|organiserOnly|signedIn|organiserRoute|companyRoute|award(?:Route|File)|reactionRoute|participationIn|editing(?:Config|Render)|isWebhook|isOurKey)\b/;

/** The action that a method requires in its source, or what else it checks. */
const requiredBy = (source: string): string => {
  const action = /(?:organiserRoute\(|awardRoute\(|action: |allowOnly\(\w+, )\s*'([\w-]+)'/.exec(source)?.[1];
  if (action !== undefined) return action;
  const others = {
    awardFile: 'submit-award',
    organiserOnly: 'run-event',
    participationIn: 'read',
    signedIn: 'session',
    reactionRoute: 'session',
    editing: 'editing-secret',
    isWebhook: 'webhook-secret',
    isOurKey: 'api-key',
    readLogout: 'provider-signature',
  };
  return Object.entries(others).find(([call]) => source.includes(call))?.[1] ?? 'none';
};

describe('the description of the API', () => {
  it('has every method of every route, and no other', () => {
    expect(operations.map(({ method, route }) => `${method} ${route}`).toSorted()).toEqual(found.toSorted());
  });

  it.each(operations.map(({ method, route, operation }) => [`${method} ${route}`, method, route, operation]))(
    '%s names the permission that the route requires',
    (_name, method, route, operation) => {
      const source = methodSource(String(route), String(method));
      const { permission } = operation as Operation;
      expect(requiredBy(source)).toBe(permission);
      expect(GUARDS.test(source)).toBe(permission !== 'none' && permission !== 'provider-signature');
    },
  );

  it('has the schema with which each route reads its body', async () => {
    const named = operations.flatMap(({ method, route, operation }) =>
      [...methodSource(route, method).matchAll(/\bread(Body|Upload)\(\s*[\w.]+,\s*(\w+)/g)].map(
        ([, kind, name = '']) => ({
          route,
          name,
          described: kind === 'Body' ? operation.body : operation.upload,
        }),
      ),
    );
    expect(named.length).toBeGreaterThan(80);
    for (const { route, name, described } of named) {
      const module = new RegExp(`\\b${name}\\b[^;]*? from '([^']+)'`).exec(sourceOf(route))?.[1] ?? '';
      const exported = await import(/* @vite-ignore */ module);
      expect([route, exported[name] === described]).toEqual([route, true]);
    }
  });

  it('describes a body exactly for the methods that read one', () => {
    for (const { method, route, operation } of operations) {
      const source = methodSource(route, method);
      const reads =
        /\bread(?:Body|Upload|Document|Form)\b|awardFile|reactionRoute|trackEvent|bodyOf|readLogout/;
      const hasBody = Boolean(operation.body ?? operation.upload ?? operation.form);
      expect([method, route, hasBody]).toEqual([method, route, reads.test(source) || readsElsewhere(source)]);
    }
  });
});

/** The product is read by a function of its own in the same file. */
const readsElsewhere = (source: string): boolean => source.includes('productIn(');

const document = createOpenApi();
const Ref = z.object({ $ref: z.string() });

/** Every reference within a value. */
const refsIn = (value: unknown): readonly string[] => {
  if (typeof value !== 'object' || value === null) return [];
  const own = Ref.safeParse(value);
  return [...(own.success ? [own.data.$ref] : []), ...Object.values(value).flatMap(refsIn)];
};

describe('the OpenAPI document', () => {
  it('is valid for the meta-schema of OpenAPI 3.1', () => {
    const path = createRequire(import.meta.url).resolve(
      '@seriousme/openapi-schema-validator/schemas/v3.1/schema.json',
    );
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    const isValid = ajv.compile(JSON.parse(readFileSync(path, 'utf8')));
    isValid(JSON.parse(JSON.stringify(document)));
    expect(isValid.errors).toBeNull();
    expect(isValid({ ...document, paths: { tasks: {} } })).toBe(false);
  });

  it('refers only to schemas that it has, each valid JSON Schema', () => {
    const names = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`);
    expect(refsIn(document).filter((ref) => !names.includes(ref))).toEqual([]);
    expect(names.filter((name) => name.includes('__'))).toEqual([]);
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const schema of Object.values(document.components.schemas))
      expect(ajv.validateSchema(schema)).toBe(true);
  });

  it('names each operation once', () => {
    const ids = JSON.stringify(document).match(/"operationId":"\w+"/g) ?? [];
    expect(ids.length).toBe(operations.length);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('is served to everyone, and once to a client that has it', async () => {
    const first = GET(new Request('http://localhost:3000/api/openapi.json'));
    expect(first.headers.get('cache-control')).toMatch(/^public, max-age=\d+$/);
    expect(await first.json()).toEqual(JSON.parse(JSON.stringify(document)));
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    const again = GET(new Request('http://localhost:3000/api/openapi.json', { headers }));
    expect([again.status, await again.text()]).toEqual([304, '']);
  });
});
