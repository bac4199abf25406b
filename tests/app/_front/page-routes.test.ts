import { fc, it } from '@fast-check/vitest';
import { beforeAll, describe, it as example, expect } from 'vitest';
import { createPageTable } from '#app/_front/page-routes.ts';
import { type NextRouter, openNextRouter } from '#tests/support/next-router.ts';

const SITE = '/[locale]/(site)/[...path]/route';
const SIGNED_OUT = '/[locale]/(portal)/~door/[[...path]]/route';

/** Segments that a router may take for something else. */
const SPECIAL = [
  ...['en', 'nl', 'es', 'tr', 'fr', 'default', 'api', '_next', 'files', 'healthz', 'favicon', 'go'],
  ...[
    '~door',
    '~styles',
    '~editing',
    '~preview',
    'account',
    'events',
    'tasks',
    'organiser',
    'sign-in',
    'rss.xml',
  ],
  ...[
    'visit-connect',
    'robots.txt',
    'sitemap.xml',
    'icon.svg',
    'apple-icon.png',
    'favicon.ico',
    'nl.x',
    'api.x',
    'x.rsc',
    'x.y',
  ],
  ...[
    '.',
    '..',
    '...',
    '.x',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5C',
    '%25',
    '%252e',
    '%20',
    '%C3%A9',
    '%3F',
    '%23',
    '%00',
  ],
  ...[
    '%',
    '%zz',
    '%c3',
    '%ff',
    'n%6C',
    'acc%6Funt',
    '[path]',
    '[locale]',
    '[...path]',
    '[[...path]]',
    '(site)',
  ],
  ...[
    ':path',
    'a:b',
    'a*',
    'a+b',
    'a;b=c',
    '@a',
    '$&',
    '$1',
    '"',
    '^',
    '|',
    '`',
    '{a}',
    '<',
    "'",
    '~',
    '#',
    'a#b',
  ],
];
/** Names that Next recognises in any case, and we at a plain address in lowercase only. */
const NAMES = 'en|nl|es|tr|default|api|_next|files|healthz|favicon|go';

const segment = fc.oneof(
  fc.constantFrom(...SPECIAL),
  fc.stringMatching(/^[a-z0-9._~-]{1,4}$/),
  fc.stringMatching(/^[!-~]{1,4}$/).filter((text) => !text.includes('?')),
);
const anyPath = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom('/', '/', '/', '/', '/', '/', '//', '\\'), segment), {
      minLength: 1,
      maxLength: 5,
    }),
    fc.constantFrom('', '', '', '/'),
  )
  .map(([all, end]) => `${all.flat().join('')}${end}`)
  .filter((path) => path.startsWith('/'));

/** Feeds, and addresses as Next writes them in its own tables. */
const RARE = [
  ...[
    '/rss.xml',
    '/nl/rss.xml',
    '/aqua/rss.xml',
    '/aqua/news/rss.xml',
    '/aqua/x.y/rss.xml',
    '/aqua/rss.xml/x',
  ],
  ...[
    '/NL/a.b',
    '/NL/a%20b',
    '/EN/a%20b',
    '/Default/a.b',
    '/API/a%20b',
    '/GO/visit-connec%74',
    '/En',
    '/tR/a/rss.xml',
  ],
  ...['/[locale]/[...path]', '/%5Blocale%5D/[...path]', '/[locale]/~door/[[...path]]', '/[locale]/account'],
];

const isPlainWithCapitals = (path: string): boolean => {
  const name = new RegExp(`^/(?:${NAMES})(?=[/.]|$)`, 'i').exec(new URL(`http://n${path}`).pathname)?.[0];
  return /^(?:\/[\w~-]+)+$/.test(path) && name !== undefined && name !== name.toLowerCase();
};

describe('the table of pages', () => {
  let next: NextRouter;
  let find: ReturnType<typeof createPageTable>;
  beforeAll(async () => {
    next = await openNextRouter();
    find = createPageTable(next.build);
  });

  it.prop([fc.oneof({ weight: 9, arbitrary: anyPath }, { weight: 1, arbitrary: fc.constantFrom(...RARE) })])(
    'always agrees with Next about the route and its parameters',
    async (path) => {
      fc.pre(!isPlainWithCapitals(path));
      expect(find(path)).toEqual(await next.find(path));
    },
  );

  it.prop([
    fc.constantFrom('', 'nl', 'es', 'tr'),
    fc.array(fc.string({ minLength: 1, maxLength: 8 }), { minLength: 4, maxLength: 6 }),
  ])('finds the page of the site whose address was encoded', (language, path) => {
    const segments = path.map((text) => `x${text.toWellFormed()}`);
    // An English address with a dot has no language, unless it is written.
    fc.pre(language !== '' || !segments.join('').includes('.'));
    const address = [...(language ? [language] : []), ...segments.map(encodeURIComponent)].join('/');
    expect(find(`/${address}`)).toEqual({
      route: SITE,
      params: { locale: language || 'en', path: segments },
    });
  });

  example.for([
    ['/~door', { locale: 'en' }],
    ['/nl/~door/aqua/tasks', { locale: 'nl', path: ['aqua', 'tasks'] }],
  ] as const)('finds the page of signed-out users at %s', ([path, params]) => {
    expect(find(path)).toEqual({ route: SIGNED_OUT, params });
  });

  example.for([
    ['/aqua%2Fnews', 'en', ['aqua/news']],
    ['/nl/aqua/a.b', 'nl', ['aqua', 'a.b']],
    ['/aqua/news/rss.xml', 'en', ['aqua', 'news', 'rss.xml']],
    ['/aqua/a.b', 'aqua', ['a.b']],
    ['/aqua/./x/../news', 'en', ['aqua', 'news']],
    ['/NL/aqua', 'en', ['NL', 'aqua']],
    ['/EN/aqua', 'en', ['EN', 'aqua']],
    ['/NL/a%20b', 'NL', ['a b']],
  ] as const)('finds the page of the site at %s', ([address, locale, path]) => {
    expect(find(address)).toEqual({ route: SITE, params: { locale, path } });
  });

  example.for([
    ...[
      '/',
      '//aqua',
      '/aqua/',
      '/aqua//news',
      '/aqua\\news',
      '/en',
      '/en/aqua',
      '/EN/a%20b',
      '/default/aqua',
      '/nl',
    ],
    ...['/account', '/nl/account', '/aqua/tasks', '/robots.txt', '/icon.svg', '/sitemap.xml', '/x.y'],
    ...[
      '/api/x',
      '/api/tasks/x',
      '/_next/x',
      '/healthz',
      '/go/visit-connect',
      '/aqua/%',
      '/aqua/%ff',
      '*',
      '',
    ],
  ])('leaves %s to Next', (path) => {
    expect(find(path)).toBeUndefined();
  });
});
