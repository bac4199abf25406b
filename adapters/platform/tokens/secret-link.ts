import { type Language, localPath } from '@fairdesk/core/shared';
import { hashOf, newSecret } from './secret.ts';

/** A page address that ends in a secret, and the hash to recognise it by. */
export interface SecretLink {
  readonly href: string;
  readonly tokenHash: string;
}

/**
 * Generates a link with a new secret.
 *
 * @param page without language: `/sign-in`
 */
export const newSecretLink = (publicUrl: string, language: Language, page: string): SecretLink => {
  const token = newSecret();
  return {
    href: `${publicUrl}${localPath({ language, path: `${page}/${token}` })}`,
    tokenHash: hashOf(token),
  };
};
