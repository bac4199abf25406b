import { err, ok, type Result } from 'neverthrow';
import type { Clock, Failure } from '../shared/index.ts';
import { isAllowedAddress } from './allowed-address.ts';
import type { VisitSigner } from './ports.ts';
import { signedText, type VisitConnectFields } from './visit-connect.ts';

/** Who goes to the visitor service, and where it leads back to. */
export interface Visit {
  /** The organiser's number of the participation, else the id of its brand. */
  readonly contactref: string;
  /** The edition of the fair. */
  readonly expo: string;
  /** A path of ours, `/clearwater/dashboard`, or an address on an allowed host. */
  readonly redirect: string;
}

/** The parts that sign a visit. */
export interface VisitSigning {
  readonly signer: VisitSigner;
  readonly clock: Clock;
  /** `https://desk.fair.example` */
  readonly ownOrigin: string;
  /** The hosts that a visit may lead to besides our own, in lower case. */
  readonly hosts: readonly string[];
}

/**
 * The signed fields of a visit-connect form, for the present moment.
 *
 * @returns `not-found` without a participation or brand; `rejected` for an address that is not allowed.
 * Source: portal spec §2 "Visit-connect button", §6.
 */
export const signVisit =
  ({ signer, clock, ownOrigin, hosts }: VisitSigning) =>
  ({ contactref, expo, redirect }: Visit): Result<VisitConnectFields, Failure> => {
    const redirect_url = redirectAddress(redirect, ownOrigin, hosts);
    if (contactref === '' || expo === '')
      return err({ kind: 'not-found', what: 'the participation or brand' });
    if (redirect_url === undefined)
      return err({ kind: 'rejected', reason: 'redirect-not-allowed', fields: [] });
    const time = String(Math.floor(clock().getTime() / 1000));
    const fields = { contactref, expo, time, redirect_url };
    return ok({ ...fields, check: signer.sign(signedText(fields)) });
  };

/** See {@link signVisit}. */
export type SignVisit = ReturnType<typeof signVisit>;

/** A path that no browser reads as another host. */
const OWN_PATH = /^\/(?![/\\])[^\s\\\p{C}]*$/u;

const redirectAddress = (
  redirect: string,
  ownOrigin: string,
  hosts: readonly string[],
): string | undefined => {
  if (OWN_PATH.test(redirect)) return `${ownOrigin}${redirect}`;
  return isAllowedAddress(redirect, hosts) ? redirect : undefined;
};
