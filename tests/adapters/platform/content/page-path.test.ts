import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  matchesPath,
  normalPath,
  pageFor,
  pagesMatching,
  WILDCARD,
} from '#adapters/platform/content/page-path.ts';

const names = fc.array(fc.stringMatching(/^[a-z0-9-]{1,4}$/), { minLength: 1, maxLength: 4 });
const pathOf = (parts: readonly string[]) => `/${parts.join('/')}`;
/** A path, and a wildcard page that matches it. */
const covered = names.chain((parts) =>
  fc.array(fc.boolean(), { minLength: parts.length, maxLength: parts.length }).map((wild) => ({
    path: pathOf(parts),
    page: pathOf(parts.map((name, level) => (wild[level] ? WILDCARD : name))),
  })),
);

describe('pageFor', () => {
  it.prop([covered, fc.array(names.map(pathOf))])(
    'always finds a page that matches the path',
    ({ path, page }, others) => {
      const found = pageFor(path, [page, ...others]);
      expect(found !== undefined && matchesPath(found, path)).toBe(true);
    },
  );

  it.prop([covered, fc.array(covered)])(
    'always prefers the page itself to any wildcard',
    ({ path }, others) => {
      expect(pageFor(path, [...others.map(({ page }) => page), path])).toBe(path);
    },
  );

  it('never matches a path of another depth', () => {
    expect(pageFor('/events', ['/events/,-w-,'])).toBeUndefined();
    expect(pageFor('/events/1/map', ['/events/,-w-,'])).toBeUndefined();
    expect(pageFor('/', ['/,-w-,'])).toBeUndefined();
  });

  it('prefers an exact name as far left as possible', () => {
    expect(pageFor('/a/b', ['/,-w-,/b', '/a/,-w-,', '/,-w-,/,-w-,'])).toBe('/a/,-w-,');
  });
});

describe('pagesMatching', () => {
  const anyName = fc.constantFrom('', 'a', 'b', WILDCARD);
  const anyPath = fc.array(anyName, { minLength: 1, maxLength: 6 }).map(pathOf);

  it.prop([anyPath, fc.array(anyPath, { maxLength: 30 })])(
    'always has exactly the pages that match the path, each once',
    (path, pages) => {
      const matching = pagesMatching(path) ?? [];
      for (const page of pages) expect(matching.includes(page)).toBe(matchesPath(page, path));
      expect(matching.every((page) => matchesPath(page, path))).toBe(true);
      expect(new Set(matching).size).toBe(matching.length);
    },
  );

  it('never grows with the depth of a path that a visitor makes up', () => {
    expect(pagesMatching(pathOf(Array.from({ length: 6 }, () => 'a')))).toHaveLength(64);
    expect(pagesMatching(pathOf(Array.from({ length: 7 }, () => 'a')))).toBeUndefined();
  });
});

describe('normalPath', () => {
  it.prop([names])('always returns the same path, with or without slashes at the ends', (parts) => {
    expect(normalPath(parts.join('/'))).toBe(pathOf(parts));
    expect(normalPath(`/${parts.join('//')}/`)).toBe(pathOf(parts));
  });
});
