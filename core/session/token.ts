/** A pair of tokens for one service. Times are ISO instants. */
export interface Tokens {
  readonly accessToken: string;
  readonly accessExpiresAt: string;
  readonly refreshToken: string;
  readonly refreshExpiresAt: string;
}
