/** Characters of one encoded word: with 4 bytes each it stays below the 75 characters of RFC 2047 §2. */
const CHUNKS = /.{1,10}/gsu;

/**
 * The subject as it is handed to the mail client, which sends encoded words (RFC 2047) unchanged. In a name,
 * `=?utf-8?Q?…?=` would reach the reader decoded, with text that {@link oneLine} removes; so it is encoded once more.
 */
export const encodedSubject = (subject: string): string =>
  subject.includes('=?')
    ? (subject.match(CHUNKS) ?? [])
        .map((chunk) => `=?UTF-8?B?${Buffer.from(chunk).toString('base64')}?=`)
        .join(' ')
    : subject;
