import type { Background } from '../background.ts';
import type { Database } from '../database/open-database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** The dependencies of the identity service. */
export interface IdentityParts {
  readonly database: Database;
  /** Tokens of users. */
  readonly tokens: TokenStore;
  /** Tokens of the product itself, which stores the sessions and sends the invitations. */
  readonly serviceTokens: TokenStore;
  readonly passwords: PasswordHashing;
  readonly mailer: Pick<Mailer, 'wake'>;
  readonly background: Background;
  readonly publicUrl: string;
  readonly clock: () => Date;
}
