import type { EventId, Failure } from '@fairdesk/core/shared';
import { errAsync, ResultAsync } from 'neverthrow';
import { isRefusalBody, REFUSED } from './with-permission-failure.ts';

/** Downloads a file that `/api/organiser/{event}/{path}` makes from a JSON body, and hands it to the browser. */
export const createTableDownload =
  (event: EventId) =>
  (path: string, body: object, name: string): ResultAsync<void, Failure> => {
    const unavailable: Failure = { kind: 'unavailable', request: `POST ${path}` };
    return ResultAsync.fromPromise(
      fetch(`/api/organiser/${event}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      () => unavailable,
    ).andThen((response) =>
      response.ok
        ? ResultAsync.fromPromise(
            response.blob().then((blob) => saveAs(blob, name)),
            () => unavailable,
          )
        : ResultAsync.fromSafePromise(failureOf(response, unavailable)).andThen((failure) =>
            errAsync<void, Failure>(failure),
          ),
    );
  };

const failureOf = async (response: Response, unavailable: Failure): Promise<Failure> => {
  if (response.status === 401) return { kind: 'signed-out' };
  if (response.status !== 404) return unavailable;
  const body: unknown = await response.json().catch(() => undefined);
  return isRefusalBody(body) ? REFUSED : unavailable;
};

const saveAs = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
