import {
  DESK_SEARCH_MAX,
  EVERY_EXHIBITOR,
  EXHIBITOR_SORTS,
  type ExhibitorQuery,
  type LateFilter,
  SIGN_IN_DAYS_MAX,
  type SignInFilter,
} from './exhibitor-query.ts';

/** The parameters of an address, as a query string or a router gives them. */
export type AddressParams = Readonly<Record<string, string | undefined>>;

/**
 * The query of an address. Ignores invalid parameters.
 *
 * | parameter | values |
 * | --- | --- |
 * | `q` | a search text |
 * | `type`, `hall`, `category`, `open` | a type, a hall, the id of a category, the code of a task |
 * | `invited`, `public` | `yes`, `no` |
 * | `signIn` | `never`, `within-7`, `not-within-30` |
 * | `late` | `any`, `task:FLOOR_PLAN` |
 * | `below` | 1 to 100 |
 * | `cancelled` | `yes` |
 * | `sort` | a column, `-` before it for the largest first |
 */
export const exhibitorQueryOf = (params: AddressParams): ExhibitorQuery => {
  const text = (name: string): string | undefined => textOf(params[name]);
  const filter = {
    search: textOf(params.q, DESK_SEARCH_MAX),
    type: text('type'),
    hall: text('hall'),
    category: text('category'),
    invited: flagOf(params.invited),
    signIn: signInOf(params.signIn ?? ''),
    late: lateOf(params.late ?? ''),
    open: text('open'),
    below: numberOf(params.below, 100),
    isPublic: flagOf(params.public),
    cancelled: onlyYes(params.cancelled),
  };
  return { filter: definedOf(filter), ...sortOf(params.sort ?? '') };
};

/** The parameters of a query; empty for {@link EVERY_EXHIBITOR}. */
export const exhibitorParams = ({
  filter,
  sort,
  isDescending,
}: ExhibitorQuery): Readonly<Record<string, string>> => {
  const { search, type, hall, category, invited, signIn, late, open, below, isPublic, cancelled } = filter;
  const order = `${isDescending ? '-' : ''}${sort}`;
  return definedOf({
    q: search,
    type,
    hall,
    category,
    invited: wordOf(invited),
    signIn: signIn && (signIn.kind === 'never' ? 'never' : `${signIn.kind}-${signIn.days}`),
    late: late && (late.kind === 'any' ? 'any' : `task:${late.code}`),
    open,
    below: below === undefined ? undefined : String(below),
    public: wordOf(isPublic),
    cancelled: cancelled && 'yes',
    sort: order === EVERY_EXHIBITOR.sort ? undefined : order,
  });
};

const textOf = (value: string | undefined, max = TEXT_MAX): string | undefined => {
  // A cut may leave half of a character, which no address can have.
  const text = wellFormed(wellFormed(value ?? '').slice(0, max));
  return text.trim() === '' ? undefined : text;
};

const wellFormed = (text: string): string => text.replaceAll(/[\0\p{Surrogate}]/gu, '');

/** The maximum length of any other value, in code units. */
const TEXT_MAX = 500;

const flagOf = (value: string | undefined): boolean | undefined =>
  value === 'yes' ? true : value === 'no' ? false : undefined;

const onlyYes = (value: string | undefined): true | undefined => (value === 'yes' ? true : undefined);

const wordOf = (value: boolean | undefined): string | undefined =>
  value === undefined ? undefined : value ? 'yes' : 'no';

const numberOf = (value: string | undefined, max: number): number | undefined => {
  if (value === undefined || !/^\d{1,3}$/.test(value)) return undefined;
  const number = Number(value);
  return number >= 1 && number <= max ? number : undefined;
};

const signInOf = (value: string): SignInFilter | undefined => {
  if (value === 'never') return { kind: 'never' };
  const [, not, text] = /^(not-)?within-(\d+)$/.exec(value) ?? [];
  const days = numberOf(text, SIGN_IN_DAYS_MAX);
  return days === undefined ? undefined : { kind: not ? 'not-within' : 'within', days };
};

const lateOf = (value: string): LateFilter | undefined => {
  if (value === 'any') return { kind: 'any' };
  const code = value.startsWith('task:') ? textOf(value.slice('task:'.length)) : undefined;
  return code === undefined ? undefined : { kind: 'task', code };
};

const sortOf = (value: string): Pick<ExhibitorQuery, 'sort' | 'isDescending'> => {
  const isDescending = value.startsWith('-');
  const name = isDescending ? value.slice(1) : value;
  const sort = EXHIBITOR_SORTS.find((each) => each === name);
  return sort === undefined
    ? { sort: EVERY_EXHIBITOR.sort, isDescending: EVERY_EXHIBITOR.isDescending }
    : { sort, isDescending };
};

type Defined<T> = { readonly [Key in keyof T]?: Exclude<T[Key], undefined> };

const definedOf = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
