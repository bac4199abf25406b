import { itemAddress, linkWithin } from '@fairdesk/core/navigation';
import { localPath, splitPath } from '@fairdesk/core/shared';
import fc from 'fast-check';
import { describe } from 'vitest';
import { agrees } from './agrees.ts';

const LANGUAGES = ['en', 'nl', 'es', 'tr'] as const;

/** An address, cut by hand: the segments of its path, and what follows the path. */
const cut = (address: string): { segments: string[]; rest: string } => {
  let end = 0;
  while (end < address.length && address[end] !== '?' && address[end] !== '#') end += 1;
  const segments = address
    .slice(0, end)
    .split('/')
    .filter((segment) => segment !== '');
  return { segments, rest: address.slice(end) };
};

const isLanguage = (segment: string | undefined): boolean => LANGUAGES.some((one) => one === segment);

/** Site spec §2 "Links": the folder comes after the language segment, or first without one. */
const oracle = (href: string, folder: string, reader: (typeof LANGUAGES)[number]): string => {
  if (!href.startsWith('/') || folder === '') {
    if (!href.startsWith('/')) return href;
  }
  const { segments, rest } = cut(href);
  const [first] = segments;
  const said = isLanguage(first) ? [first as string] : reader === 'en' ? [] : [reader];
  const path = isLanguage(first) ? segments.slice(1) : segments;
  const within = folder !== '' && path[0] !== folder ? [folder, ...path] : path;
  return `/${[...said, ...within].join('/')}${rest}`;
};

const segment = fc.constantFrom(
  'nl',
  'en',
  'es',
  'tr',
  'aqua',
  'aquarium',
  'NL',
  'nlx',
  'tasks',
  'a b',
  '%20',
);
const path = fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`);
/** Suffixes that themselves look like paths, languages and folders. */
const suffix = fc
  .array(fc.constantFrom('?', '#', '/', 'q=1', 'nl', '/aqua', '&'), { maxLength: 4 })
  .map((parts) => parts.join(''))
  .map((text) => (text === '' || text.startsWith('?') || text.startsWith('#') ? text : `?${text}`));
const local = fc.tuple(path, suffix).map((parts) => parts.join(''));
const href = fc.oneof(
  { weight: 6, arbitrary: local },
  fc.constantFrom('#top', '#', 'https://a.example/nl', 'https://aqua.example/aqua?x=/nl'),
);
const folder = fc.constantFrom('aqua', '');
const reader = fc.constantFrom(...LANGUAGES);

describe('links, by a second implementation', () => {
  agrees('resolves every link the same', fc.tuple(href, folder, reader), linkWithin, oracle);

  agrees(
    'splits every address the same',
    fc.tuple(local),
    (address) => {
      const { language, path: found, suffix: after = '' } = splitPath(address);
      return [language, found, after];
    },
    (address) => {
      const { segments, rest } = cut(address);
      const [first] = segments;
      const within = isLanguage(first) ? segments.slice(1) : segments;
      return [isLanguage(first) ? first : 'en', `/${within.join('/')}`, rest];
    },
  );

  agrees(
    'builds every address the same, English without a prefix',
    fc.tuple(reader, path, suffix),
    (language, at, after) => localPath({ language, path: at, suffix: after }),
    (language, at, after) => {
      const { segments } = cut(at);
      return `/${[...(language === 'en' ? [] : [language]), ...segments].join('/')}${after}`;
    },
  );

  agrees(
    'adds an anchor the same',
    fc.tuple(
      fc.tuple(path, fc.constantFrom('', '?q=1')).map((parts) => parts.join('')),
      fc.constantFrom('', 'top', '#top'),
    ),
    (at, anchor) => itemAddress({ href: at, anchor }),
    (at, anchor) => at + (anchor === '' ? '' : `#${anchor.startsWith('#') ? anchor.slice(1) : anchor}`),
  );
});
