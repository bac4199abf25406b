import { existsSync } from 'node:fs';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** Addresses without a language prefix are English. */
const PLAIN = '(?!(?:en|nl|es|tr|api|_next|files|healthz|favicon)(?:/|$|\\.))[^.]*';
const UNPREFIXED = `/:path(${PLAIN})`;
/** The same for news feeds. */
const UNPREFIXED_FEED = `/:path(${PLAIN}/rss)\\.xml`;

/** @type {import('next').NextConfig} */
const config = {
  // The gate checks types; a plain start need not repeat it.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // Sends the metadata in the head to every client, not only to known bots.
  htmlLimitedBots: /.*/,
  // Our own server compresses: cached pages once, others as they are sent.
  compress: false,
  experimental: {
    // Loads a page's code on its first visit, which is not slower: saves half a second and 50 MB at start.
    preloadEntriesOnStart: false,
    // By default the styles of the organiser's desk are merged into the files of every page.
    cssChunking: { type: 'graph', requestCost: 15_000 },
  },
  // Node loads these packages itself. Bundled, the icons and alphabets would be in twenty chunks, and in memory twenty times.
  serverExternalPackages: [
    '@iconify-json/fa6-brands',
    '@iconify-json/fa6-regular',
    '@iconify-json/fa6-solid',
    'any-ascii',
    'ical-generator',
    'pino',
    'sanitize-html',
  ],
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
    // The platform's name for the default language. Source: site spec §7.
    { source: '/default', destination: '/', permanent: true },
    { source: '/default/:path*', destination: '/:path*', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/healthz', destination: '/api/healthz' },
      { source: '/go/:partner(visit-connect|accreditation)', destination: '/api/go/:partner' },
      { source: '/', destination: '/en' },
      { source: UNPREFIXED, destination: '/en/:path' },
      { source: UNPREFIXED_FEED, destination: '/en/:path.xml' },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

/** Whether this is not the first build of the clone. */
const isRebuild = existsSync(new URL('.next/BUILD_ID', import.meta.url));

const forBuild = {
  ...config.experimental,
  // Source maps of the server's code would be two thirds of the build, and nothing reads them.
  turbopackSourceMaps: false,
  // A cache halves the time of the next build, but costs this one a quarter, and 220 MB of disk.
  turbopackFileSystemCacheForBuild: isRebuild,
};

/** What Next's trace of a server has that ours never loads: experiments, and measures of fonts for `next/font`. */
const UNUSED = [
  'node_modules/next/dist/compiled/next-server/*experimental*',
  'node_modules/next/dist/server/capsize-font-metrics.json',
];

/**
 * The build is self-contained; our own server runs it, which Next would mistake for `next start` and warn
 * about. Routes of the API without views (`route.ts`) are in the bundle of that server, and need not be compiled twice.
 */
const built = {
  ...config,
  output: 'standalone',
  outputFileTracingExcludes: { '*': UNUSED },
  outputFileTracingIncludes: { '/*': ['node_modules/@node-rs/**'] },
  pageExtensions: ['tsx'],
  experimental: forBuild,
};

/** Types are generated in the phase of a build, for every route. */
const isTypegen = process.argv.includes('typegen');

export default (phase) => (phase === PHASE_PRODUCTION_BUILD && !isTypegen ? built : config);
