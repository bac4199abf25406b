import { err, errAsync, ok, type ResultAsync } from 'neverthrow';
import type { Failure } from '../shared/index.ts';
import { isAllowedAddress } from './allowed-address.ts';
import type { AccreditationService } from './ports.ts';

/**
 * The address of the accreditation system for a participation, created for one view.
 *
 * Rejects an address that is not https on one of the hosts; no failure contains the address.
 *
 * @param hosts in lower case
 * Source: portal spec §7 "generate-sso-redirect-uri", §6.
 */
export const openAccreditation =
  (service: AccreditationService, hosts: readonly string[]) =>
  (participationUid: string): ResultAsync<string, Failure> =>
    participationUid.trim() === ''
      ? errAsync({ kind: 'not-found', what: 'the number of the participation' })
      : service.redirectAddress(participationUid).andThen((address) =>
          isAllowedAddress(address, hosts)
            ? ok(address)
            : err<string, Failure>({
                kind: 'malformed',
                source: 'accreditation service',
                detail: 'the address is not https on an allowed host',
              }),
        );

/** See {@link openAccreditation}. */
export type OpenAccreditation = ReturnType<typeof openAccreditation>;
