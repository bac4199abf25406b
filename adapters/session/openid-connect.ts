import {
  SIGN_ON_REFUSED,
  SIGN_ON_UNVERIFIED,
  type SignOnSubject,
  type SingleSignOn,
  type Tokens,
} from '@fairdesk/core/session';
import { type Clock, type Failure, type Log, REQUEST_TIMEOUT_MS } from '@fairdesk/core/shared';
import { errAsync, okAsync, ResultAsync } from 'neverthrow';
import * as oidc from 'openid-client';
import type { Fetch } from '../shared/http/http.ts';
import { withDeadline } from '../shared/http/with-deadline.ts';
import { boundedFetch } from './bounded-fetch.ts';
import { CLOCK_TOLERANCE_SECONDS, readLogoutNotice } from './logout-notice.ts';
import { signOnFailure } from './sign-on-failure.ts';
import { TokenAnswer, toTokens } from './token-answer.ts';

/** The registration of this installation at an OpenID Connect provider. */
export interface OpenIdSettings {
  /** `https://accounts.fair.example`: its configuration is below `/.well-known/openid-configuration`. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Separated by spaces. */
  readonly scope: string;
  /** Where it sends the browser back to: a page of ours. */
  readonly redirectUri: string;
}

/** A user as the provider states them; the address is verified. */
interface OpenIdUser {
  readonly email: string;
  readonly givenName: string;
  readonly familyName: string;
}

/** An OpenID Connect provider. */
export interface OpenIdConnect extends SingleSignOn {
  /** The owner of an access token; `signed-out` when the provider rejects it. */
  userOf(accessToken: string): ResultAsync<OpenIdUser, Failure>;
}

/** What a provider is reached with. */
export interface OpenIdParts {
  readonly clock: Clock;
  readonly log: Log;
  readonly network?: Fetch;
}

/** How long the provider's configuration is used, in milliseconds. Its keys are fetched anew when one is missing. */
const CONFIGURATION_MS = 3_600_000;

/**
 * Signs users in at an OpenID Connect provider: the code flow with PKCE, state and nonce.
 *
 * An ID token is valid only with the provider's signature, although it comes straight from the provider.
 *
 * Source: site spec §6, §7 "Identity provider"; OpenID Connect Core 1.0 §3.1.
 */
export const createOpenIdConnect = (
  settings: OpenIdSettings,
  { clock, log, network }: OpenIdParts,
): OpenIdConnect => {
  const { clientId, clientSecret, redirectUri, scope } = settings;
  const issuer = new URL(settings.issuer);
  const send = boundedFetch(network);
  let cached: { readonly configuration: Promise<oidc.Configuration>; readonly until: number } | undefined;

  const discover = (): Promise<oidc.Configuration> => {
    const clocks = {
      // The library reads the clock of this machine.
      [oidc.clockSkew]: Math.round((clock().getTime() - Date.now()) / 1_000),
      [oidc.clockTolerance]: CLOCK_TOLERANCE_SECONDS,
    };
    return oidc.discovery(issuer, clientId, clocks, oidc.ClientSecretPost(clientSecret), {
      [oidc.customFetch]: send,
      execute: [
        oidc.enableNonRepudiationChecks,
        // A provider on this machine, as in tests; the settings allow no other without TLS.
        ...(issuer.protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
      ],
    });
  };

  const configured = (): Promise<oidc.Configuration> => {
    const now = clock().getTime();
    if (cached && now < cached.until) return cached.configuration;
    const configuration = discover();
    const mine = { configuration, until: now + CONFIGURATION_MS };
    cached = mine;
    configuration.catch(() => {
      if (cached === mine) cached = undefined;
    });
    return configuration;
  };

  /** Limits the calls of one step together. */
  const call = <T>(
    request: string,
    work: (configuration: oidc.Configuration) => Promise<T>,
  ): ResultAsync<T, Failure> =>
    ResultAsync.fromPromise(
      withDeadline(async () => work(await configured()), { milliseconds: REQUEST_TIMEOUT_MS }),
      (cause) => {
        const failure = signOnFailure(request)(cause);
        // What did not hold is for operators only.
        if (failure.kind === 'rejected')
          log.warn('The identity provider was not accepted', { why: String(cause) });
        return failure;
      },
    );

  const toOurs = (answer: oidc.TokenEndpointResponse, signOn: SignOnSubject, previous?: Tokens): Tokens => ({
    ...toTokens(clock, previous)(TokenAnswer.parse(answer)),
    signOn,
  });

  const userInfo = (accessToken: string, subject: string | typeof oidc.skipSubjectCheck) =>
    call('GET userinfo', (configuration) => oidc.fetchUserInfo(configuration, accessToken, subject)).andThen(
      verifiedUser,
    );

  return {
    begin: () =>
      call('GET openid-configuration', async (configuration) => {
        const secrets = {
          state: oidc.randomState(),
          nonce: oidc.randomNonce(),
          codeVerifier: oidc.randomPKCECodeVerifier(),
        };
        const address = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope,
          state: secrets.state,
          nonce: secrets.nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(secrets.codeVerifier),
          code_challenge_method: 'S256',
        });
        return { address: address.href, secrets };
      }),

    finish: (address, { state, nonce, codeVerifier }) =>
      call('POST token', async (configuration) => {
        const returned = new URL(redirectUri);
        returned.search = new URL(address).search;
        const answer = await oidc.authorizationCodeGrant(configuration, returned, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        });
        const claims = answer.claims();
        const sid = claims?.sid;
        return toOurs(answer, {
          subject: claims?.sub ?? '',
          ...(typeof sid === 'string' && { session: sid }),
        });
      }).andThrough(({ accessToken, signOn }) => userInfo(accessToken, signOn?.subject ?? '')),

    refresh: (tokens) => {
      const { refreshToken, signOn } = tokens;
      if (refreshToken === '' || signOn === undefined) return errAsync({ kind: 'signed-out' });
      return call('POST token', async (configuration) =>
        toOurs(
          await oidc.refreshTokenGrant(configuration, refreshToken, { redirect_uri: redirectUri }),
          signOn,
          tokens,
        ),
      ).mapErr((failure) => (failure.kind === 'rejected' ? { kind: 'signed-out' } : failure));
    },

    revoke: ({ accessToken, refreshToken }) =>
      call('POST sign-out', async (configuration) => {
        const { end_session_endpoint: end } = configuration.serverMetadata();
        if (end === undefined) return;
        const response = await send(end, {
          method: 'POST',
          redirect: 'manual',
          headers: { authorization: `Bearer ${accessToken}` },
          body: new URLSearchParams({
            client_id: clientId,
            client_secret: clientSecret,
            grant_type: 'refresh_token',
            refresh_token: refreshToken,
            redirect_uri: redirectUri,
          }),
        });
        if (response.status >= 500) throw new Error(`HTTP ${response.status}`);
      }),

    readLogout: (notice) =>
      call('GET jwks', async (configuration) =>
        readLogoutNotice(notice, { metadata: configuration.serverMetadata(), clientId, send, clock }),
      ),

    userOf: (accessToken) =>
      userInfo(accessToken, oidc.skipSubjectCheck).mapErr((failure) =>
        failure.kind === 'rejected' && failure.reason === SIGN_ON_REFUSED ? { kind: 'signed-out' } : failure,
      ),
  };
};

/** An address that the provider has not verified could be anyone's. */
const verifiedUser = (claims: oidc.UserInfoResponse): ResultAsync<OpenIdUser, Failure> => {
  const { email, email_verified: isVerified, given_name: givenName = '', family_name: family = '' } = claims;
  if (email === undefined || isVerified !== true)
    return errAsync({ kind: 'rejected', reason: SIGN_ON_UNVERIFIED, fields: [] });
  const whole = claims.name ?? '';
  return okAsync({ email, givenName: givenName || (family ? '' : whole), familyName: family });
};
