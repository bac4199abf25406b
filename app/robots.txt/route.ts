import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { runtime } from '#app/_process/runtime.ts';
import { CLOSED_TO_SEARCH } from '#app/_site/noindex-paths.ts';

/** Tells search engines which paths are excluded, and where the site map is. */
export const GET = (): Response => {
  const closed = LANGUAGES.flatMap((language) =>
    CLOSED_TO_SEARCH.map((path) => localPath({ language, path })),
  );
  const lines = [
    'User-agent: *',
    ...['/api/', '/sitecore/', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${runtime().settings.appUrl}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
};

export const dynamic = 'force-dynamic';
