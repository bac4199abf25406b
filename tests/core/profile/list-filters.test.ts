import {
  categoryFaults,
  descriptionsIn,
  EXHIBITOR_SEARCH_MAX,
  exhibitorParameters,
  exhibitorSearch,
  isApproved,
  letterOf,
  letterStarts,
  productSearch,
  splitHouseNumber,
  visibleDescriptions,
  withDescription,
} from '@fairdesk/core/profile';
import { fc, it } from '@fast-check/vitest';
import { describe, expect } from 'vitest';

const texts = fc.constantFrom('', 'a', 'b');
const anyDescription = fc.record({ shortDescription: texts, longDescription: texts });

describe('the filters of exhibitors', () => {
  it.prop([
    fc.constantFrom('NL', 'nl', ' tr ', 'NLD', ''),
    fc.constantFrom('1', '0', ''),
    fc.constantFrom('grid', 'list', ''),
    fc.constantFrom('1', '2', '0'),
  ])(
    'are read exactly, and repeated only where they differ from the default',
    (country, novelty, view, page) => {
      const search = exhibitorSearch({ country, new: novelty, view, page });
      const code = country.trim().toUpperCase();
      expect(search).toMatchObject({
        country: code.length === 2 ? code : '',
        novelties: novelty === '1',
        view: view === 'grid' ? 'grid' : 'list',
        page: page === '2' ? 2 : 1,
      });
      expect(exhibitorParameters(search)).toStrictEqual({
        ...(code.length === 2 && { country: code }),
        ...(novelty === '1' && { new: '1' }),
        ...(view === 'grid' && { view: 'grid' }),
        ...(page === '2' && { page: '2' }),
      });
    },
  );

  it.prop([fc.constantFrom('', ' ', ' '.repeat(EXHIBITOR_SEARCH_MAX)), fc.constantFrom(-1, 0, 1)])(
    'ignore spaces around a text before they cut it',
    (space, more) => {
      const word = 'x'.repeat(EXHIBITOR_SEARCH_MAX + more);
      const cut = word.slice(0, EXHIBITOR_SEARCH_MAX);
      expect(exhibitorSearch({ q: `${space}${word}${space}`, hall: `${space}8${space}` })).toMatchObject({
        search: cut,
        hall: '8',
      });
    },
  );
});

describe('a search text', () => {
  it.prop([fc.string({ unit: fc.constantFrom('\0', ' ', 'a'), maxLength: 20 })])(
    'never contains NUL, which no service accepts',
    (text) => {
      const clean = text.replaceAll('\0', '').trim();
      const query = { q: text, hall: text, category: text };
      expect(exhibitorSearch(query)).toMatchObject({ search: clean, hall: clean, category: clean });
      expect(productSearch(query)).toMatchObject({ search: clean, category: clean });
    },
  );

  it.prop([fc.string({ unit: fc.constantFrom('👍', 'ş', 'a'), minLength: 1, maxLength: 120 })])(
    'is cut to whole characters',
    (text) => {
      const { search } = exhibitorSearch({ q: text });
      expect(search).toBe([...text].slice(0, EXHIBITOR_SEARCH_MAX).join(''));
    },
  );
});

describe('the letter of a name', () => {
  it.prop([fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZЖ水')])(
    'is searched in lower case, and is the same after spaces',
    (letter) => {
      expect(letterStarts(letter)).toContain(letter.toLowerCase());
      expect(letterOf(` ${letter}x`)).toBe(letter);
    },
  );

  it('is searched by digits and signs for names without letters', () => {
    expect(letterStarts('#')).toContain('3');
    expect(letterOf('жук')).toBe('Ж');
  });
});

describe('descriptions', () => {
  const profiles = fc.record({
    shortDescription: texts,
    longDescription: texts,
    texts: fc.record({ en: anyDescription, nl: anyDescription }, { requiredKeys: [] }),
  });
  const languages = fc.constantFrom('en' as const, 'nl' as const, 'tr' as const);

  it.prop([profiles, languages])(
    'are the main ones in English, and replace each missing one',
    (profile, language) => {
      const { shortDescription, longDescription } = profile;
      const main = { shortDescription, longDescription };
      const empty = { shortDescription: '', longDescription: '' };
      const foreign = language === 'nl' ? (profile.texts.nl ?? empty) : empty;
      const own = language === 'en' ? main : foreign;
      expect(descriptionsIn(profile, language)).toEqual(own);
      const { languages: others, ...visible } = visibleDescriptions(profile, language);
      expect(visible).toEqual({
        shortDescription: own.shortDescription || shortDescription,
        longDescription: own.longDescription || longDescription,
      });
      const isForeign = (field: keyof typeof main) => own[field] === '' && main[field] !== '';
      expect(others).toEqual({
        ...(isForeign('shortDescription') && { shortDescription: 'en' }),
        ...(isForeign('longDescription') && { longDescription: 'en' }),
      });
    },
  );

  it.prop([profiles, languages, texts])('change in one language only', (profile, language, text) => {
    const changed = withDescription(profile, language, { longDescription: text });
    for (const each of ['en', 'nl', 'tr'] as const) {
      const before = descriptionsIn(profile, each);
      const after = each === language ? { ...before, longDescription: text } : before;
      expect(descriptionsIn(changed, each)).toEqual(after);
    }
    expect(changed.texts.en).toEqual(profile.texts.en);
  });
});

describe('isApproved', () => {
  it.prop([fc.boolean(), fc.constantFrom('', 'PUBLIC', 'IN_REVIEW', 'SENT_BACK')])(
    'is false exactly of what waits for a decision at an event with approval',
    (asksApproval, status) => {
      const isWaiting = status !== '' && status !== 'PUBLIC';
      expect(isApproved({ asksApproval }, status)).toBe(!(asksApproval && isWaiting));
    },
  );
});

describe('categoryFaults', () => {
  const leaves = ['a', 'b', 'c'].map((id) => ({ id, name: id, selected: false }));
  const tree = [{ id: 'm', name: '', groups: [{ id: 'g', name: '', categories: leaves }] }];

  it.prop([fc.subarray(['a', 'b', 'c']), fc.option(fc.nat(3), { nil: undefined })])(
    'state the limit exactly when there is one and it is exceeded',
    (ids, max) => {
      const isOver = max !== undefined && ids.length > max;
      expect(categoryFaults(tree, ids, max)).toEqual(
        isOver ? [{ path: 'categories', code: 'category-limit', params: { n: max } }] : [],
      );
    },
  );
});

describe('splitHouseNumber', () => {
  it.each([
    ['', '', ''],
    ['No:5/A', '', 'No:5/A'],
    ['12-B', '12', 'B'],
    ['12A-B', '12', 'A-B'],
    ['12-14', '12', '-14'],
  ])('%j is %j and %j', (typed, houseNumber, addition) => {
    expect(splitHouseNumber(typed)).toEqual({ houseNumber, addition });
  });
});
