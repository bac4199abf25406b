import type { TokenIssuer } from '@fairdesk/core/session';
import type { Clock } from '@fairdesk/core/shared';
import { asOutage } from '../shared/http/as-outage.ts';
import type { Http } from '../shared/http/http.ts';
import { outsideRequest } from '../shared/http/request-budget.ts';
import { TokenAnswer, toTokens } from './token-answer.ts';

/** The product's service account for the profile service. Source: portal spec §6. */
export interface ServiceAccount {
  readonly username: string;
  readonly password: string;
}

/**
 * The profile service's `POST /token` and `POST /refresh`; if our account is rejected, the service counts as
 * unavailable.
 *
 * Source: portal spec §7.
 */
export const createTokenIssuer = (
  http: Http,
  { username, password }: ServiceAccount,
  clock: Clock,
): TokenIssuer => ({
  logIn: () =>
    outsideRequest(() =>
      http('post', 'api/v0.1/token', TokenAnswer, { body: new URLSearchParams({ username, password }) }),
    )
      .map(toTokens(clock))
      .mapErr(asOutage),
  refresh: (tokens) =>
    outsideRequest(() =>
      http('post', 'api/v0.1/refresh', TokenAnswer, {
        headers: { authorization: `Bearer ${tokens.refreshToken}` },
      }),
    )
      .map(toTokens(clock, tokens))
      .mapErr(asOutage),
});
