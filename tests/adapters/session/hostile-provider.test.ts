import { fc, it } from '@fast-check/vitest';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { createOpenIdConnect, type OpenIdConnect } from '#adapters/session/openid-connect.ts';
import { quietLog } from '../../support/quiet-log.ts';
import {
  type Attack,
  type HostileProvider,
  openHostileProvider,
} from '../../support/servers/hostile-openid-provider.ts';
import { CLIENT } from '../../support/servers/openid-provider.ts';

const CALLBACK = 'http://localhost:3000/api/session/single-sign-on/callback';
const HOUR = 3600;

let provider: HostileProvider;
let signOn: OpenIdConnect;
beforeAll(async () => {
  provider = await openHostileProvider(CLIENT);
  signOn = openAt(() => new Date());
});
afterAll(() => provider.close());

const openAt = (clock: () => Date): OpenIdConnect =>
  createOpenIdConnect(
    { issuer: provider.issuer, ...CLIENT, scope: 'openid email profile', redirectUri: CALLBACK },
    { clock, log: quietLog },
  );

describe('a sign-in at a provider that is not to be trusted', () => {
  const signIn = async (
    attack: Attack,
    query: (state: string) => string = (state) => `code=a&state=${state}`,
  ) => {
    provider.attack(attack);
    const { secrets } = (await signOn.begin())._unsafeUnwrap();
    provider.expect(secrets.nonce);
    return signOn.finish(`${CALLBACK}?${query(secrets.state)}`, secrets);
  };

  it('succeeds while the provider is honest', async () => {
    const result = await signIn({});
    expect(result._unsafeUnwrap().signOn).toEqual({ subject: 'vera', session: 'one' });
  });

  it.each<[string, Attack]>([
    ['the issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['the audience', { claims: (claims) => ({ ...claims, aud: 'another-client' }) }],
    [
      'the authorised party of several audiences',
      { claims: (claims) => ({ ...claims, aud: ['fairdesk', 'another-client'], azp: 'another-client' }) },
    ],
    ['the nonce', { claims: (claims) => ({ ...claims, nonce: 'of-another-sign-in' }) }],
    ['a missing nonce', { claims: ({ nonce: _, ...claims }) => claims }],
    ['the signature', { foreignKey: 'published' }],
    ['an unknown key', { foreignKey: 'unknown' }],
    ['no signature', { alg: 'none' }],
    ['a signature with our own secret', { alg: 'HS256' }],
    ['its expiry', { claims: (claims) => ({ ...claims, exp: nowSeconds() - HOUR }) }],
    ['a missing expiry', { claims: ({ exp: _, ...claims }) => claims }],
    ['a start in the future', { claims: (claims) => ({ ...claims, nbf: nowSeconds() + HOUR }) }],
    ['a missing subject', { claims: ({ sub: _, ...claims }) => claims }],
    ['another user in the user information', { userInfo: { sub: 'mallory' } }],
    ['an unverified address', { userInfo: { email_verified: false } }],
    ['an address said to be verified in words', { userInfo: { email_verified: 'true' } }],
    ['no address', { userInfo: { email: undefined } }],
    ['no ID token', { withoutIdToken: true }],
  ])('is refused for %s', async (_, attack) => {
    expect((await signIn(attack)).isErr()).toBe(true);
  });

  it.each<[string, (state: string) => string]>([
    ['another state', () => 'code=a&state=another'],
    ['no state', () => 'code=a'],
    ['two states', (state) => `code=a&state=${state}&state=another`],
    ['an error', (state) => `error=access_denied&state=${state}`],
    ['another issuer', (state) => `code=a&state=${state}&iss=https://evil.example`],
    ['no code', (state) => `state=${state}`],
    ['tokens in the address', (state) => `code=a&id_token=x.y.z&state=${state}`],
  ])('is refused for an answer with %s', async (_, query) => {
    expect((await signIn({}, query))._unsafeUnwrapErr().kind).toBe('rejected');
  });
});

describe('a logout notice', () => {
  const read = async (attack: Attack, claims?: Parameters<HostileProvider['notice']>[0]) => {
    provider.attack(attack);
    return signOn.readLogout(await provider.notice(claims));
  };

  it('names the user and their session', async () => {
    expect((await read({}))._unsafeUnwrap()).toEqual({ subject: 'vera', session: 'one' });
  });

  it('may name the session alone', async () => {
    const result = await read({ claims: ({ sub: _, ...claims }) => claims });
    expect(result._unsafeUnwrap()).toEqual({ session: 'one' });
  });

  it.each<[string, Attack]>([
    ['the issuer', { claims: (claims) => ({ ...claims, iss: 'https://evil.example' }) }],
    ['the audience', { claims: (claims) => ({ ...claims, aud: 'another-client' }) }],
    ['the signature', { foreignKey: 'published' }],
    ['an unknown key', { foreignKey: 'unknown' }],
    ['no signature', { alg: 'none' }],
    ['a signature with our own secret', { alg: 'HS256' }],
    ['its expiry', { claims: (claims) => ({ ...claims, exp: nowSeconds() - HOUR }) }],
    ['its age', { claims: (claims) => ({ ...claims, iat: nowSeconds() - HOUR }) }],
    ['a nonce, as an ID token has', { claims: (claims) => ({ ...claims, nonce: 'any' }) }],
    ['another event', { claims: (claims) => ({ ...claims, events: { 'https://other.example': {} } }) }],
    ['no event', { claims: ({ events: _, ...claims }) => claims }],
    ['neither user nor session', { claims: ({ sub: _, sid: _s, ...claims }) => claims }],
  ])('is refused for %s', async (_, attack) => {
    expect((await read(attack))._unsafeUnwrapErr().kind).toBe('rejected');
  });

  it('is refused when it is no token', async () => {
    expect((await signOn.readLogout('nonsense'))._unsafeUnwrapErr().kind).toBe('rejected');
  });
});

describe('clocks that differ', () => {
  /** A short life, as tokens of cautious providers have. */
  const issuedAt = (seconds: number): Attack => ({
    claims: (claims) => ({ ...claims, iat: seconds, nbf: seconds, exp: seconds + 60 }),
  });

  const signInAt = async (own: OpenIdConnect) => {
    const { secrets } = (await own.begin())._unsafeUnwrap();
    provider.expect(secrets.nonce);
    return own.finish(`${CALLBACK}?code=a&state=${secrets.state}`, secrets);
  };

  const endAt = async (own: OpenIdConnect) => own.readLogout(await provider.notice());

  it.prop([fc.integer({ min: -170, max: 170 })], { numRuns: 20 })(
    'never keep a user from signing in, or out, while they differ by less than three minutes',
    async (seconds) => {
      provider.attack(issuedAt(nowSeconds() + seconds));
      expect((await signInAt(signOn)).isOk()).toBe(true);
      expect((await endAt(signOn)).isOk()).toBe(true);
    },
  );

  it.prop([fc.integer({ min: -HOUR, max: HOUR })], { numRuns: 20 })(
    'never matter when it is only the machine whose clock is off',
    async (seconds) => {
      provider.attack(issuedAt(nowSeconds() + seconds));
      const own = openAt(() => new Date(Date.now() + seconds * 1000));
      expect((await signInAt(own)).isOk()).toBe(true);
      expect((await endAt(own)).isOk()).toBe(true);
    },
  );
});

const nowSeconds = (): number => Math.floor(Date.now() / 1000);
