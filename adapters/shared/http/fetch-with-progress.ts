import type { Fetch, FetchOptions } from './http.ts';

/**
 * The browser's `fetch`, which also reports the progress of uploads.
 *
 * Browsers report it only through `XMLHttpRequest`: with `fetch`, progress would need a streamed body, which Chrome
 * supports over HTTP/2 only.
 */
export const fetchWithProgress: Fetch = (request, { signal, progress }) =>
  progress ? send(request, { signal, progress }) : fetch(request, { signal });

const send = async (request: Request, { signal, progress }: FetchOptions): Promise<Response> => {
  const body = await request.blob();
  // An abort while the body was read fires no event below.
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    sending.responseType = 'blob';
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) progress?.(loaded / total);
    };
    sending.onload = () => resolve(answerOf(sending));
    sending.onerror = () => reject(new TypeError('The upload broke off'));
    sending.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(body);
  });
};

const answerOf = (sending: XMLHttpRequest): Response => {
  const lines = sending.getAllResponseHeaders().matchAll(/^(.+?): (.*)/gm);
  const { response, status, statusText } = sending;
  return new Response(response as Blob, {
    status,
    statusText,
    headers: [...lines].map(([, ...pair]) => pair) as [string, string][],
  });
};
