import type { Tokens } from '@fairdesk/core/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOpenIdConnect, type OpenIdConnect } from '#adapters/session/openid-connect.ts';
import { quietLog } from '../../support/quiet-log.ts';
import {
  CLIENT,
  type OpenIdProvider,
  openOpenIdProvider,
  signInAt,
} from '../../support/servers/openid-provider.ts';

const APP = 'http://localhost:3000';

describe('signing in at a real OpenID Connect provider', () => {
  let provider: OpenIdProvider;
  let signOn: OpenIdConnect;
  beforeAll(async () => {
    provider = await openOpenIdProvider(APP);
    signOn = connect(provider.issuer);
  });
  afterAll(() => provider.close());

  const signIn = async (name: string): Promise<Tokens> => {
    const { address, secrets } = (await signOn.begin())._unsafeUnwrap();
    return (await signOn.finish(await signInAt(address, name), secrets))._unsafeUnwrap();
  };

  it('sends PKCE, state, nonce and the scopes', async () => {
    const { address, secrets } = (await signOn.begin())._unsafeUnwrap();
    const { searchParams } = new URL(address);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      state: secrets.state,
      nonce: secrets.nonce,
      redirect_uri: `${APP}/api/session/single-sign-on/callback`,
    });
    expect(address).not.toContain(secrets.codeVerifier);
  });

  it('signs in, and knows the user of the token', async () => {
    const tokens = await signIn('vera');
    expect(tokens.signOn).toEqual({ subject: 'vera', session: expect.any(String) });
    expect((await signOn.userOf(tokens.accessToken))._unsafeUnwrap()).toEqual({
      email: 'vera@visitors.example',
      givenName: 'Vera',
      familyName: 'Visser',
    });
  });

  it('refreshes tokens, and signs out there', async () => {
    const tokens = await signIn('rosa');
    const fresh = (await signOn.refresh(tokens))._unsafeUnwrap();
    expect(fresh.accessToken).not.toBe(tokens.accessToken);
    expect(fresh.signOn).toEqual(tokens.signOn);
    expect((await signOn.revoke(fresh)).isOk()).toBe(true);
    expect((await signOn.revoke(fresh)).isOk()).toBe(true);
  });

  it('ends a session whose refresh token is refused', async () => {
    const tokens = await signIn('tom');
    const refused = await signOn.refresh({ ...tokens, refreshToken: 'unknown' });
    expect(refused._unsafeUnwrapErr()).toEqual({ kind: 'signed-out' });
    const without = await signOn.refresh({ ...tokens, refreshToken: '' });
    expect(without._unsafeUnwrapErr()).toEqual({ kind: 'signed-out' });
  });

  it('refuses a code that was used', async () => {
    const { address, secrets } = (await signOn.begin())._unsafeUnwrap();
    const returned = await signInAt(address, 'twice');
    expect((await signOn.finish(returned, secrets)).isOk()).toBe(true);
    expect((await signOn.finish(returned, secrets))._unsafeUnwrapErr().kind).toBe('rejected');
  });

  it('refuses the answer to the sign-in of another browser', async () => {
    const mine = (await signOn.begin())._unsafeUnwrap();
    const other = (await signOn.begin())._unsafeUnwrap();
    const returned = await signInAt(other.address, 'mallory');
    expect((await signOn.finish(returned, mine.secrets))._unsafeUnwrapErr().kind).toBe('rejected');
  });

  it('refuses an address that the provider has not verified', async () => {
    provider.unverified.add('anyone@visitors.example');
    const { address, secrets } = (await signOn.begin())._unsafeUnwrap();
    const result = await signOn.finish(await signInAt(address, 'anyone'), secrets);
    expect(result._unsafeUnwrapErr()).toMatchObject({ kind: 'rejected', reason: 'sign-on-unverified' });
  });

  it('refuses an access token that is unknown', async () => {
    expect((await signOn.userOf('unknown'))._unsafeUnwrapErr()).toEqual({ kind: 'signed-out' });
  });

  it('is unavailable while the provider is down, and back when it is up', async () => {
    const down = connect('http://127.0.0.1:9');
    expect((await down.begin())._unsafeUnwrapErr().kind).toBe('unavailable');
    expect((await signOn.begin()).isOk()).toBe(true);
  });
});

const connect = (issuer: string): OpenIdConnect =>
  createOpenIdConnect(
    {
      issuer,
      ...CLIENT,
      scope: 'openid email profile',
      redirectUri: `${APP}/api/session/single-sign-on/callback`,
    },
    { clock: () => new Date(), log: quietLog },
  );
