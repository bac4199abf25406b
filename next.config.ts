import type { NextConfig } from 'next';
import { PHASE_PRODUCTION_BUILD } from 'next/constants.js';

/** Addresses that carry no language are English. */
const UNPREFIXED = '/:path((?!(?:en|nl|es|tr|api|_next|files|healthz|favicon)(?:/|$|\\.))[^.]*)';

/** Pages whose address may ask something, and what: those are made anew each time; `app/_server` keeps none of them. */
const ASKED_PAGES = ['exhibitors'];
const QUERIES = ['q', 'page'];

const asked = ASKED_PAGES.flatMap((page) =>
  QUERIES.flatMap((key) => {
    const has = [{ type: 'query' as const, key }];
    return [
      { source: `/:locale(en|nl|es|tr)/:folder/${page}`, has, destination: `/:locale/asked/:folder/${page}` },
      {
        source: `/:folder((?!(?:en|nl|es|tr|api)/)[^/.]+)/${page}`,
        has,
        destination: `/en/asked/:folder/${page}`,
      },
    ];
  }),
);

const config: NextConfig = {
  // The gate checks types; whoever only starts the product need not wait for it again.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  poweredByHeader: false,
  agentRules: false,
  // Every reader gets the title with the head, not only the robots that cannot wait for it.
  htmlLimitedBots: /.*/,
  // A page that an earlier process made, with other settings, is none of ours: none is written to disk.
  experimental: { isrFlushToDisk: false },
  // Our own server compresses: finished pages once, the others as they are sent.
  compress: false,
  // The platform is loaded by Node itself, never bundled.
  serverExternalPackages: ['pino', 'sanitize-html', 'ical-generator'],
  redirects: async () => [
    { source: '/en', destination: '/', permanent: true },
    { source: '/en/:path*', destination: '/:path*', permanent: true },
  ],
  rewrites: async () => ({
    beforeFiles: [
      { source: '/healthz', destination: '/api/healthz' },
      ...asked,
      { source: '/', destination: '/en' },
      { source: UNPREFIXED, destination: '/en/:path' },
    ],
    afterFiles: [],
    fallback: [],
  }),
};

/** The build is self-contained; our own server runs it, which Next takes for `next start` and warns of. */
export default (phase: string): NextConfig =>
  phase === PHASE_PRODUCTION_BUILD ? { ...config, output: 'standalone' } : config;
