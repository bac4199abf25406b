import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** The registration of the product at the provider. */
export const CLIENT = { clientId: 'fairdesk', clientSecret: 'a-secret-of-thirty-two-characters' };

/** A real OpenID Connect provider on a local port; any name signs in with any password. */
export interface OpenIdProvider {
  readonly issuer: string;
  /** Addresses that are not verified. */
  readonly unverified: Set<string>;
  /** Sends the logout notice for one session of a user to the product. */
  signOut(subject: string, session: string): Promise<void>;
  /** Signs a user out of every session, each with its notice. */
  signOutEverywhere(subject: string): Promise<void>;
  close(): Promise<void>;
}

/** @param appUrl where the product is reached */
export const openOpenIdProvider = async (appUrl: string, accessSeconds = 600): Promise<OpenIdProvider> => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const unverified = new Set<string>();
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.clientId,
        client_secret: CLIENT.clientSecret,
        token_endpoint_auth_method: 'client_secret_post',
        grant_types: ['authorization_code', 'refresh_token'],
        redirect_uris: [`${appUrl}/api/session/single-sign-on/callback`],
        backchannel_logout_uri: `${appUrl}/api/session/single-sign-on/logout`,
        backchannel_logout_session_required: true,
      },
    ],
    claims: {
      openid: ['sub', 'sid'],
      email: ['email', 'email_verified'],
      profile: ['given_name', 'family_name', 'name'],
    },
    features: { backchannelLogout: { enabled: true }, revocation: { enabled: true } },
    findAccount: (_: unknown, sub: string) => ({
      accountId: sub,
      claims: () => ({
        sub,
        email: emailOf(sub),
        email_verified: !unverified.has(emailOf(sub)),
        given_name: 'Vera',
        family_name: 'Visser',
        name: 'Vera Visser',
      }),
    }),
    issueRefreshToken: () => true,
    // Its own page of consent is no part of these journeys.
    loadExistingGrant: async ({ oidc }: GrantContext) => {
      const grant = new oidc.provider.Grant({
        clientId: oidc.client.clientId,
        accountId: oidc.session.accountId,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: { AccessToken: accessSeconds, IdToken: 600, RefreshToken: 86_400, Grant: 86_400, Session: 86_400 },
    cookies: { keys: ['of-the-tests'] },
    pkce: { required: () => true },
    // Its own agent refuses to send notices to this machine.
    fetch: (address: URL, { dispatcher: _, ...options }: RequestInit & { dispatcher?: unknown }) =>
      fetch(address, options),
  });
  const sessions = new Map<string, Set<string>>();
  provider.on('authorization_code.saved', (code) => {
    const { accountId, sid } = code as { accountId: string; sid: string };
    sessions.set(accountId, (sessions.get(accountId) ?? new Set()).add(sid));
  });
  const signOut = async (subject: string, session: string): Promise<void> =>
    (await provider.Client.find(CLIENT.clientId)).backchannelLogout(subject, session);
  server.on('request', provider.callback());
  return {
    issuer,
    unverified,
    signOut,
    signOutEverywhere: async (subject) => {
      for (const session of sessions.get(subject) ?? []) await signOut(subject, session);
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};

/** A user signs in with their address or with a name. */
const emailOf = (sub: string): string => (sub.includes('@') ? sub : `${sub}@visitors.example`);

interface GrantContext {
  readonly oidc: {
    readonly client: { readonly clientId: string };
    readonly session: { readonly accountId: string };
    readonly provider: {
      Grant: new (of: {
        clientId: string;
        accountId: string;
      }) => { addOIDCScope(scope: string): void; save(): Promise<string> };
    };
  };
}

/** Signs in at the provider as its pages would, without a browser; the address it returns to. */
export const signInAt = async (address: string, name: string): Promise<string> => {
  const visit = cookieFetch();
  let next = address;
  let form: URLSearchParams | undefined;
  for (let steps = 0; steps < 12; steps += 1) {
    const response = await visit(next, form);
    const location = response.headers.get('location');
    form =
      location === null ? new URLSearchParams({ prompt: 'login', login: name, password: 'any' }) : undefined;
    next = new URL(location ?? actionIn(await response.text()), next).href;
    if (next.includes('/callback?')) return next;
  }
  throw new Error('The provider does not come to an end');
};

const actionIn = (page: string): string => {
  const action = /action="([^"]+)"/.exec(page)?.[1];
  if (action === undefined) throw new Error(`The provider shows no form: ${page.slice(0, 500)}`);
  return action;
};

/** A fetch that keeps cookies and follows no redirect. */
const cookieFetch = () => {
  const jar = new Map<string, string>();
  return async (address: string, form: URLSearchParams | undefined): Promise<Response> => {
    const response = await fetch(address, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { cookie: [...jar].map(([key, value]) => `${key}=${value}`).join('; ') },
      ...(form && { body: form }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    return response;
  };
};
