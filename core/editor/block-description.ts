import type { BlockKind } from '../page/index.ts';

/**
 * What a field holds, and its content in a document.
 *
 * | what      | on the content platform                         | in a document                             |
 * | --------- | ------------------------------------------------ | ----------------------------------------- |
 * | `line`    | a text or a number                               | a text                                    |
 * | `html`    | sanitised rich text                              | a text                                    |
 * | `day`     | `2027-01-26` or `20270126`                       | `2027-01-26`                              |
 * | `moment`  | the same, or `2027-01-26T09:30:00+01:00`         | the same: the day first, as at the fair    |
 * | `icon`    | the classes of an icon: `fa-solid fa-check`      | a text                                    |
 * | `picture` | `{ src, alt, width, height, focus }`             | the same, all texts; focus if there is one |
 * | `link`    | `{ href, text, target }`                         | `{ href, text, target }`, all texts       |
 * | `address` | a link, or the address as a text                 | a text                                    |
 * | `switch`  | `1`, `true` or `on`                              | `1` or an empty text                      |
 * | `json`    | JSON as a text, or the value itself              | JSON as a text                            |
 * | `condition` | `{ questionName, answerName }`, or the same as JSON | the same as JSON, or an empty text |
 * | `items`   | items with fields of their own                   | a list of records of fields               |
 * | `tags`    | items with a title, or texts delimited by bars or commas | a list of texts                   |
 * | `articles` | items with the ids of articles                  | a list of ids                             |
 * | `pages`   | `{ title, url, navigationFilters }` of each page | not edited                                |
 */
export type FieldHolds =
  | 'line'
  | 'html'
  | 'day'
  | 'moment'
  | 'icon'
  | 'picture'
  | 'link'
  | 'address'
  | 'switch'
  | 'json'
  | 'condition'
  | 'items'
  | 'tags'
  | 'articles'
  | 'pages';

/** A field of a component or of an item in one of its lists. */
export interface FieldDescription {
  readonly holds: FieldHolds;
  /** As the content platform names it; the first is the one to write, the others are read too. */
  readonly names: readonly [string, ...string[]];
  /** The fields of each item, for `items` only. */
  readonly each?: readonly FieldDescription[];
  /** The values to choose from, the default first, for `line` only; absent for free text. */
  readonly values?: readonly [string, ...string[]];
  /** Whether an item without this field has the name of its template instead. */
  readonly isTemplate?: true;
  /** For a field of an item: the values of another one of its fields with which it has an effect; absent for any. */
  readonly onlyFor?: { readonly field: string; readonly values: readonly string[] };
  /** For a field of an item: whether another one holds the same in another form, so that editors see it only if it is filled. */
  readonly isAlternative?: true;
}

/** A parameter that an editor sets. */
export interface ParamDescription {
  readonly name: string;
  /** The values to choose from, the default first; absent for free text. */
  readonly values?: readonly [string, ...string[]];
}

/** The part of a palette in which an editor looks for a block. */
export type BlockGroup = 'text' | 'cards' | 'pictures' | 'lists' | 'layout' | 'fair' | 'portal';

/** Where a component holds other components: in places of any name, or in numbered columns. */
export type BlockPlaces = 'named' | 'columns';

/** Everything there is to say of one kind of component, said once: its reader, its form and its place in a palette. */
export interface BlockDescription {
  /** The kind of the block it becomes. */
  readonly kind: BlockKind;
  /** The component's name, and others that mean the same. */
  readonly components: readonly [string, ...string[]];
  readonly group: BlockGroup;
  readonly fields: readonly FieldDescription[];
  /** Beside those that every component has. */
  readonly params?: readonly ParamDescription[];
  readonly places?: BlockPlaces;
  /** The parameters of numbered columns: the one that lists those in use, and the one of a width before its number. */
  readonly columnParams?: readonly [list: string, width: string];
  /** Whether the fields that it lacks come from its page: an article's do. */
  readonly isOfPage?: true;
  /** The parameter, and its value, with which it shows its places; absent when it always does. */
  readonly placesWith?: readonly [param: string, value: string];
  /** How many of it a page may have; absent for any number. */
  readonly perPage?: number;
}
