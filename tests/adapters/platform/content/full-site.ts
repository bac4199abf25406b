import type { Files } from '../dataset/folders.ts';
import { PAGES } from './pages.ts';

/** More phrases than any client reads in one request. */
export const MANY_PHRASES: Readonly<Record<string, string>> = Object.fromEntries(
  Array.from({ length: 2500 }, (_, place) => [`word-${place}`, `Woord ${place}`]),
);

const [portal, spring] = (PAGES['events.json'] as { sites: readonly object[] }).sites;

/** The site of {@link PAGES} with all site data that a front end reads besides pages. */
export const FULL_SITE: Files = {
  ...PAGES,
  'events.json': {
    ...(PAGES['events.json'] as object),
    sites: [
      portal,
      {
        ...spring,
        settings: {
          hostname: 'spring.example',
          redirects: [
            {
              pattern: '^/old/(.*)$',
              target: '/$1',
              redirectType: 'REDIRECT_302',
              isQueryStringPreserved: true,
            },
            { pattern: '/gone', target: '/events/all' },
            { target: 'a redirect without a pattern' },
          ],
          notFoundPage: '/missing',
          robots: 'User-agent: *\nAllow: /\n',
        },
      },
    ],
  },
  'pages/spring/missing.json': {
    title: { en: 'Nothing here' },
    layout: 'event',
    placeholders: { 'headless-main': [{ component: 'RichText', fields: { Text: '<p>Nothing</p>' } }] },
  },
  'dictionary/spring/nl.json': MANY_PHRASES,
};
