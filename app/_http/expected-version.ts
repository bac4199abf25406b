import { type Failure, rejectedFields } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';

/**
 * The version of a card that the client last read: in the body, else in `If-Match`.
 *
 * `If-Match: *` means that the last write wins; without either, the request is rejected, because it could overwrite
 * a colleague's changes.
 */
export const expectedVersion = (request: Request, inBody: string | undefined): Result<string, Failure> => {
  const version =
    inBody ??
    request.headers
      .get('if-match')
      ?.trim()
      .replace(/^"(.*)"$/, '$1');
  return version === undefined || version === ''
    ? err(rejectedFields([{ path: 'version', code: 'forms-required', params: { label: 'version' } }]))
    : ok(version);
};
