import { LANGUAGES } from '@fairdesk/core/shared';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { findResults } from '#adapters/platform/search/find-results.ts';
import { createSearchIndex, type SearchDocument } from '#adapters/platform/search/search-index.ts';

const WORDS = [
  'kas',
  'kassen',
  'çiçek',
  'IŞIK',
  'İstanbul',
  'innovación',
  'water',
  'the',
  'ñandú',
  'Straße',
  '2027',
];
const anyWord = fc.oneof(
  fc.constantFrom(...WORDS),
  fc.string({ unit: fc.constantFrom(...'abcığüşöçñéij'), minLength: 1, maxLength: 8 }),
);
const anyText = fc.array(anyWord, { maxLength: 6 }).map((words) => words.join(' '));
const anyDocument = fc.record({
  id: fc.constantFrom(...'abcdefgh'),
  title: anyText,
  description: anyText,
  text: anyText,
});
const documentOf = (
  document: Pick<SearchDocument, 'id' | 'title' | 'description' | 'text'>,
): SearchDocument => ({
  ...document,
  source: 'fair',
  url: `/${document.id}`,
  type: 'page',
  tags: [],
  categories: [],
  halls: [],
});
const anyLanguage = fc.constantFrom(...LANGUAGES);

const indexOf = (language: string, documents: readonly Parameters<typeof documentOf>[0][]) => {
  const index = createSearchIndex(language);
  for (const document of documents) index.put(documentOf(document));
  return index;
};
const idsIn = (index: ReturnType<typeof indexOf>, keyphrase: string) =>
  findResults([index], { query: { keyphrase }, offset: 0, limit: 100 }, []).documents.map(({ id }) => id);
const one = (language: string, title: string) =>
  indexOf(language, [{ id: 'a', title, description: '', text: '' }]);

describe('the index of a site', () => {
  it.prop([anyLanguage, fc.array(anyDocument, { minLength: 1 })])(
    'always finds the latest document under an id by each of its words, in any case and accents',
    (language, documents) => {
      const index = indexOf(language, documents);
      const last = new Map(documents.map((document) => [document.id, document]));
      expect(index.size).toBe(last.size);
      for (const { id, title, description, text } of last.values())
        for (const word of `${title} ${description} ${text}`.match(/[\p{L}\p{N}]+/gu) ?? [])
          for (const written of [word, word.toUpperCase(), word.normalize('NFD').replaceAll(/\p{M}/gu, '')])
            expect(idsIn(index, written)).toContain(id);
    },
  );

  it.prop([anyLanguage, fc.array(anyDocument), fc.constantFrom(...'abcdefgh'), anyText])(
    'never finds a removed document, nor any document twice',
    (language, documents, gone, text) => {
      const index = indexOf(language, documents);
      index.remove(gone);
      const found = idsIn(index, text);
      expect(found).not.toContain(gone);
      expect(new Set(found).size).toBe(found.length);
    },
  );

  it.prop([anyLanguage, fc.array(anyDocument), anyText, anyWord])(
    'never finds more for an additional word',
    (language, documents, text, word) => {
      const index = indexOf(language, documents);
      const fewer = idsIn(index, `${word} ${text}`);
      if (text !== '') expect(idsIn(index, text)).toEqual(expect.arrayContaining(fewer));
    },
  );

  it.prop([anyLanguage, anyDocument, fc.array(anyText, { maxLength: 5 }), anyText])(
    'finds a text that is added in parts like one that is added at once',
    (language, document, parts, text) => {
      const inParts = indexOf(language, [{ ...document, text: '' }]);
      for (const part of parts) inParts.append(part);
      const atOnce = indexOf(language, [{ ...document, text: parts.join(' ') }]);
      expect(idsIn(inParts, text)).toEqual(idsIn(atOnce, text));
    },
  );

  it.prop([anyLanguage, anyWord])(
    'ranks a match in the title above the description above the text',
    (language, word) => {
      const index = indexOf(language, [
        { id: 'c', title: '', description: '', text: word },
        { id: 'b', title: '', description: word, text: word },
        { id: 'a', title: `${word}en`, description: '', text: '' },
      ]);
      expect(idsIn(index, word)).toEqual(['a', 'b', 'c']);
    },
  );

  it.prop([anyLanguage, fc.string({ unit: 'binary', maxLength: 500 })])(
    'responds to any text',
    (language, text) => {
      expect(idsIn(one(language, 'water'), text).length).toBeLessThanOrEqual(1);
    },
  );

  it('finds inflected forms of a word in its language', () => {
    const forms = [
      ['nl', 'kassen', 'kas'],
      ['nl', 'café bloem', 'cafe bloem'],
      ['nl', 'beursvloer', 'beursv'],
      ['es', 'innovaciones', 'innovación'],
      ['es', 'innovaciones', 'innovacion'],
      ['es', 'español', 'espanol'],
      ['en', 'pumping stations', 'pumped station'],
      ['tr', 'kitaplar', 'kitap'],
      ['tr', 'IŞIK', 'isik'],
      ['tr', 'ışık', 'IŞIK'],
      ['tr', 'çiçek', 'cicek'],
      ['tr', 'İstanbul', 'ISTANBUL'],
      ['tr', 'istanbul', 'İstanbul'],
    ] as const;
    for (const [language, title, text] of forms)
      expect([title, text, idsIn(one(language, title), text).length]).toEqual([title, text, 1]);
  });

  it('matches prefixes for the last word only', () => {
    expect(idsIn(one('en', 'water pumps'), 'water pu')).toHaveLength(1);
    expect(idsIn(one('en', 'water pumps'), 'wat pumps')).toHaveLength(0);
  });

  it('returns everything for a text without words, sorted by title', () => {
    const index = indexOf('en', [
      { id: 'b', title: 'Water', description: '', text: '' },
      { id: 'a', title: 'Zinc', description: '', text: '' },
    ]);
    expect(idsIn(index, ' !!! ')).toEqual(['b', 'a']);
  });

  it('reports when so many entries were replaced that it should be rebuilt', () => {
    const index = one('en', 'water');
    expect(index.isWorn).toBe(false);
    for (let turn = 0; turn < 1000; turn += 1)
      index.put(documentOf({ id: 'a', title: 'water', description: '', text: '' }));
    expect([index.isWorn, index.size]).toEqual([true, 1]);
  });
});
