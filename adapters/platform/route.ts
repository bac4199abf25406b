import type { Log } from '@fairdesk/core/shared';
import { isHttpFault, json, type Service } from './service.ts';

/** Which service answers which addresses: those that start with the prefix and a slash. */
export type Routes = readonly (readonly [prefix: string, service: Service])[];

/** One service out of many. What nobody answers is 404, and a bug is 500 with nothing told. */
export const route =
  (log: Log, routes: Routes): Service =>
  async (request) => {
    const { pathname } = new URL(request.url);
    const [prefix, service] = routes.find(([start]) => pathname.startsWith(`${start}/`)) ?? [];
    if (!service) return json(404, { error: 'not-found' });
    try {
      return await service(request);
    } catch (thrown) {
      if (isHttpFault(thrown)) return json(thrown.status, thrown.body, thrown.headers);
      log.error('Cannot answer a request of the platform', {
        method: request.method,
        service: prefix,
        ...placeOf(thrown),
      });
      return json(500, { error: 'internal' });
    }
  };

/** The sentence of an error may quote what a person wrote, so only its name and its place are logged. */
const placeOf = (thrown: unknown) =>
  thrown instanceof Error
    ? {
        error: thrown.name,
        at: thrown.stack
          ?.split('\n')
          .find((line) => /^\s+at /.test(line))
          ?.trim(),
      }
    : { error: typeof thrown };
