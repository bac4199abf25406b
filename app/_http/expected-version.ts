import { type Failure, rejectedFields } from '@fairdesk/core/shared';
import { err, ok, type Result } from 'neverthrow';

/**
 * The version of a card that the caller has seen: in the body, else in `If-Match`.
 *
 * `If-Match: *` says that the last write wins; saying nothing is rejected, because it could overwrite a colleague.
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
