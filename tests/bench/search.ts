/** `node tests/bench/search.ts`: search time and index size for sites of 1 000 and of 10 000 pages. */
import { LANGUAGES, type Language } from '@fairdesk/core/shared';
import { createSearchIndex } from '#adapters/platform/search/search-index.ts';
import { atLength } from './short.ts';

/** Words per page, and distinct words per site, a few of them frequent and most of them rare. */
const PAGE_WORDS = 300;
const SITE_WORDS = 30_000;
const TRIES = atLength(200, 20);

const LETTERS = { en: 'etaoinshrdlu', nl: 'enatirodslgh', es: 'eaosrnidlcué', tr: 'aeinrlıkdşuç' } as const;

/** The same words on every run. */
const random = (seed: number) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const vocabularyOf = (language: Language, next: () => number): readonly string[] =>
  Array.from({ length: SITE_WORDS }, () =>
    Array.from({ length: 3 + Math.floor(next() * 8) }, () => LETTERS[language][Math.floor(next() * 12)]).join(
      '',
    ),
  );

const megabytes = (): number => {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1_048_576;
};

const rows = [];
for (const pages of atLength([1000, 10_000], [100]))
  for (const language of LANGUAGES) {
    const next = random(pages);
    const words = vocabularyOf(language, next);
    const some = (count: number) =>
      Array.from({ length: count }, () => words[Math.floor(next() ** 3 * SITE_WORDS)]).join(' ');
    const before = megabytes();
    const started = performance.now();
    const index = createSearchIndex(language);
    for (let page = 0; page < pages; page += 1)
      index.put({
        ...{ id: `/${page}`, url: `/${page}`, type: 'page', tags: [], categories: [], halls: [] },
        ...{ title: some(5), description: some(15), text: some(PAGE_WORDS) },
      });
    const built = performance.now() - started;
    const first = performance.now();
    index.find('e');
    const sorting = performance.now() - first;
    const times = Array.from({ length: TRIES }, (_, turn) => {
      const text = turn % 4 === 0 ? (LETTERS[language][turn % 12] ?? 'e') : some(1 + (turn % 3));
      const begun = performance.now();
      index.find(text);
      return performance.now() - begun;
    }).toSorted((one, other) => one - other);
    const at = (part: number) => (times[Math.floor(part * (TRIES - 1))] ?? 0).toFixed(1);
    rows.push({
      pages,
      language,
      'built ms': Math.round(built),
      'first ms': sorting.toFixed(1),
      'median ms': at(0.5),
      'p95 ms': at(0.95),
      'worst ms': at(1),
      MB: Math.round(megabytes() - before),
    });
  }
console.table(rows);
