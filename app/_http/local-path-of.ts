/**
 * The path and query of a local redirect target; `undefined` for an address on another host.
 *
 * It is parsed as browsers parse it, so that neither `//evil.example` nor `/\evil.example` passes for a path. More
 * lenient than `isLocalAddress` in `ui/events`, which takes an address as it is written: this one normalises it, so
 * relative addresses, spaces and backslashes are valid, and of any length.
 */
export const localRoute = (route: string): string | undefined => {
  if (!URL.canParse(route, BASE)) return undefined;
  const { origin, pathname, search } = new URL(route, BASE);
  return origin === BASE ? `${pathname.replace(/^\/{2,}/, '/')}${search}` : undefined;
};

const BASE = 'http://route.local';

/** The fragment of an address of which {@link localRoute} returns the rest; empty for none. */
export const fragmentOf = (route: string): string => new URL(route, BASE).hash;

/**
 * The page to return to, from the `return` parameter of an address, with its fragment; `undefined` unless it is on our
 * own host.
 */
export const returnPathOf = (value: string | readonly string[] | undefined): string | undefined => {
  if (typeof value !== 'string') return undefined;
  const route = localRoute(value);
  return route === undefined ? undefined : route + fragmentOf(value);
};
