import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** Addresses that carry no language are English. */
const PLAIN = '(?!(?:en|nl|es|tr|api|_next|files|healthz|favicon)(?:/|$|\\.))[^.]*';
const UNPREFIXED = `/:path(${PLAIN})`;
/** So are feeds of news. */
const UNPREFIXED_FEED = `/:path(${PLAIN}/rss)\\.xml`;

/** @type {import('next').NextConfig} */
const config = {
  // The gate checks types; whoever only starts the product need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // Every reader gets the title with the head, not only the robots that cannot wait for it.
  htmlLimitedBots: /.*/,
  // Our own server compresses: finished pages once, the others as they are sent.
  compress: false,
  // A page's code is loaded with its first visit, no slower for it: half a second and 50 MB less at the start.
  experimental: { preloadEntriesOnStart: false },
  // The platform is loaded by Node itself, never bundled.
  serverExternalPackages: ['pino', 'sanitize-html', 'ical-generator'],
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
    // The platform's name for the language of addresses that name none. Source: site spec §7.
    { source: '/default', destination: '/', permanent: true },
    { source: '/default/:path*', destination: '/:path*', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/healthz', destination: '/api/healthz' },
      { source: '/', destination: '/en' },
      { source: UNPREFIXED, destination: '/en/:path' },
      { source: UNPREFIXED_FEED, destination: '/en/:path.xml' },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

/** The build is self-contained; our own server runs it, which Next takes for `next start` and warns of. */
export default (phase) => (phase === PHASE_PRODUCTION_BUILD ? { ...config, output: 'standalone' } : config);
