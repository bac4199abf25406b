import {
  isOutdated,
  isPageListed,
  PAGE_VIEWS,
  type PageEntry,
  type PageTranslation,
  pageMark,
  pageMarkIn,
  pageTree,
} from '@fairdesk/core/editor';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

/** So many that every state of a page is among them. */
const many = { numRuns: 500 };

const path = fc
  .array(fc.constantFrom('visit', 'news', 'stand', 'map'), { maxLength: 4 })
  .map((names) => `/${names.join('/')}`);

const translation: fc.Arbitrary<PageTranslation> = fc.record(
  {
    language: fc.constantFrom(...LANGUAGES),
    title: fc.constantFrom('Getting there', 'Bereikbaarheid', 'Cómo llegar', 'ISTANBUL', 'Ulaşım'),
    status: fc.constantFrom('published', 'unpublished'),
    isChanged: fc.boolean(),
    publishAt: fc.constant('2027-05-03T08:00:00.000Z'),
    isHeldBack: fc.boolean(),
    updated: fc.constant('2027-05-01T08:00:00.000Z'),
    edited: fc.constantFrom('2027-05-01T08:00:00.000Z', '2027-05-02T08:00:00.000Z'),
  },
  { requiredKeys: ['language', 'title', 'status', 'isChanged', 'updated'] },
);

const entry: fc.Arbitrary<PageEntry> = fc.record({
  path,
  isNeeded: fc.boolean(),
  translations: fc.uniqueArray(translation, { selector: ({ language }) => language, minLength: 1 }),
});

/** By path; a page before those below it. */
const entries = fc
  .uniqueArray(entry, { selector: (one) => one.path, maxLength: 30 })
  .map((all) => all.toSorted((a, b) => (a.path < b.path ? -1 : 1)));

const isBelow = (one: string, other: string) => other !== '/' && one.startsWith(`${other}/`);

describe('pageTree', () => {
  it.prop([entries])('lists every page once, with the number of pages above and below it', (all) => {
    const tree = pageTree(all);
    expect(tree.map((branch) => branch.entry)).toEqual(all);
    for (const { entry: own, depth, below } of tree) {
      expect(depth).toBe(all.filter((other) => isBelow(own.path, other.path)).length);
      expect(below).toBe(all.filter((other) => isBelow(other.path, own.path)).length);
    }
  });
});

describe('pageMark', () => {
  it.prop([translation], many)('is that of what comes next, then of what is there', (one) => {
    const marks = [
      ...(one.publishAt === undefined ? [] : ['scheduled']),
      ...(one.isHeldBack ? ['held'] : []),
      ...(one.status === 'unpublished' ? ['unpublished'] : []),
      ...(one.isChanged ? ['changed'] : []),
      'published',
    ];
    expect(pageMark(one)).toBe(marks[0]);
  });

  it('is missing without a page', () => {
    expect(pageMark(undefined)).toBe('missing');
  });
});

describe('isOutdated', () => {
  const anyDay = fc.constantFrom(undefined, '2027-05-01', '2027-05-02', '2027-05-03');
  const anyStatus = fc.constantFrom('published' as const, 'unpublished' as const);

  it.prop([anyDay, anyDay, anyStatus, anyStatus])(
    'is true exactly when both are published and the source was edited later',
    (source, translated, status, other) => {
      const own = (language: 'en' | 'nl', edited: string | undefined, state: typeof status) => ({
        ...{ language, title: '', status: state, isChanged: false, updated: '' },
        ...(edited !== undefined && { edited }),
      });
      const translations = [own('nl', translated, other), own('en', source, status)];
      const isLater = source !== undefined && (translated === undefined || translated < source);
      const isPublished = status === 'published' && other === 'published';
      const page = { path: '/', isNeeded: true, translations };
      expect(isOutdated(page, 'nl')).toBe(isPublished && isLater);
      expect(pageMarkIn(page, 'nl') === 'outdated').toBe(isPublished && isLater);
      expect(isOutdated(page, 'es')).toBe(false);
    },
  );

  it.prop([entry])('is never true of the source, nor without one that an editor changed', (one) => {
    expect(isOutdated(one, 'en')).toBe(false);
    const source = one.translations.find(({ language }) => language === 'en');
    const outdated = LANGUAGES.filter((language) => isOutdated(one, language));
    if (source?.edited === undefined || source.status !== 'published') expect(outdated).toEqual([]);
    for (const language of outdated)
      expect(one.translations.find((each) => each.language === language)?.edited).not.toBe(source?.edited);
  });

  it.prop([entry])('gives way to a draft in the marks of the list', (one) => {
    for (const language of LANGUAGES) {
      const found = one.translations.find((each) => each.language === language);
      const isPlain = pageMark(found) === 'published' && isOutdated(one, language);
      expect(pageMarkIn(one, language)).toBe(isPlain ? 'outdated' : pageMark(found));
    }
  });
});

describe('isPageListed', () => {
  const filter = fc.record({
    view: fc.constantFrom(...PAGE_VIEWS),
    language: fc.constantFrom(...LANGUAGES),
    search: fc.constantFrom('', ' getting ', 'COMO', 'ulasim', 'istanbul', '/visit', 'nothing of it'),
  });

  it.prop([entry, filter, fc.subarray([...LANGUAGES])], many)(
    'lists a page in a view exactly when a mark of it in an offered language says so',
    (one, chosen, offered) => {
      const marks = LANGUAGES.map((language) => {
        const found = one.translations.find((each) => each.language === language);
        return { language, found, mark: pageMark(found) };
      });
      const visible = marks.filter(({ language }) => offered.includes(language));
      const expected = {
        all: true,
        changed: visible.some(({ found }) => found?.isChanged),
        scheduled: visible.some(({ mark }) => mark === 'scheduled' || mark === 'held'),
        missing: marks.some(({ mark, language }) => mark === 'missing' && language === chosen.language),
        outdated: isOutdated(one, chosen.language),
      }[chosen.view];
      expect(isPageListed(one, { ...chosen, search: '' }, offered)).toBe(expected);
      if (isPageListed(one, chosen, offered)) expect(expected).toBe(true);
    },
  );

  it.prop([entry, fc.constantFrom('search', 'SEARCH', 'sèarch ')])(
    'finds a page by a part of a title or of its path, without case and accents',
    (one, search) => {
      const all = { view: 'all', language: 'en', search } as const;
      const [first, ...others] = one.translations;
      if (first === undefined) return;
      const titled = { ...one, translations: [...others, { ...first, title: 'The Séarch page' }] };
      expect(isPageListed(titled, all, [])).toBe(true);
      expect(isPageListed({ ...one, path: `${one.path}/search-here` }, all, [])).toBe(true);
      expect(isPageListed(one, all, [])).toBe(false);
    },
  );

  it.prop([fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })), fc.nat(), fc.nat()])(
    'finds a title by any part of it in capitals and in small letters',
    (letters, one, other) => {
      const [start, end] = [one, other].map((place) => place % (letters.length + 1)) as [number, number];
      const part = letters.slice(Math.min(start, end), Math.max(start, end)).join('');
      const translation = { language: 'en', title: letters.join(''), status: 'published' } as const;
      const page = {
        ...{ path: '/', isNeeded: true },
        translations: [{ ...translation, isChanged: false, updated: '' }],
      };
      for (const search of [part, part.toUpperCase(), part.toLowerCase()])
        expect(isPageListed(page, { view: 'all', language: 'en', search }, [])).toBe(true);
    },
  );

  it('takes the four letters i of Turkish for one', () => {
    const page = {
      path: '/',
      isNeeded: true,
      translations: [
        { language: 'tr', title: 'İSTANBUL', status: 'published', isChanged: false, updated: '' },
      ],
    } as const;
    for (const search of ['istanbul', 'ıstanbul', 'ISTANBUL', 'İstanbul'])
      expect(isPageListed(page, { view: 'all', language: 'tr', search }, [])).toBe(true);
  });
});
