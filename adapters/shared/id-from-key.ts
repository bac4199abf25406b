import { createHash, randomUUID } from 'node:crypto';

/**
 * The id of something new.
 *
 * Whoever repeats a request names the same key, and so means the same id: what is there already was created by
 * the first try. Without a key every id is a new one.
 */
export const idFromKey = (key: string | undefined, what = ''): string => {
  if (key === undefined) return randomUUID();
  const digest = createHash('sha256').update(`${what} ${key}`).digest();
  digest[6] = 0x80 | ((digest[6] ?? 0) & 0x0f);
  digest[8] = 0x80 | ((digest[8] ?? 0) & 0x3f);
  const hex = digest.toString('hex', 0, 16);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
};
