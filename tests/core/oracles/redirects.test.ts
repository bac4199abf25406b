import { eventIdFromPath, redirectFor, withoutFolder } from '@fairdesk/core/events';
import { redirectFinder, type SiteRedirect } from '@fairdesk/core/page';
import { anyEventSite, oneOf } from '@fairdesk/core/testing';
import fc from 'fast-check';
import { describe } from 'vitest';
import { agrees } from './agrees.ts';

describe('redirects, by a second implementation', () => {
  const language = fc.constantFrom('en' as const, 'nl' as const);
  const segment = fc.constantFrom('old', 'plan', 'older', 'ol', 'OLD');
  const path = fc.array(segment, { minLength: 1, maxLength: 3 }).map((all) => `/${all.join('/')}`);
  /** A path, or a path and anything below it. */
  const source = fc.tuple(path, fc.boolean());
  const target = fc.constantFrom(
    '/new',
    '/new/$1',
    'https://elsewhere.example/map',
    '/new?from=old',
    '/new#hall',
    'https://a.example?b=c#d',
  );
  interface Move {
    readonly from: string;
    readonly isOpen: boolean;
    readonly target: string;
    readonly keepsQuery: boolean;
    readonly language: string;
    readonly isPermanent: boolean;
  }
  const move: fc.Arbitrary<Move> = fc
    .tuple(source, target, fc.boolean(), fc.constantFrom('', 'nl', 'en'), fc.boolean())
    .map(([[from, isOpen], to, keepsQuery, only, isPermanent]) => ({
      from,
      isOpen,
      target: isOpen ? to : to.replace('/$1', ''),
      keepsQuery,
      language: only,
      isPermanent,
    }));
  const isHit = ({ from, isOpen }: Move, at: string): boolean => {
    const [address, start] = [at.toLowerCase(), from.toLowerCase()];
    return isOpen ? address.startsWith(`${start}/`) : address === start;
  };
  /** The address with what follows the question mark of the request. */
  const joined = (href: string, search: string): string => {
    const anchor = href.indexOf('#');
    const [before, after] = anchor < 0 ? [href, ''] : [href.slice(0, anchor), href.slice(anchor)];
    if (search === '') return href;
    return before + (before.includes('?') ? `&${search.slice(1)}` : search) + after;
  };
  const ruleOf = ({
    from,
    isOpen,
    isPermanent,
    target: to,
    keepsQuery,
    language: only,
  }: Move): SiteRedirect => ({
    pattern: isOpen ? `^${from}/(.*)$` : `^${from}$`,
    target: to,
    kind: isPermanent ? 'permanent' : 'temporary',
    keepsQuery,
    language: only,
  });
  agrees(
    'of a website lead to the same address',
    fc.tuple(
      fc.array(move, { maxLength: 4 }),
      path,
      fc.constantFrom('', '?a=b'),
      language,
      fc.constantFrom('', 'aqua'),
    ),
    (moves, at, search, reader, folder) =>
      redirectFinder(moves.map(ruleOf))({ path: at, search, language: reader, folder }),
    (moves, at, search, reader, folder) => {
      const move = moves.find(
        (each) => isHit(each, at) && (each.language === '' || each.language === reader),
      );
      if (move === undefined) return undefined;
      const filled = move.target.replace('$1', at.slice(move.from.length + 1));
      const prefix = [reader === 'en' ? '' : `/${reader}`, folder === '' ? '' : `/${folder}`].join('');
      const href = filled.startsWith('/') ? prefix + filled : filled;
      return {
        kind: move.isPermanent ? 'permanent' : 'temporary',
        href: move.keepsQuery ? joined(href, search) : href,
      };
    },
  );

  const anySite = oneOf(anyEventSite());
  const site = (page: string) => ({
    ...anySite,
    virtualFolder: 'aqua',
    redirectTypes: ['START_UP'],
    redirectPage: page,
  });
  const prefix = fc.constantFrom('', '/nl', '/en');
  const within = fc.constantFrom('', '/', '/tasks', '/tasks/', '/welcome', '/a/b', '/welcome/more');
  const suffix = fc.constantFrom('', '?q=1', '#top', '?next=/a/b', '?q=1#top');
  agrees(
    'of a participation type lead to the same page',
    fc.tuple(
      fc.constantFrom('START_UP', 'START', 'EXHIBITOR'),
      fc.constantFrom('/welcome', ''),
      prefix,
      within,
      suffix,
    ),
    (type, page, start, rest, end) => redirectFor(site(page), type, `${start}/aqua${rest}${end}`),
    (type, page, _start, rest, _end) => {
      const segments = rest.split('/').filter(Boolean);
      if (type !== 'START_UP' || page === '' || segments.length !== 1) return undefined;
      return segments[0] === 'welcome' ? undefined : '/aqua/welcome';
    },
  );
  agrees(
    'find the same path within a site',
    fc.tuple(
      prefix,
      fc.constantFrom('/aqua', '/aquarium', ''),
      fc.constantFrom('', '/tasks', '/a/b'),
      suffix,
    ),
    (start, folder, rest, end) => withoutFolder(site(''), `${start}${folder}${rest}${end}`),
    (_start, folder, rest, _end) => {
      const path_ = `${folder === '/aqua' ? '' : folder}${rest}`;
      return path_ === '' ? '/' : path_;
    },
  );

  const eventPath = fc
    .array(fc.constantFrom('events', 'nl', '101', '7', 'x1', '1x', ''), { maxLength: 4 })
    .map((segments) => `/${segments.join('/')}`);
  agrees(
    'read the same event from an address',
    fc.tuple(eventPath),
    (at) => eventIdFromPath(at).unwrapOr(undefined),
    (at) => {
      const segments = at.split('/').filter(Boolean);
      const last = segments.at(-1) ?? '';
      const isBelow = segments.slice(0, -1).includes('events');
      const isNumber = last !== '' && [...last].every((digit) => '0123456789'.includes(digit));
      return isBelow && isNumber ? last : undefined;
    },
  );
});
