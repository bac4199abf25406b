interface CookieOptions {
  readonly path?: string;
  readonly sameSite?: 'lax';
  readonly secure?: boolean;
  readonly httpOnly?: boolean;
  readonly expires?: Date;
  /** In seconds. */
  readonly maxAge?: number;
}

/** The cookies of a browser, as its request sent them and the response changes them. */
export interface RequestCookies {
  get(name: string): { readonly value: string } | undefined;
  has(name: string): boolean;
  set(name: string, value: string, options: CookieOptions): unknown;
  delete(cookie: { readonly name: string } & CookieOptions): unknown;
}
