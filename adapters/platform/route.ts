import type { Log } from '@fairdesk/core/shared';
import type { DatabaseFault } from './database/engine.ts';
import type { Database } from './database/open-database.ts';
import { FileStoreAway } from './files/file-store.ts';
import { isHttpFault, json, type Service, type ServiceResponse } from './service.ts';

/** Services by prefix: each serves the paths that start with its prefix and a slash. */
export type Routes = readonly (readonly [prefix: string, service: Service])[];

/** The `Retry-After` of an unavailable database, in seconds. */
const RETRY_SECONDS = '5';

/**
 * Routes requests to services. No match gives 404; a fault of the database or the file store gives 503, or 507 when
 * there is no space. A row that is stored already, such as one of another fair with the id that a client chose, and one
 * that others need or that is missing meanwhile, is a conflict: 409.
 */
export const route =
  (log: Log, { faultOf }: Pick<Database, 'faultOf'>, routes: Routes): Service =>
  async (request) => {
    const { pathname } = request.url;
    const [prefix, service] = routes.find(([start]) => pathname.startsWith(`${start}/`)) ?? [];
    if (!service) return json(404, { error: 'not-found' });
    try {
      return await service(request);
    } catch (thrown) {
      if (isHttpFault(thrown)) return json(thrown.status, thrown.body, thrown.headers);
      const fault = fileFaultOf(thrown) ?? faultOf(thrown);
      const response = failure(fault);
      log[levelOf(response)]('Cannot answer a request of the platform', {
        method: request.method,
        service: prefix,
        fault,
        ...placeOf(thrown),
      });
      return response;
    }
  };

const fileFaultOf = (thrown: unknown): DatabaseFault | undefined => {
  if (thrown instanceof FileStoreAway) return 'away';
  const isFull = thrown instanceof Error && 'code' in thrown && NO_SPACE.includes(thrown.code);
  return isFull ? 'full' : undefined;
};

const NO_SPACE: readonly unknown[] = ['ENOSPC', 'EDQUOT'];

/** An error for both kinds of client: `error` of OAuth, `errors` of JSON:API. */
const failure = (fault: DatabaseFault | undefined): ServiceResponse => {
  const [status, code] = FAILURES.get(fault) ?? [500, 'internal'];
  const title = status === 409 ? 'It conflicts with what is stored' : 'Try again later';
  return json(
    status,
    { error: code, errors: [{ status: String(status), code, title }] },
    status === 503 ? { 'retry-after': RETRY_SECONDS } : {},
  );
};

const FAILURES: ReadonlyMap<DatabaseFault | undefined, readonly [status: number, code: string]> = new Map([
  ['duplicate', [409, 'conflict']],
  ['reference', [409, 'conflict']],
  ['away', [503, 'away']],
  ['retry', [503, 'busy']],
  ['full', [507, 'full']],
]);

const levelOf = ({ status }: ServiceResponse): 'warn' | 'error' => (status === 409 ? 'warn' : 'error');

/** An error message may quote user input, so only the error's name, code and location are logged. */
const placeOf = (thrown: unknown) =>
  thrown instanceof Error
    ? {
        error: thrown.name,
        ...('code' in thrown && { code: String(thrown.code) }),
        at: thrown.stack
          ?.split('\n')
          .find((line) => /^\s+at /.test(line))
          ?.trim(),
      }
    : { error: typeof thrown };
