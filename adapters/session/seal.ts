import { createCipheriv, createDecipheriv, createSecretKey, randomBytes } from 'node:crypto';

/** Encrypts and authenticates text with AES-256-GCM. */
export interface Seal {
  close(text: string): string;
  /** `undefined` when the text was modified, or sealed with another key. */
  open(sealed: string): string | undefined;
}

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** @param bytes the key: 32 bytes */
export const createSeal = (bytes: Buffer): Seal => {
  const key = createSecretKey(bytes);
  return {
    close: (text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const parts = Buffer.from(sealed, 'base64url');
      if (parts.length < NONCE_BYTES + TAG_BYTES) return undefined;
      const cipher = createDecipheriv('aes-256-gcm', key, parts.subarray(0, NONCE_BYTES));
      cipher.setAuthTag(parts.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
      const body = cipher.update(parts.subarray(NONCE_BYTES + TAG_BYTES));
      try {
        return Buffer.concat([body, cipher.final()]).toString('utf8');
      } catch {
        // Authentication failed: modified, or another key.
        return undefined;
      }
    },
  };
};
