/**
 * The path and query of a local redirect target; `undefined` for an address on another host.
 *
 * It is parsed as browsers parse it, so that neither `//evil.example` nor `/\evil.example` passes for a path.
 */
export const localRoute = (route: string): string | undefined => {
  const base = 'http://route.local';
  if (!URL.canParse(route, base)) return undefined;
  const { origin, pathname, search } = new URL(route, base);
  return origin === base ? `${pathname.replace(/^\/{2,}/, '/')}${search}` : undefined;
};

/** The page to return to, from the `return` parameter of an address; `undefined` unless it is on our own host. */
export const returnPathOf = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? localRoute(value) : undefined;
