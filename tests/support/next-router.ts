import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildCustomRoute } from 'next/dist/lib/build-custom-route.js';
import { setupFsCheck } from 'next/dist/server/lib/router-utils/filesystem.js';
import { getResolveRoutes } from 'next/dist/server/lib/router-utils/resolve-routes.js';
import { getSortedRoutes, isDynamicRoute } from 'next/dist/shared/lib/router/utils/index.js';
import { getNamedRouteRegex } from 'next/dist/shared/lib/router/utils/route-regex.js';
import type { FoundPage } from '#app/_front/page-routes.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Next's own router for this product, without a build. */
export interface NextRouter {
  /** A folder with the tables that `next build` writes about routes. */
  readonly build: string;
  /** The page by language that Next would run for a path, if it is a route. */
  readonly find: (path: string) => Promise<FoundPage | undefined>;
}

export const openNextRouter = async (): Promise<NextRouter> => {
  const folder = mkdtempSync(join(tmpdir(), 'fairdesk-'));
  const build = join(folder, 'build');
  for (const [name, content] of Object.entries(await manifests())) {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), JSON.stringify(content));
  }
  const config = {
    distDir: 'build',
    basePath: '',
    output: 'standalone',
    useFileSystemPublicRoutes: true,
    experimental: {},
  } as unknown as Parameters<typeof getResolveRoutes>[1];
  const files = await setupFsCheck({ dir: folder, dev: false, config, minimalMode: false });
  const options = { dir: folder, dev: false, minimalMode: false } as Parameters<typeof getResolveRoutes>[3];
  const resolve = getResolveRoutes(files, config, () => '', options, undefined as never, undefined as never);
  return { build, find: async (path) => pageOf(await resolve(requestFor(path)).catch(ifUndecodable)) };
};

type Resolved = Awaited<ReturnType<ReturnType<typeof getResolveRoutes>>>;

const pageOf = (resolved: Resolved | undefined): FoundPage | undefined => {
  const { matchedOutput, parsedUrl } = resolved ?? {};
  const { page = '' } = matchedOutput?.route ?? {};
  const isRoute = page.startsWith('/[locale]/') && page.endsWith('/route');
  // These are not for pages: what is unknown there is left to Next.
  const isOfNext = /^\/(?:_next|api)\//.test(parsedUrl?.pathname ?? '');
  if (!isRoute || isOfNext || !matchedOutput?.params) return undefined;
  return { route: page, params: matchedOutput.params as FoundPage['params'] };
};

/** Next responds 400. */
const ifUndecodable = (cause: unknown): undefined => {
  if (cause instanceof Error && cause.name === 'DecodeError') return undefined;
  if (cause instanceof Error && /failed to decode/i.test(cause.message)) return undefined;
  throw cause;
};

const requestFor = (url: string) => ({
  req: { url, method: 'GET', headers: {} } as IncomingMessage,
  res: {} as ServerResponse,
  // Otherwise it would read the body.
  isUpgradeReq: true,
  signal: new AbortController().signal,
});

/** The tables that `next build` writes about routes, made of the same sources by the same functions. */
const manifests = async () => {
  const files = routeFiles();
  const config = join(ROOT, 'next.config.mjs');
  const { default: nextConfig }: { readonly default: (phase: string) => Config } = await import(config);
  const { redirects, rewrites } = nextConfig('');
  const { beforeFiles } = await rewrites();
  return {
    BUILD_ID: 'test',
    'app-path-routes-manifest.json': files,
    'server/app-paths-manifest.json': Object.fromEntries(
      Object.keys(files).map((file) => [file, `${file}.js`]),
    ),
    'server/pages-manifest.json': { '/404': 'pages/404.html', '/500': 'pages/500.html' },
    'server/functions-config-manifest.json': { version: 1, functions: {} },
    'server/preview-props.json': {},
    'routes-manifest.json': {
      dynamicRoutes: getSortedRoutes(Object.values(files).filter((page) => isDynamicRoute(page))).map(
        (page) => ({
          page,
          namedRegex: getNamedRouteRegex(page, { prefixRouteKeys: true }).namedRegex,
        }),
      ),
      redirects: [TRAILING_SLASH, ...(await redirects())].map((each) =>
        buildCustomRoute('redirect', each, ['/_next']),
      ),
      rewrites: {
        beforeFiles: beforeFiles.map((each) => buildCustomRoute('rewrite', each)),
        afterFiles: [],
        fallback: [],
      },
      dataRoutes: [],
      headers: [],
      onMatchHeaders: [],
    },
  };
};

interface Config {
  readonly redirects: () => Promise<readonly never[]>;
  readonly rewrites: () => Promise<{ readonly beforeFiles: readonly never[] }>;
}

const TRAILING_SLASH = {
  source: '/:path+/',
  destination: '/:path+',
  internal: true,
  priority: true,
  statusCode: 308,
} as never;

/** `{ "/[locale]/(site)/[...path]/route": "/[locale]/[...path]" }` */
const routeFiles = (): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(join(ROOT, 'app'), { recursive: true, encoding: 'utf8' }).flatMap((path) => {
      const file = /^(.*)\/(page|route)\.tsx?$/.exec(`/${path.replaceAll('\\', '/')}`);
      if (path === 'icon.svg' || path === 'apple-icon.png') return [[`/${path}/route`, `/${path}`]];
      if (!file) return [];
      const [, folder = '', kind] = file;
      return [[`${folder}/${kind}`, folder.replaceAll(/\/\([^/]+\)/g, '')]];
    }),
  );
