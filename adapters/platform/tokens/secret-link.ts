import { type Language, localPath } from '@fairdesk/core/shared';
import { hashOf, newSecret } from './secret.ts';

/** The address of a page that ends in a secret, and the hash that recognises it. */
export interface SecretLink {
  readonly href: string;
  readonly tokenHash: string;
}

/**
 * A new link with a secret of its own.
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
