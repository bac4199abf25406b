import type { Background } from '../background.ts';
import type { Database } from '../database/open-database.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { TokenStore } from '../tokens/token-store.ts';
import type { PasswordHashing } from './password-hashing.ts';

/** What the identity service is built from. */
export interface IdentityParts {
  readonly database: Database;
  /** Of the people. */
  readonly tokens: TokenStore;
  /** Of the product itself, which keeps the sessions and sends the invitations. */
  readonly serviceTokens: TokenStore;
  readonly passwords: PasswordHashing;
  readonly mailer: Pick<Mailer, 'wake'>;
  readonly background: Background;
  readonly publicUrl: string;
  readonly clock: () => Date;
}
