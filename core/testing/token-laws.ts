import { type TokenIssuer, type TokenMemory, tokenUse } from '../session/index.ts';
import type { Clock } from '../shared/index.ts';
import { anyTokens } from './any-session.ts';
import { demandSame, fail, forAll, type LawRunner, succeed } from './law.ts';

/** A token issuer under test, with its clock. */
export interface TokenIssuerSubject {
  readonly issuer: TokenIssuer;
  readonly clock: Clock;
}

/** The laws of a token issuer. */
export const tokenIssuerLaws = (make: () => Promise<TokenIssuerSubject>, { test }: LawRunner): void => {
  test('issues tokens that are valid now and can be refreshed', async () => {
    const { issuer, clock } = await make();
    const tokens = await succeed(issuer.logIn(), 'Logging in');
    demandSame(tokenUse(tokens, clock()), 'use', 'A new token is over already');
    const fresh = await succeed(issuer.refresh(tokens), 'Refreshing');
    demandSame(tokenUse(fresh, clock()), 'use', 'A refreshed token is over already');
  });

  test('issues no tokens for a refresh token it never issued', async () => {
    const { issuer } = await make();
    const tokens = await succeed(issuer.logIn(), 'Logging in');
    await fail(issuer.refresh({ ...tokens, refreshToken: 'no-such-token' }), 'Refreshing with nonsense');
  });
};

/** The laws of a token memory. */
export const tokenMemoryLaws = (make: () => Promise<TokenMemory>, { test }: LawRunner): void => {
  test('caches the latest tokens', async () => {
    const memory = await make();
    await forAll(anyTokens(), async (tokens) => {
      memory.write(tokens);
      demandSame(memory.read(), tokens, 'Other tokens are stored');
      memory.write(undefined);
      demandSame(memory.read(), undefined, 'Cleared tokens are still stored');
    });
  });
};
