import { RequestCookies as Parsed, ResponseCookies } from 'next/dist/compiled/@edge-runtime/cookies/index.js';
import type { RequestCookies } from '#app/_process/request-cookies.ts';

/** The cookies of one request. */
export interface CookieJar extends RequestCookies {
  /** The `Set-Cookie` headers of the changes. */
  readonly changes: () => readonly string[];
}

/** Parses and writes cookies exactly as Next does for the routes that it runs. */
export const createCookieJar = (header: string): CookieJar => {
  const sent = new Parsed(new Headers({ cookie: header }));
  const changed = new Set<string>();
  let current: ResponseCookies | undefined;
  const change = (name: string): ResponseCookies => {
    changed.add(name);
    current ??= sent.getAll().reduce((all, cookie) => all.set(cookie), new ResponseCookies(new Headers()));
    return current;
  };
  return {
    get: (name) => (current ?? sent).get(name),
    has: (name) => (current ?? sent).has(name),
    set: (name, value, options) => change(name).set(name, value, options),
    delete: (cookie) => change(cookie.name).delete(cookie),
    changes: () => {
      const headers = new Headers();
      const cookies = new ResponseCookies(headers);
      for (const cookie of current?.getAll() ?? []) if (changed.has(cookie.name)) cookies.set(cookie);
      return headers.getSetCookie();
    },
  };
};
