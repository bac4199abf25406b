import { type TokenIssuer, type TokenMemory, tokenUse } from '../session/index.ts';
import type { Clock } from '../shared/index.ts';
import { anyTokens } from './any-session.ts';
import { demandSame, fail, type LawRunner, succeed, whatever } from './law.ts';

/** An issuer to be tried, and the clock it goes by. */
export interface TokenIssuerSubject {
  readonly issuer: TokenIssuer;
  readonly clock: Clock;
}

/** What every issuer of service tokens keeps to. */
export const tokenIssuerLaws = (make: () => Promise<TokenIssuerSubject>, { test }: LawRunner): void => {
  test('hands out tokens that can be used now, and refreshed', async () => {
    const { issuer, clock } = await make();
    const tokens = await succeed(issuer.logIn(), 'Logging in');
    demandSame(tokenUse(tokens, clock()), 'use', 'A new token is over already');
    const fresh = await succeed(issuer.refresh(tokens), 'Refreshing');
    demandSame(tokenUse(fresh, clock()), 'use', 'A refreshed token is over already');
  });

  test('hands out nothing for a refresh token it never gave', async () => {
    const { issuer } = await make();
    const tokens = await succeed(issuer.logIn(), 'Logging in');
    await fail(issuer.refresh({ ...tokens, refreshToken: 'no-such-token' }), 'Refreshing with nonsense');
  });
};

/** What every memory of tokens keeps to. */
export const tokenMemoryLaws = (make: () => Promise<TokenMemory>, { test }: LawRunner): void => {
  test('remembers what was written last', async () => {
    const memory = await make();
    await whatever(anyTokens(), async (tokens) => {
      memory.write(tokens);
      demandSame(memory.read(), tokens, 'Other tokens are remembered');
      memory.write(undefined);
      demandSame(memory.read(), undefined, 'Tokens are remembered that were cleared');
    });
  });
};
