import { LANGUAGES, localPath } from '@fairdesk/core/shared';
import { runtime } from '#app/_process/runtime.ts';
import { CLOSED_TO_SEARCH } from './noindex-paths.ts';

/** Tells search engines which paths are excluded, and where the site map is: `robots.txt`. */
export const robotsText = (): string => {
  const closed = LANGUAGES.flatMap((language) =>
    CLOSED_TO_SEARCH.map((path) => localPath({ language, path })),
  );
  return [
    'User-agent: *',
    ...['/api/', '/sitecore/', ...closed].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${runtime().settings.appUrl}/sitemap.xml`,
    '',
  ].join('\n');
};
