import type { SearchFilter } from '@fairdesk/core/search';
import { fold } from '#adapters/platform/database/fold.ts';
import { propertyOf } from '#adapters/platform/search/property-of.ts';
import type { Item } from '#adapters/platform/search/search-body.ts';
import type { FoundDocument, SearchDocument } from '#adapters/platform/search/search-index.ts';
import { type Word, wordReader } from '#adapters/platform/search/words.ts';

type Search = Item['search'];

/** A search that goes through every document, as plain as possible: the real one must find the same. */
export const referenceSearch = (
  language: string,
  sites: readonly (readonly SearchDocument[])[],
  search: Search,
  models: readonly FoundDocument[],
) => {
  const scoreOf = scorer(language, search.query?.keyphrase ?? '');
  const found = sites
    .flatMap((documents) =>
      documents
        .map((document) => ({ document, score: scoreOf(document), key: keyOf(document) }))
        .filter(({ score }) => score > 0)
        .sort((one, other) => other.score - one.score || (one.key < other.key ? -1 : 1)),
    )
    .map(({ document }) => document)
    .filter((document) => search.filter === undefined || passes(document, search.filter));
  const all = found.filter((document) => isSelected(document, search.facet, undefined));
  const sorted = all
    .toSorted((one, other) => likenessOf(other, search, models) - likenessOf(one, search, models))
    .toSorted((one, other) => {
      for (const { name, order } of search.sort?.value ?? []) {
        const [mine, theirs] = [propertyOf(one, name)[0] ?? '', propertyOf(other, name)[0] ?? ''];
        if (mine !== theirs) return mine < theirs === (order === 'asc') ? -1 : 1;
      }
      return 0;
    });
  return {
    ids: sorted.slice(search.offset, search.offset + search.limit).map(({ id }) => id),
    total: all.length,
    facets: facetsIn(found, search.facet),
  };
};

const keyOf = ({ title, id }: SearchDocument): string => `${fold(title)} ${id}`;

/** 12, 6 and 3 for a word in title, description and text; 1 less for a stem, 2 less for a prefix. */
const scorer = (language: string, text: string): ((document: SearchDocument) => number) => {
  const read = wordReader(language);
  const words = read(text);
  const last = words.at(-1)?.folded;
  const sought = new Map(words.map((word) => [word.folded, word]));
  return (document) => {
    const fields = [document.title, document.description, document.text].map(read);
    const worths = [...sought.values()].map((word) =>
      Math.max(
        0,
        ...fields.flatMap((own, field) =>
          own.map((each) => {
            const less = lessFor(each, word, word.folded === last);
            return less === undefined ? 0 : ([12, 6, 3][field] ?? 0) - less;
          }),
        ),
      ),
    );
    if (worths.includes(0)) return 0;
    return worths.reduce((sum, worth) => sum + worth, sought.size === 0 ? 1 : 0);
  };
};

const lessFor = (own: Word, wanted: Word, isBegun: boolean): number | undefined => {
  if (own.folded === wanted.folded) return 0;
  if (own.stem === wanted.stem) return 1;
  return isBegun && own.folded.startsWith(wanted.folded) ? 2 : undefined;
};

const passes = (document: FoundDocument, filter: SearchFilter): boolean => {
  switch (filter.type) {
    case 'anyOf':
      return filter.values.some((value) => propertyOf(document, filter.name).includes(value));
    case 'allOf':
      return filter.values.every((value) => propertyOf(document, filter.name).includes(value));
    case 'and':
      return filter.filters.every((one) => passes(document, one));
    case 'or':
      return filter.filters.some((one) => passes(document, one));
    case 'not':
      return !passes(document, filter.filter);
    default:
      return propertyOf(document, filter.name).some((own) => {
        const wanted = String(filter.value);
        const holds = { eq: own === wanted, lt: own < wanted, lte: own <= wanted, gt: own > wanted };
        return filter.type === 'gte' ? own >= wanted : holds[filter.type];
      });
  }
};

const isSelected = (document: FoundDocument, facet: Search['facet'], except: string | undefined): boolean =>
  (facet?.types ?? []).every(({ name, filter }) => {
    if (name === except || !filter || filter.values.length === 0) return true;
    const own = propertyOf(document, name).map(facetId);
    const has = (id: string): boolean => own.includes(id);
    return filter.type === 'and' ? filter.values.every(has) : filter.values.some(has);
  });

export const facetId = (text: string): string => `facetid_${Buffer.from(text).toString('base64url')}`;

const facetsIn = (found: readonly FoundDocument[], facet: Search['facet']) =>
  ['type', 'category', 'hall', 'tags'].flatMap((name) => {
    const request = facet?.types.findLast((each) => each.name === name);
    if (!facet || !(request || facet.all)) return [];
    const rest = found.filter((document) => isSelected(document, facet, name));
    const value = [...new Set(rest.flatMap((document) => propertyOf(document, name)))]
      .map((text) => ({
        id: facetId(text),
        count: rest.filter((document) => propertyOf(document, name).includes(text)).length,
        text,
      }))
      .sort((one, other) => other.count - one.count || (one.text < other.text ? -1 : 1))
      .filter(({ id }, place) => place < (request?.max ?? facet.max) || request?.filter?.values.includes(id))
      .map(({ id, count }) => ({ id, count }));
    return [{ name, value }];
  });

/** How many values of the fields a document shares with the models. */
const likenessOf = (document: FoundDocument, search: Search, models: readonly FoundDocument[]): number =>
  (search.personalization?.fields ?? []).reduce((sum, name) => {
    const liked = new Set(models.flatMap((model) => propertyOf(model, name)));
    return sum + propertyOf(document, name).filter((value) => liked.has(value)).length;
  }, 0);
