import type { Fetch } from '#adapters/shared/http/http.ts';

/** Fetches like a browser: stores cookies and sends them along. */
export const browserFetch = (jar = new Map<string, string>()): Fetch => {
  return async (request) => {
    const headers = new Headers(request.headers);
    headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    headers.set('sec-fetch-site', 'same-origin');
    const answer = await fetch(new Request(request, { headers }));
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
};
