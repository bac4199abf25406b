import {
  articleDate,
  cardHref,
  cardTags,
  type NewsOverview,
  newsPage,
  pageLoaded,
  relatedNews,
  startOverview,
  tagHref,
  toggleTag,
} from '@fairdesk/core/articles';
import { slashedDay } from '@fairdesk/core/page';
import { matchesTags, offsetOf } from '@fairdesk/core/search';
import { anyFairDay } from '@fairdesk/core/testing';
import fc from 'fast-check';
import { describe } from 'vitest';
import { agrees } from './agrees.ts';
import { partsOf, weekday } from './calendar.ts';

const tags = ['water', 'water-reuse', 'reuse', 'energy', 'wat'] as const;
const someTags = fc.subarray([...tags]);
const behaviour = fc.constantFrom('match at least one tag', 'do not match tags', 'match all tags');

/** Portal spec §5: the three ways in which tags filter. */
const passes = (way: string, wanted: readonly string[], own: readonly string[]): boolean => {
  if (wanted.length === 0) return true;
  let hits = 0;
  for (const tag of wanted) if (own.includes(tag)) hits += 1;
  if (way === 'match all tags') return hits === wanted.length;
  return way === 'do not match tags' ? hits === 0 : hits > 0;
};

describe('tags, by a second implementation', () => {
  agrees('filter the same', fc.tuple(behaviour, someTags, someTags), matchesTags, passes);

  const title = fc
    .array(fc.constantFrom('W', 'a', 'ter', ' ', 'Re', 'use', '-', '3'), { minLength: 1, maxLength: 8 })
    .map((parts) => parts.join(''))
    .filter((text) => text.trim() !== '');
  const page = fc.constantFrom('/news/tag', '/news/tag/', '/clearwater/news');
  agrees('have the same address', fc.tuple(page, title), tagHref, (at, tag) => {
    const trimmed = tag.trim();
    let slug = '';
    for (const character of trimmed) slug += character === ' ' ? '-' : character.toLowerCase();
    return `${at.endsWith('/') ? at : `${at}/`}${slug}`;
  });
  agrees(
    'of a card are the first three, and its address ends in its slug',
    fc.tuple(someTags, page, fc.constantFrom('quiet-pumps', 'a b')),
    (own, at, slug) => [cardTags({ tags: own }), cardHref(at, slug)],
    (own, at, slug) => [
      own.filter((_tag, place) => place < 3),
      `${at.endsWith('/') ? at : `${at}/`}${slug.split(' ').join('%20')}`,
    ],
  );
});

describe('lists of news, by a second implementation', () => {
  const articles = (max: number) =>
    fc
      .array(someTags, { maxLength: max })
      .map((all) => all.map((own, at) => ({ slug: `article-${at}`, tags: own })));
  /** One page exactly full, one article more, and any other number. */
  const list = fc.oneof(
    fc
      .constantFrom(0, 11, 12, 13, 24, 25)
      .chain((count) =>
        fc
          .array(someTags, { minLength: count, maxLength: count })
          .map((all) => all.map((own, at) => ({ slug: `article-${at}`, tags: own }))),
      ),
    articles(40),
  );
  agrees(
    'have the same pages',
    fc.tuple(list, fc.integer({ min: 1, max: 4 }), someTags, behaviour),
    (all, page, wanted, way) => {
      const loaded = newsPage(all, { page, tags: wanted, behaviour: way });
      return [loaded.cards.map(({ slug }) => slug), loaded.hasNext, loaded.page, loaded.tags];
    },
    (all, page, wanted, way) => {
      const found: string[] = [];
      for (const { slug, tags: own } of all) if (passes(way, wanted, own)) found.push(slug);
      const shown: string[] = [];
      for (let at = (page - 1) * 12; at < page * 12 && at < found.length; at += 1)
        shown.push(found[at] as string);
      return [shown, found.length > page * 12, page, wanted];
    },
  );

  agrees(
    'relate the same articles where an editor chose none',
    fc.tuple(articles(8), fc.nat(8)),
    (all, at) => relatedNews(all, `article-${at}`).map(({ slug }) => slug),
    (all, at) => {
      const own = all[at]?.tags ?? [];
      const shared = (other: { readonly tags: readonly string[] }) =>
        other.tags.filter((tag) => own.some((one) => one === tag)).length;
      const left = all.filter((_article, place) => place !== at);
      const found: string[] = [];
      for (let most = tags.length; most >= 0; most -= 1)
        for (const other of left) if (shared(other) === most) found.push(other.slug);
      return found.slice(0, 3);
    },
  );

  type Step =
    | { readonly kind: 'tag'; readonly tag: string }
    | { readonly kind: 'page'; readonly page: number; readonly hasNext: boolean; readonly isLate: boolean };
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ kind: fc.constant('tag' as const), tag: fc.constantFrom(...tags) }),
    fc.record({
      kind: fc.constant('page' as const),
      page: fc.integer({ min: 1, max: 3 }),
      hasNext: fc.boolean(),
      isLate: fc.boolean(),
    }),
  );
  const start: NewsOverview<string> = startOverview<string>();
  agrees(
    'load the same while tags change and responses arrive',
    fc.tuple(fc.array(step, { maxLength: 12 })),
    (steps) => {
      let state = start;
      for (const [at, each] of steps.entries()) {
        if (each.kind === 'tag') state = toggleTag(state, each.tag);
        else {
          const chosen = each.isLate ? ['a former choice'] : state.tags;
          const { page, hasNext } = each;
          state = pageLoaded(state, { page, hasNext, tags: chosen, cards: [`card ${at}`] });
        }
      }
      return [state.tags.toSorted(), state.nextPage, state.cards];
    },
    (steps) => {
      // What was loaded before the last change of a tag no longer counts.
      const last = steps.findLastIndex(({ kind }) => kind === 'tag');
      const chosen = tags.filter(
        (tag) => steps.filter((each) => each.kind === 'tag' && each.tag === tag).length % 2 === 1,
      );
      let next: number | undefined = 1;
      const cards: string[] = [];
      for (const [at, each] of steps.entries()) {
        if (at < last || each.kind === 'tag' || each.isLate || each.page !== next) continue;
        cards.push(`card ${at}`);
        next = each.hasNext ? each.page + 1 : undefined;
      }
      return [chosen.toSorted(), next, cards];
    },
  );
});

describe('dates of news, by a second implementation', () => {
  const WEEKDAYS = {
    en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    nl: ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'],
    es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
    tr: ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma', 'Cumartesi', 'Pazar'],
  } as const;
  const MONTHS = {
    en: 'January February March April May June July August September October November December',
    nl: 'januari februari maart april mei juni juli augustus september oktober november december',
    es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    tr: 'Ocak Şubat Mart Nisan Mayıs Haziran Temmuz Ağustos Eylül Ekim Kasım Aralık',
  } as const;
  const day = fc.oneof(anyFairDay, fc.constantFrom('2028-02-29', '2027-12-31', '2027-01-01'));
  agrees(
    'read the same in every language',
    fc.tuple(day, fc.constantFrom('en' as const, 'nl' as const, 'es' as const, 'tr' as const), fc.boolean()),
    (on, language, hasTime) => articleDate(hasTime ? `${on}T23:59:59Z` : on, language),
    (on, language) => {
      const [year, month, date] = partsOf(on);
      const name = WEEKDAYS[language][weekday(on)];
      const monthName = MONTHS[language].split(' ')[month - 1];
      const forms = {
        en: `${name}, ${monthName} ${date}, ${year}`,
        nl: `${name} ${date} ${monthName} ${year}`,
        es: `${name}, ${date} de ${monthName} de ${year}`,
        tr: `${date} ${monthName} ${year} ${name}`,
      };
      return forms[language];
    },
  );
  agrees(
    'of eight digits have the same slashes',
    fc.tuple(
      fc.oneof(
        day.map((on) => on.split('-').join('')),
        fc.constantFrom('', 'soon', '2027', '202701261'),
      ),
    ),
    slashedDay,
    (text) => {
      const isDay = text.length === 8 && [...text].every((digit) => '0123456789'.includes(digit));
      return isDay ? `${text.slice(0, 4)}/${text.slice(4, 6)}/${text.slice(6)}` : text;
    },
  );
  agrees('of search begin at the same result', fc.tuple(fc.nat(50)), offsetOf, (page) => page * 9);
});
