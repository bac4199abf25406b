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
  const routeOf = new Map(
    Object.entries(read<Readonly<Record<string, string>>>('app-path-routes-manifest.json'))
      .filter(([file]) => file.endsWith('/route'))
      .map(([file, page]) => [page, file]),
  );
  const redirected = redirects.map(({ regex }) => new RegExp(regex));
  const rewritten = rewrites.beforeFiles.map(({ regex, destination }) => ({
    regex: new RegExp(regex),
    destination,
  }));
  const pages = dynamicRoutes
    .filter(({ page }) => page.startsWith('/[locale]'))
    .map(({ page, namedRegex }) => ({ page, regex: new RegExp(namedRegex) }));

  /** The path with its language; `undefined` for one that Next leads elsewhere. */
  const addressOf = (path: string): string | undefined => {
    if (!PLAIN.test(path) || redirected.some((regex) => regex.test(path))) return undefined;
    const rewrite = rewritten.find(({ regex }) => regex.test(path));
    if (rewrite && rewrite.destination !== WITH_LANGUAGE) return undefined;
    const address = rewrite ? `/en${path}` : path;
    return LANGUAGE.test(address) ? address : undefined;
  };

  return (path) => {
    const address = addressOf(path);
    const found = address !== undefined && pages.find(({ regex }) => regex.test(address));
    if (!found) return undefined;
    const route = routeOf.get(found.page);
    if (route === undefined) return undefined;
    return { route, params: paramsOf(found.page, found.regex.exec(address)?.groups ?? {}) };
  };
};

/** Without encoded characters, empty segments, and dots, which stand in addresses of files. */
const PLAIN = /^(?:\/[\w~-]+)+$/;

/** The rewrite of addresses without a language. */
const WITH_LANGUAGE = '/en/:path';
const LANGUAGE = /^\/(?:en|nl|es|tr)\//;

/** Next marks its parameters with a prefix: `nxtPpath`. */
const PREFIX = 'nxtP';

const paramsOf = (page: string, groups: Readonly<Record<string, string | undefined>>): FoundPage['params'] =>
  Object.fromEntries(
    Object.entries(groups).flatMap(([group, value]) => {
      const name = group.slice(PREFIX.length);
      if (value === undefined) return [];
      return [[name, page.includes(`[...${name}]`) ? value.split('/') : value] as const];
    }),
  );
