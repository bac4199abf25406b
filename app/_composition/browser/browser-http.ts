import { createHttp, type Fetch, type Http } from '#adapters/shared/http/http.ts';
import { markOutdated } from './outdated-pages.ts';

/** Our own API. */
export const browserHttp = (fetch?: Fetch): Http => {
  const http = createHttp('/api', fetch);
  return (method, ...call) => {
    const response = http(method, ...call);
    // A change without a response may be stored as well.
    if (method !== 'get') void response.then(markOutdated);
    return response;
  };
};
