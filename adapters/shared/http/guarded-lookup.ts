import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';

/** The code of the error for a name with an address that is not allowed. */
export const FORBIDDEN_ADDRESS = 'FORBIDDEN_ADDRESS';

/**
 * Resolves a name when connecting, and rejects it if any of its addresses is not allowed: DNS rebinding has no effect.
 */
export const guardedLookup =
  (allows: (address: string) => boolean): LookupFunction =>
  (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => allows(address)))
        return callback(forbidden(), '', 0);
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };

const forbidden = (): NodeJS.ErrnoException =>
  Object.assign(new Error('The address is not allowed'), { code: FORBIDDEN_ADDRESS });
