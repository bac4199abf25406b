/**
 * An address of our own as it stands in a redirect: path and query; `undefined` for any that leads elsewhere.
 *
 * It is read as a browser reads it, so that neither `//evil.example` nor `/\evil.example` passes for a path.
 */
export const localRoute = (route: string): string | undefined => {
  const base = 'http://route.local';
  if (!URL.canParse(route, base)) return undefined;
  const { origin, pathname, search } = new URL(route, base);
  return origin === base ? `${pathname.replace(/^\/{2,}/, '/')}${search}` : undefined;
};
