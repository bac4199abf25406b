import type { PlatformCall } from '../shared/http/platform-call.ts';
import { addressFrom } from './address.ts';
import type { Service } from './service.ts';

/** Calls a service in process: with values, and trusted. */
export const inProcess =
  (service: Service): PlatformCall =>
  ({ method, path, query, headers, body }) =>
    service({
      method,
      url: addressFrom(path, query),
      headers: { get: (name) => headers[name.toLowerCase()] ?? null },
      body: { kind: 'value', value: body },
      isTrusted: true,
    });
