import type { BlockKind } from '@fairdesk/core/page';

/**
 * What a field holds, as the content platform stores it.
 *
 * | what      | stored as                                                         |
 * | --------- | ----------------------------------------------------------------- |
 * | `line`    | a text or a number                                                |
 * | `html`    | sanitised rich text                                               |
 * | `day`     | `2027-01-26` or `20270126`                                        |
 * | `icon`    | the classes of an icon: `fa-solid fa-check`                       |
 * | `picture` | `{ src, alt, width, height }`                                     |
 * | `link`    | `{ href, text, target }`                                          |
 * | `address` | a link, or the address as a text                                  |
 * | `switch`  | `1`, `true` or `on`                                               |
 * | `json`    | JSON as a text, or the value itself                               |
 * | `items`   | items with fields of their own                                    |
 * | `words`   | items with a title, or texts delimited by bars                    |
 * | `pages`   | `{ title, url, navigationFilters }` of each page above this one   |
 */
export type FieldHolds =
  | 'line'
  | 'html'
  | 'day'
  | 'icon'
  | 'picture'
  | 'link'
  | 'address'
  | 'switch'
  | 'json'
  | 'items'
  | 'words'
  | 'pages';

/** A field of a component or of an item in one of its lists. */
export interface FieldDescription {
  readonly holds: FieldHolds;
  /** As the content platform names it; the first is the one to write, the others are read too. */
  readonly names: readonly [string, ...string[]];
  /** The fields of each item, for `items` only. */
  readonly each?: readonly FieldDescription[];
}

/** A parameter that an editor of the content platform sets. */
export interface ParamDescription {
  readonly name: string;
  /** The values to choose from, the default first; absent for free text. */
  readonly values?: readonly [string, ...string[]];
}

/** The part of a palette in which an editor looks for a block. */
type BlockGroup = 'text' | 'cards' | 'pictures' | 'lists' | 'layout' | 'fair' | 'portal';

/** Where a component holds other components: in placeholders of any name, or in numbered columns. */
type BlockPlaces = 'named' | 'columns';

/** Everything there is to say of one kind of component, said once; reading and documentation follow it. */
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
}

const field =
  (holds: FieldHolds) =>
  (...names: [string, ...string[]]): FieldDescription => ({ holds, names });

export const line = field('line');
export const html = field('html');
export const day = field('day');
export const picture = field('picture');
export const link = field('link');
export const address = field('address');
export const flag = field('switch');
export const json = field('json');
export const words = field('words');
export const pages = field('pages');
/** Both names are in use. */
export const icon = (): FieldDescription => field('icon')('XBE_Icon', 'Icon');

export const items = (
  names: readonly [string, ...string[]],
  each: readonly FieldDescription[],
): FieldDescription => ({ holds: 'items', names, each });

/** A parameter with values to choose from, the default first. */
export const choice = (name: string, ...values: [string, ...string[]]): ParamDescription => ({
  name,
  values,
});

/** The variant of a component, chosen by its parameter `FieldNames`. */
export const variant = (...values: [string, ...string[]]): ParamDescription =>
  choice('FieldNames', ...values);
