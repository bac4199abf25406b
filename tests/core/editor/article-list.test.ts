import { tagSlug } from '@fairdesk/core/articles';
import {
  ARTICLE_VIEWS,
  type ArticleEntry,
  articlesByDate,
  articleTags,
  isArticleListed,
  isOutdated,
} from '@fairdesk/core/editor';
import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const anyTags = fc.subarray(['Water', 'Your visit', 'İstanbul', 'water', 'Cuma', 'Çay', ' ', '...']);
const anyDate = fc.constantFrom(
  '',
  '2027-05-01',
  '2027-05-01T08:00:00+02:00',
  '2027-05-01T07:00:00Z',
  '2026-01-01',
);
const anyEntry: fc.Arbitrary<ArticleEntry> = fc.record({
  path: fc.constantFrom('/news/a', '/news/b', '/news/c'),
  id: fc.uuid(),
  isNeeded: fc.constant(false),
  translations: fc.subarray([...LANGUAGES], { minLength: 1 }).chain((languages) =>
    fc.tuple(
      ...languages.map((language) =>
        fc.record(
          {
            language: fc.constant(language),
            title: fc.constantFrom('Doors open', 'Kapılar açık', ''),
            status: fc.constantFrom('published' as const, 'unpublished' as const),
            isChanged: fc.boolean(),
            publishAt: fc.constant('2027-05-03T08:00:00.000Z'),
            isHeldBack: fc.constant(true),
            updated: fc.constant('2027-05-01T08:00:00.000Z'),
            edited: fc.constantFrom('2027-05-01T08:00:00.000Z', '2027-05-02T08:00:00.000Z'),
            date: anyDate,
            tags: anyTags,
          },
          { requiredKeys: ['language', 'title', 'status', 'isChanged', 'updated', 'date', 'tags'] },
        ),
      ),
    ),
  ),
});
const anyEntries = fc.array(anyEntry, { maxLength: 8 });
/** The views of an article that is in this state in one language. */
const statesOf = ({ status, isChanged, publishAt, isHeldBack }: ArticleEntry['translations'][number]) => [
  ...(isChanged ? ['changed'] : []),
  ...(publishAt === undefined && !isHeldBack ? [] : ['scheduled']),
  ...(status === 'published' ? ['published'] : []),
  ...(status === 'unpublished' && publishAt === undefined && !isHeldBack ? ['unpublished'] : []),
];
const ALL = { view: 'all', language: 'en', search: '', tag: '' } as const;

describe('the list of articles', () => {
  it.prop([anyEntries])('shows each article once, and never an older one before a newer one', (entries) => {
    const listed = articlesByDate(entries);
    expect(listed).toHaveLength(entries.length);
    expect(new Set(listed)).toEqual(new Set(entries));
    const latest = ({ translations }: ArticleEntry) =>
      translations
        .map(({ date }) => date.slice(0, 10))
        .toSorted()
        .at(-1) ?? '';
    const days = listed.map(latest);
    expect(days).toEqual(days.toSorted().toReversed());
  });

  it('puts those with a time before those without, the latest first, in any zone', () => {
    const of = (path: string, date: string): ArticleEntry => ({
      ...{ path, id: path, isNeeded: false },
      translations: [
        {
          ...{ language: 'en', title: path, status: 'published', isChanged: false },
          ...{ updated: '', date, tags: [] },
        },
      ],
    });
    const sorted = articlesByDate([
      // The paths are in another order.
      of('/news/c-day', '2027-05-01'),
      of('/news/b-early', '2027-05-01T08:00:00+02:00'),
      of('/news/a-late', '2027-05-01T07:00:00+00:00'),
      of('/news/d-before', '2027-04-30T23:00:00+00:00'),
    ]);
    expect(sorted.map(({ path }) => path)).toEqual([
      ...['/news/a-late', '/news/b-early', '/news/c-day', '/news/d-before'],
    ]);
  });

  it('lists an article with a date that is none', () => {
    const entry: ArticleEntry = {
      ...{ path: '/news/a', id: 'a', isNeeded: false },
      translations: [
        {
          ...{ language: 'en', title: 'Doors open', status: 'unpublished', isChanged: true },
          ...{ updated: '', date: '2027-13-01T09:00', tags: [] },
        },
      ],
    };
    expect(articlesByDate([entry, entry])).toEqual([entry, entry]);
  });

  it.prop([anyEntry, fc.constantFrom(...LANGUAGES)])(
    'lists an article in each view of which one of its languages is',
    (entry, language) => {
      const states = entry.translations.flatMap(statesOf);
      const isMissing = entry.translations.every((each) => each.language !== language);
      const expected = new Set([
        ...['all', ...states, ...(isMissing ? ['missing'] : [])],
        ...(isOutdated(entry, language) ? ['outdated'] : []),
      ]);
      for (const view of ARTICLE_VIEWS)
        expect([view, isArticleListed(entry, { ...ALL, view, language })]).toEqual([
          view,
          expected.has(view),
        ]);
    },
  );

  it.prop([anyEntry, fc.constantFrom('', 'NEWS/A', 'kapilar', 'Doors open', 'opens')])(
    'finds by a part of the path, or of a title in any language',
    (entry, search) => {
      const texts = [entry.path, ...entry.translations.map(({ title }) => title)];
      const plain = texts.map((text) => text.toLowerCase().replaceAll('ı', 'i'));
      const isFound = plain.some((text) => text.includes(search.toLowerCase()));
      expect(isArticleListed(entry, { ...ALL, search })).toBe(isFound);
      expect(isArticleListed(entry, { ...ALL, search, view: 'published' })).toBe(
        isFound && entry.translations.some(({ status }) => status === 'published'),
      );
    },
  );

  it.prop([anyEntries, fc.constantFrom(undefined, ...LANGUAGES)])(
    'offers each tag of a language, or of all, once and in alphabetical order, and no blank one',
    (entries, language) => {
      const tags = articleTags(entries, language);
      const all = entries.flatMap(({ translations }) =>
        translations.flatMap((each) =>
          language === undefined || each.language === language ? each.tags : [],
        ),
      );
      expect(tags).toEqual(tags.toSorted(new Intl.Collator(language ?? 'en').compare));
      for (const tag of tags) expect(all).toContain(tag);
      const slugs = tags.map(tagSlug);
      expect(new Set(slugs).size).toBe(slugs.length);
      expect(new Set(slugs)).toEqual(new Set(all.map(tagSlug).filter((slug) => slug !== '')));
    },
  );

  it.prop([anyEntries])('finds by each tag exactly the articles that have it, in any spelling', (entries) => {
    for (const tag of articleTags(entries)) {
      const found = entries.filter((entry) => isArticleListed(entry, { ...ALL, tag }));
      expect(found.length).toBeGreaterThan(0);
      for (const entry of entries) {
        const own = entry.translations.flatMap(({ tags }) => tags.map((each) => each.toLowerCase()));
        expect(found.includes(entry)).toBe(own.includes(tag.toLowerCase()));
      }
    }
  });
});
