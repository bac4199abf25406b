import {
  checkedSearch,
  isSearchOn,
  isThrottleOver,
  matchesTags,
  offsetOf,
  pageIndexOf,
  SEARCH_PAGE_INDEX_MAX,
  SEARCH_PAGE_SIZE,
  TAG_BEHAVIOURS,
  wantsMore,
} from '@fairdesk/core/search';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyTags = fc.uniqueArray(fc.constantFrom('food', 'drink', 'hotel', 'şarap'));
const good = {
  searchText: 'oven',
  pageIndex: 0,
  tagBehaviour: 'match all tags',
  scopeId: 's',
  language: 'nl',
};
const reason = (change: Partial<typeof good>) => {
  const failure = checkedSearch({ ...good, ...change })._unsafeUnwrapErr();
  expect(failure).toMatchObject({ kind: 'rejected', fields: [] });
  return failure.kind === 'rejected' ? failure.reason : failure.kind;
};

describe('checkedSearch', () => {
  it.prop([fc.constantFrom(...TAG_BEHAVIOURS), fc.nat(), fc.string()])(
    'accepts every complete request',
    (tagBehaviour, pageIndex, searchText) => {
      const request = { ...good, tagBehaviour, pageIndex, searchText };
      expect(checkedSearch(request)._unsafeUnwrap()).toEqual(request);
    },
  );

  it('rejects with the messages of the specification', () => {
    expect(reason({ tagBehaviour: 'any' })).toBe('Invalid tag filter behavior provided.');
    expect(reason({ pageIndex: -1 })).toBe('Page index are not allowed to be less than 0.');
    expect(reason({ scopeId: ' ' })).toContain('non-empty');
    expect(reason({ language: '' })).toContain('non-empty');
  });

  it.prop([fc.integer({ max: -1 })])('rejects a page below 0', (pageIndex) => {
    expect(checkedSearch({ ...good, pageIndex }).isErr()).toBe(true);
  });

  it.prop([fc.double({ min: 0, noInteger: true }), fc.constantFrom(0, 0.5, Number.POSITIVE_INFINITY)])(
    'rejects a page that is no whole number',
    (some, other) => {
      for (const pageIndex of [some, other].filter((each) => !Number.isInteger(each)))
        expect(reason({ pageIndex })).toContain(pageIndex >= 0 ? 'whole number' : 'less than 0');
    },
  );
});

describe('offsetOf', () => {
  it.prop([fc.nat(500)])('starts each page right after the previous one', (page) => {
    expect(offsetOf(page + 1) - offsetOf(page)).toBe(SEARCH_PAGE_SIZE);
    expect(offsetOf(0)).toBe(0);
  });
});

describe('pageIndexOf', () => {
  it.prop([fc.nat(SEARCH_PAGE_INDEX_MAX)])('reads the number of every page', (index) => {
    expect(pageIndexOf(String(index + 1))).toBe(index);
  });

  it.prop([fc.oneof(fc.string(), fc.bigInt().map(String), fc.constant(null))])(
    'is the index of some page for any text',
    (page) => {
      const index = pageIndexOf(page);
      expect(Number.isInteger(index) && index >= 0 && index <= SEARCH_PAGE_INDEX_MAX).toBe(true);
    },
  );
});

describe('isSearchOn', () => {
  it.prop([fc.string(), fc.string()])('requires a scope and a source', (scopeId, sourceId) => {
    expect(isSearchOn({ scopeId, sourceId })).toBe(scopeId.trim() !== '' && sourceId.trim() !== '');
  });
});

describe('matchesTags', () => {
  it.prop([anyTags, anyTags])(
    '"at least one tag" matches exactly what "do not match tags" does not',
    (wanted, tags) => {
      fc.pre(wanted.length > 0);
      expect(matchesTags('match at least one tag', wanted, tags)).toBe(
        !matchesTags('do not match tags', wanted, tags),
      );
      expect(matchesTags('match at least one tag', wanted, tags)).toBe(
        tags.some((tag) => wanted.includes(tag)),
      );
    },
  );

  it.prop([anyTags, anyTags])('"all tags" matches only what "at least one tag" matches', (wanted, tags) => {
    fc.pre(wanted.length > 0);
    if (matchesTags('match all tags', wanted, tags))
      expect(matchesTags('match at least one tag', wanted, tags)).toBe(true);
    expect(matchesTags('match all tags', wanted, [...tags, ...wanted])).toBe(true);
    expect(matchesTags('match all tags', ['food', 'drink'], ['food'])).toBe(false);
  });

  it.prop([anyTags, fc.constantFrom(...TAG_BEHAVIOURS)])(
    'matches everything when no tags are requested',
    (tags, behaviour) => {
      expect(matchesTags(behaviour, [], tags)).toBe(true);
    },
  );
});

describe('wantsMore', () => {
  const anyPlace = fc.record({
    scrolled: fc.nat(10_000),
    screenHeight: fc.integer({ min: 1, max: 2000 }),
    listHeight: fc.nat(20_000),
  });

  it('triggers at 80 percent', () => {
    const place = { screenHeight: 100, listHeight: 1000 };
    expect([699, 700].map((scrolled) => wantsMore({ ...place, scrolled }))).toEqual([false, true]);
  });

  it.prop([anyPlace, fc.nat()])('stays true further down', (place, more) => {
    if (wantsMore(place)) expect(wantsMore({ ...place, scrolled: place.scrolled + more })).toBe(true);
    if (place.listHeight <= place.screenHeight) expect(wantsMore(place)).toBe(true);
  });

  it.prop([fc.array(fc.nat(400))])('checks at most once in 150 ms', (pauses) => {
    let last: number | undefined;
    let now = 0;
    for (const pause of pauses) {
      now += pause;
      if (!isThrottleOver(last, now)) continue;
      if (last !== undefined) expect(now - last).toBeGreaterThanOrEqual(150);
      last = now;
    }
    expect([isThrottleOver(0, 150), isThrottleOver(0, 149), isThrottleOver(undefined, 0)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
