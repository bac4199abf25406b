import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { serve } from './serve.ts';

/** What a hostile provider changes in an otherwise correct ID token or logout notice. */
export interface Attack {
  readonly claims?: (claims: JWTPayload) => JWTPayload;
  /** Signs with a key that the provider does not publish, under this key id. */
  readonly foreignKey?: string;
  /** Signs with a secret, or not at all. */
  readonly alg?: 'HS256' | 'none';
  readonly userInfo?: Readonly<Record<string, unknown>>;
  readonly withoutIdToken?: boolean;
}

/** A provider that follows the protocol, but for its current attack. */
export interface HostileProvider {
  readonly issuer: string;
  attack(attack: Attack): void;
  /** The nonce of the next ID token. */
  expect(nonce: string): void;
  /** A logout notice with the current attack. */
  notice(claims?: JWTPayload): Promise<string>;
  close(): Promise<void>;
}

const KEY_ID = 'published';

export const openHostileProvider = async (client: {
  readonly clientId: string;
  readonly clientSecret: string;
}): Promise<HostileProvider> => {
  const [published, hidden] = await Promise.all([
    generateKeyPair('RS256', { extractable: true }),
    generateKeyPair('RS256'),
  ]);
  const jwk = { ...(await exportJWK(published.publicKey)), kid: KEY_ID, alg: 'RS256', use: 'sig' };
  let attack: Attack = {};
  let nonce = '';

  const sign = (claims: JWTPayload): Promise<string> | string => {
    const { alg, foreignKey } = attack;
    if (alg === 'none') return unsigned(claims);
    if (alg === 'HS256')
      return new SignJWT(claims)
        .setProtectedHeader({ alg, kid: KEY_ID })
        .sign(new TextEncoder().encode(client.clientSecret));
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256', kid: foreignKey ?? KEY_ID })
      .sign(foreignKey === undefined ? published.privateKey : hidden.privateKey);
  };

  const changed = (claims: JWTPayload): JWTPayload => attack.claims?.(claims) ?? claims;
  const now = () => Math.floor(Date.now() / 1000);
  const common = () => ({ iss: server.url, aud: client.clientId, sub: 'vera', iat: now(), exp: now() + 300 });

  const server = await serve(async (request) => {
    const { pathname } = new URL(request.url);
    if (pathname === '/.well-known/openid-configuration')
      return Response.json({
        issuer: server.url,
        authorization_endpoint: `${server.url}/authorize`,
        token_endpoint: `${server.url}/token`,
        userinfo_endpoint: `${server.url}/userinfo`,
        jwks_uri: `${server.url}/jwks`,
        id_token_signing_alg_values_supported: ['RS256'],
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
      });
    if (pathname === '/jwks') return Response.json({ keys: [jwk] });
    if (pathname === '/userinfo')
      return Response.json({
        sub: 'vera',
        email: 'vera@visitors.example',
        email_verified: true,
        ...attack.userInfo,
      });
    const id = await sign(changed({ ...common(), nonce, sid: 'one' }));
    return Response.json({
      access_token: 'access',
      token_type: 'Bearer',
      expires_in: 300,
      ...(!attack.withoutIdToken && { id_token: id }),
    });
  });

  return {
    issuer: server.url,
    attack: (next) => {
      attack = next;
    },
    expect: (next) => {
      nonce = next;
    },
    notice: async (claims = {}) =>
      sign(
        changed({
          ...common(),
          jti: 'notice',
          sid: 'one',
          events: { 'http://schemas.openid.net/event/backchannel-logout': {} },
          ...claims,
        }),
      ),
    close: server.close,
  };
};

const unsigned = (claims: JWTPayload): string => {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none', kid: KEY_ID })}.${part(claims)}.`;
};
