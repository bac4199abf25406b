import { fc } from '@fast-check/vitest';
import { API_FILES } from '../api-routes.ts';

/** A request line and headers, as they are sent. */
export interface AnyRequest {
  readonly method: string;
  readonly target: string;
  readonly headers: readonly string[];
}

const ROUTES = Object.keys(API_FILES).map((route) => `/api/${route}`);

/** Of the fair, the portal, the desk, and files. */
const PAGES = [
  ...[
    '/',
    '/nl',
    '/en/clearwater',
    '/clearwater',
    '/clearwater/exhibitors/noria-pumps',
    '/clearwater/search',
  ],
  ...[
    '/clearwater/dashboard',
    '/es/clearwater/tasks',
    '/clearwater/company-profile',
    '/organiser',
    '/account',
  ],
  ...[
    '/login',
    '/sitemap.xml',
    '/robots.txt',
    '/icon.svg',
    '/healthz',
    '/files/x',
    '/_next/image',
    '/_next/static',
  ],
];

/** Parts that parsers of addresses read in different ways. */
const ODD = [
  ...[
    '%2e%2e%2f',
    '..',
    '.',
    '%2f',
    '%5c',
    '\\',
    '%00',
    '\0',
    '%ff%fe',
    '\xff',
    '%',
    '%E0%A4%A',
    '%0d%0a',
    '\t',
  ],
  ...[
    '@evil.example',
    '//evil.example',
    ':80',
    '*',
    ';',
    '~',
    '[',
    '__proto__',
    'constructor',
    "'",
    '<script>',
  ],
  ...['%ED%A0%80', '%F0%9F%98%80', 'a'.repeat(300), 'a'.repeat(9000), '101', 'noria-pumps', '#'],
] as const;

const anySegment = fc.oneof(fc.constantFrom(...ODD), fc.webSegment());
const anyRoute = fc
  .tuple(fc.constantFrom(...ROUTES), fc.array(anySegment, { minLength: 6, maxLength: 6 }))
  .map(([route, values]) => values.reduce((path, value) => path.replace(/\[[^\]]+\]/, () => value), route));
const anyPage = fc
  .tuple(fc.constantFrom(...PAGES), fc.array(anySegment, { maxLength: 3 }))
  .map(([page, more]) => [page, ...more].join('/'));
const anyQuery = fc
  .array(
    fc.tuple(
      fc.constantFrom(
        'q',
        'page',
        'url',
        'w',
        'callbackUrl',
        'redirect_url',
        'tab',
        'id',
        '_rsc',
        'a[b]',
        '__proto__',
      ),
      anySegment,
    ),
    { maxLength: 4 },
  )
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));

const anyTarget = fc.oneof(
  { weight: 8, arbitrary: fc.tuple(fc.oneof(anyRoute, anyPage), anyQuery).map((parts) => parts.join('')) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom(
          'http://evil.example',
          'HTTPS://evil.example:80',
          '//evil.example',
          '/\\evil.example',
          'x:',
          '',
        ),
        anyPage,
      )
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: fc.constantFrom('*', '?', '', 'evil.example:443') },
);

const anyHeader = fc.oneof(
  fc.constantFrom(
    ...['Accept: text/html', 'Accept: text/html', 'Accept: application/json', 'Accept-Language: ;;q=,xx;q=9'],
    ...[
      'rsc: 1',
      'next-router-state-tree: %E0%A4%A',
      'next-router-prefetch: 1',
      'next-action: x',
      'x-refresh-page: 1',
    ],
    ...['Range: bytes=0-10', 'Range: bytes=9-1', 'Range: bytes=-1,0-,x', 'If-Range: "a"', 'If-None-Match: *'],
    ...['If-None-Match: W/"', 'If-Modified-Since: never', 'If-Modified-Since: Fri, 01 Jan 2100 00:00:00 GMT'],
    ...['If-Match: "x"', 'Expect: 100-continue', 'Host: evil.example', 'X-Forwarded-Host: evil.example'],
    ...[
      'X-Forwarded-Proto: gopher',
      'x-middleware-rewrite: http://evil.example',
      'x-nextjs-data: 1',
      'Origin: null',
    ],
    ...[
      'Upgrade: h2c\r\nConnection: Upgrade',
      'Upgrade: websocket\r\nConnection: Upgrade',
      'Authorization: Bearer \xff',
    ],
    ...[
      'Content-Type: multipart/form-data; boundary=',
      'Content-Type: application/json',
      'Content-Length: 0',
    ],
    ...[
      'Content-Length: 5',
      'Transfer-Encoding: chunked',
      'Transfer-Encoding: gzip, chunked',
      'Content-Encoding: br',
    ],
    ...[
      'Forwarded: host=evil.example',
      'Accept-Encoding: *;q=0',
      'X-HTTP-Method-Override: DELETE',
      'TE: trailers',
    ],
  ),
  fc
    .array(
      fc.constantFrom(
        'a=',
        'a=%',
        '=',
        'fairdesk',
        `b=${'c'.repeat(4000)}`,
        '"x"="',
        '__Host-session=%FF',
        '\xff=1',
      ),
      {
        maxLength: 3,
      },
    )
    .map((cookies) => `Cookie: ${cookies.join('; ')}`),
  fc.constant(`Cookie: ${Array.from({ length: 1000 }, (_, at) => `c${at}=${at}`).join('; ')}`),
);

/**
 * Any request that a program can write to a socket, mostly to an address that exists. Its head fits into one packet:
 * Node resets the connection over the unread rest of a longer one, which can overtake the response.
 */
export const anyRequest: fc.Arbitrary<AnyRequest> = fc.record({
  method: fc.constantFrom(
    ...['GET', 'GET', 'GET', 'HEAD', 'OPTIONS', 'POST', 'PUT', 'PATCH', 'DELETE'],
    ...['TRACE', 'PURGE', 'PROPFIND', 'BREW', 'get'],
  ),
  target: anyTarget,
  headers: fc.uniqueArray(anyHeader, { maxLength: 5 }),
});
