import { type FieldFault, faultIf, isBlank, lengthOf } from '../shared/index.ts';
import type { FieldContent, FieldRecord } from './page-document.ts';

/** The longest title of an article, in characters. Ours, like the numbers below. */
export const ARTICLE_TITLE_MAX = 200;
/** The longest introduction of an article, in characters. */
export const ARTICLE_INTRODUCTION_MAX = 1000;
/** The longest tag, and the longest name of an author, in characters. */
export const ARTICLE_NAME_MAX = 100;
/** The most tags, authors or related articles of an article. */
export const ARTICLE_ITEMS_MAX = 20;

/**
 * What exceeds the limits of an article.
 *
 * | a field                                              | path, code                            |
 * | ---------------------------------------------------- | ------------------------------------- |
 * | a title longer than {@link ARTICLE_TITLE_MAX}        | `Title`, `article-text-max`           |
 * | an introduction longer than {@link ARTICLE_INTRODUCTION_MAX} | `Introduction`, `article-text-max` |
 * | a tag or a name longer than {@link ARTICLE_NAME_MAX} | `Tags` or `Authors`, `article-name-max` |
 * | more items than {@link ARTICLE_ITEMS_MAX}            | its name, `article-items-max`         |
 *
 * @param fields of a page, which need not be an article
 */
export const articleFaults = (fields: FieldRecord): readonly FieldFault[] => [
  ...tooLong(fields, 'Title', ARTICLE_TITLE_MAX),
  ...tooLong(fields, 'Introduction', ARTICLE_INTRODUCTION_MAX),
  ...LISTS.flatMap((name) => listFaults(fields, name)),
];

/**
 * What an article needs before it is published: lists and feeds leave out an article without it.
 *
 * | an article      | path, code                    |
 * | --------------- | ----------------------------- |
 * | without a title | `Title`, `article-title`      |
 * | without a date  | `Date`, `article-date`        |
 */
export const articleNeeds = ({ Title, Date: date }: FieldRecord): readonly FieldFault[] => [
  ...faultIf(!isText(Title), 'Title', 'article-title'),
  ...faultIf(!(isText(date) && DAY.test(date)), 'Date', 'article-date'),
];

/** The content platform stores the year 1 for none. */
const DAY = /^(?!0001)\d{4}-?\d{2}-?\d{2}/;

const LISTS = ['Tags', 'Authors', 'RelatedArticles'];

const isText = (content: FieldContent | undefined): content is string =>
  typeof content === 'string' && !isBlank(content);

const isLong = (content: FieldContent | undefined, max: number): boolean =>
  typeof content === 'string' && lengthOf(content) > max;

const tooLong = (fields: FieldRecord, path: string, max: number): readonly FieldFault[] =>
  faultIf(isLong(fields[path], max), path, 'article-text-max', { max });

const listFaults = (fields: FieldRecord, path: string): readonly FieldFault[] => {
  const content = fields[path];
  if (!Array.isArray(content)) return [];
  if (content.length > ARTICLE_ITEMS_MAX)
    return [{ path, code: 'article-items-max', params: { max: ARTICLE_ITEMS_MAX } }];
  return faultIf(
    content.some((item) => isLong(nameOf(item), ARTICLE_NAME_MAX)),
    path,
    'article-name-max',
    { max: ARTICLE_NAME_MAX },
  );
};

/** A tag is its name; an author has one. */
const nameOf = (item: FieldContent): FieldContent | undefined =>
  typeof item === 'object' && item !== null && 'Name' in item ? item.Name : item;
