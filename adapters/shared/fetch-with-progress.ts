import type { Progress } from '@fairdesk/core/media';
import type { Fetch } from './http.ts';

/**
 * The browser's `fetch`, which also reports the progress of uploads.
 *
 * Browsers report it only through `XMLHttpRequest`: with `fetch`, progress would need a streamed body, which Chrome
 * supports over HTTP/2 only.
 */
export const fetchWithProgress: Fetch = (request, { signal, progress }) =>
  progress ? send(request, progress) : fetch(request, { signal });

const send = async (request: Request, progress: Progress): Promise<Response> => {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const sending = new XMLHttpRequest();
    sending.open(request.method, request.url);
    sending.responseType = 'blob';
    for (const [name, value] of request.headers) sending.setRequestHeader(name, value);
    sending.upload.onprogress = ({ loaded, total }) => {
      if (total > 0) progress(loaded / total);
    };
    sending.onload = () => resolve(answerOf(sending));
    sending.onerror = () => reject(new TypeError('The upload broke off'));
    sending.onabort = () => reject(request.signal.reason);
    request.signal.addEventListener('abort', () => sending.abort(), { once: true });
    sending.send(body);
  });
};

const answerOf = (sending: XMLHttpRequest): Response => {
  const headers = new Headers();
  for (const line of sending.getAllResponseHeaders().trim().split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return new Response(sending.response as Blob, {
    status: sending.status,
    statusText: sending.statusText,
    headers,
  });
};
