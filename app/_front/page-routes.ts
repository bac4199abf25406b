import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A page that a route renders whole, as Next compiled it, and the parameters of its address. */
export interface FoundPage {
  /** `/[locale]/(site)/[...path]/route`: relative to the build. */
  readonly route: string;
  readonly params: Readonly<Record<string, string | readonly string[]>>;
}

interface Pattern {
  readonly page: string;
  readonly namedRegex: string;
}

interface RoutesManifest {
  readonly dynamicRoutes: readonly Pattern[];
  readonly redirects: readonly { readonly regex: string }[];
  readonly rewrites: {
    readonly beforeFiles: readonly { readonly regex: string; readonly destination: string }[];
  };
}

/**
 * Finds the pages that are routes: those of the public site and for signed-out users.
 *
 * Next's own tables decide, in their order, so that a page of the framework keeps precedence over them.
 */
export const createPageTable = (build: string): ((path: string) => FoundPage | undefined) => {
  const read = <T>(name: string): T => JSON.parse(readFileSync(join(build, name), 'utf8'));
  const { dynamicRoutes, redirects, rewrites } = read<RoutesManifest>('routes-manifest.json');
  const files = Object.entries(read<Readonly<Record<string, string>>>('app-path-routes-manifest.json'));
  const addresses = new Set(files.map(([, address]) => address));
  const routes = new Map(
    files.flatMap(([file, address]) =>
      file.startsWith(BY_LANGUAGE) && file.endsWith('/route') ? [[address, file]] : [],
    ),
  );
  const rulesWith = (flags: string) => ({
    redirected: redirects.map(({ regex }) => new RegExp(regex, flags)),
    rewritten: rewrites.beforeFiles.map(({ regex, destination }) => ({
      regex: new RegExp(regex, flags),
      destination,
    })),
  });
  const inLowercase = rulesWith('');
  const inAnyCase = rulesWith('i');
  const patterns = dynamicRoutes.map(({ page, namedRegex }) => ({ page, regex: new RegExp(namedRegex) }));

  /** The path with its language; `undefined` for one that Next redirects or that has a page of its own. */
  const addressOf = (path: string): string | undefined => {
    if (!path.startsWith('/') || REPEATED.test(path)) return undefined;
    const { pathname } = new URL(`http://n${path}`);
    const { redirected, rewritten } = PLAIN.test(path) ? inLowercase : inAnyCase;
    if (!isDecodable(pathname) || redirected.some((regex) => regex.test(pathname))) return undefined;
    const address = rewritten.reduce((from, { regex, destination }) => {
      const match = regex.exec(from);
      return match ? destination.replace(PARAMETER, () => match[1] ?? '') : from;
    }, pathname);
    return OF_NEXT.test(address) || addresses.has(decodeURIComponent(address)) ? undefined : address;
  };

  return (path) => {
    const address = addressOf(path);
    const found = address !== undefined && patterns.find(({ regex }) => regex.test(address));
    const route = found && routes.get(found.page);
    if (!found || !route) return undefined;
    return { route, params: paramsOf(found.page, found.regex.exec(address)?.groups ?? {}) };
  };
};

const BY_LANGUAGE = '/[locale]/';

/** Next ignores the case of names such as `nl`. At a plain address it counts: `/NL/aqua` is an unknown page. */
const PLAIN = /^(?:\/[\w~-]+)+$/;

/** Next redirects these to the same path with single slashes. */
const REPEATED = /\\|\/\//;

/** Data and files of the framework, and the API. */
const OF_NEXT = /^\/(?:_next|api)(?:\/|$)/;

/** The only parameter of a rewrite: `/en/:path`. */
const PARAMETER = /:\w+/;

/** Next rejects a path with an invalid encoding. */
const isDecodable = (path: string): boolean => {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
};

/** Next marks its parameters with a prefix: `nxtPpath`. */
const PREFIX = 'nxtP';

/** The parameters as Next passes them to a route: each segment is decoded. */
const paramsOf = (page: string, groups: Readonly<Record<string, string | undefined>>): FoundPage['params'] =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, value]) => {
      const name = group.slice(PREFIX.length);
      if (value === undefined) return [];
      const isList = page.includes(`[...${name}]`);
      return [[name, isList ? value.split('/').map(decodeURIComponent) : decodeURIComponent(value)] as const];
    }),
  );
