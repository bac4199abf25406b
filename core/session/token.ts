/** A pair of tokens for one service. Times are ISO instants. */
export interface Tokens {
  readonly accessToken: string;
  readonly accessExpiresAt: string;
  readonly refreshToken: string;
  readonly refreshExpiresAt: string;
  /** Set when an outside identity provider issued them: its user and session. */
  readonly signOn?: SignOnSubject;
}

/** A user of an outside identity provider. Source: OpenID Connect Core 1.0 §2, Back-Channel Logout 1.0 §2.4. */
export interface SignOnSubject {
  /** The provider's id of the user: its claim `sub`. */
  readonly subject: string;
  /** The provider's id of their session there: its claim `sid`. */
  readonly session?: string;
}
