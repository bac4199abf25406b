import { AsyncLocalStorage } from 'node:async_hooks';
import { NextRequest, NextResponse } from 'next/server.js';

/** The cookies of a browser, for routes and pages called without Next. */
export class CookieJar {
  readonly #values = new Map<string, string>();

  get(name: string): { readonly value: string } | undefined {
    const value = this.#values.get(name);
    return value === undefined ? undefined : { value };
  }

  has(name: string): boolean {
    return this.#values.has(name);
  }

  set(name: string, value: string): void {
    this.#values.set(name, returned(name, value));
  }

  delete({ name }: { readonly name: string }): void {
    this.#values.delete(name);
  }
}

/** A value after it went to a browser and back, as Next writes and reads it. */
const returned = (name: string, value: string): string => {
  const response = new NextResponse();
  response.cookies.set(name, value);
  const [cookie = ''] = response.headers.getSetCookie().map((header) => header.split(';')[0] ?? '');
  const request = new NextRequest('http://localhost:3000', { headers: { cookie } });
  return request.cookies.get(name)?.value ?? '';
};

const storage = new AsyncLocalStorage<CookieJar>();

export const withCookies = <T>(jar: CookieJar, work: () => T): T => storage.run(jar, work);

/** Replaces Next's function of the same name. */
export const cookies = async (): Promise<CookieJar> => {
  const jar = storage.getStore();
  if (jar === undefined) throw new Error('No request is being served');
  return jar;
};
