import type { EventId, Failure } from '@fairdesk/core/shared';
import { errAsync, ResultAsync } from 'neverthrow';

/** Downloads a file that `/api/organiser/{event}/{path}` makes from a JSON body, and hands it to the browser. */
export const createTableDownload =
  (event: EventId) =>
  (path: string, body: object, name: string): ResultAsync<void, Failure> => {
    const request = `POST ${path}`;
    return ResultAsync.fromPromise(
      fetch(`/api/organiser/${event}/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      (): Failure => ({ kind: 'unavailable', request }),
    ).andThen((response) =>
      response.ok
        ? ResultAsync.fromPromise(
            response.blob().then((blob) => saveAs(blob, name)),
            (): Failure => ({ kind: 'unavailable', request }),
          )
        : errAsync<void, Failure>(
            response.status === 401 ? { kind: 'signed-out' } : { kind: 'unavailable', request },
          ),
    );
  };

const saveAs = (blob: Blob, name: string): void => {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
};
