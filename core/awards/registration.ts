import { isoInstant, type TrackedEvent, withQuery } from '../shared/index.ts';

/** The status of a product's entry for an award. Source: portal spec §4 "Registration status". */
export type RegistrationStatus = 'new' | 'draft' | 'submitted';

/** A product in the list of an award. Source: portal spec §3 "Awards product". */
export interface AwardProduct {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly image: string;
  readonly status: RegistrationStatus;
  /** What the jury reads of a submitted entry differs from the answers or the product now. Ours. */
  readonly isChanged: boolean;
}

/** The entry period of an award: ISO instants; empty for no limit. */
export interface AwardPeriod {
  readonly opensAt: string;
  readonly closesAt: string;
}

/** The number of products the open list displays at first, and adds each time. Source: portal spec §9. */
export const AWARD_PRODUCTS_SHOWN = 3;

/**
 * The grace period after closing in which a saved draft can still be submitted, in minutes. Ours; the spec
 * has none.
 */
export const SUBMIT_GRACE_MINUTES = 15;

/**
 * Whether an award is closed for entries now: before it opens, and from the closing instant on.
 *
 * Comparing with an empty limit is always false.
 *
 * @example
 * ```ts
 * isClosed({ opensAt: '2026-11-01T00:00:00Z', closesAt: '2026-12-23T22:59:00Z' }, new Date('2026-12-24T00:00:00Z'))
 * // true
 * ```
 */
export const isClosed = ({ opensAt, closesAt }: AwardPeriod, now: Date): boolean =>
  now < isoInstant(opensAt) || now >= isoInstant(closesAt);

/** When the grace period ends; an invalid date without a closing instant. */
export const graceEnd = ({ closesAt }: Pick<AwardPeriod, 'closesAt'>): Date =>
  new Date(isoInstant(closesAt).getTime() + SUBMIT_GRACE_MINUTES * 60_000);

/** Whether a saved draft can be submitted now. */
export const maySubmit = ({ opensAt, closesAt }: AwardPeriod, now: Date): boolean =>
  !(now < isoInstant(opensAt) || now >= graceEnd({ closesAt }));

/** The message key of a product's button. */
export type RegistrationButton = 'register' | 'continue' | 'edit-registration' | 'summary';

/**
 * The button of a product.
 *
 * | status    | award open          | award closed |
 * | --------- | ------------------- | ------------ |
 * | new       | `register`          | none         |
 * | draft     | `continue`          | none         |
 * | submitted | `edit-registration` | `summary`    |
 *
 * @example
 * ```ts
 * buttonOf('new', false) // 'register'
 * buttonOf('draft', false) // 'continue'
 * ```
 */
export const buttonOf = (status: RegistrationStatus, closed: boolean): RegistrationButton | undefined => {
  if (closed) return status === 'submitted' ? 'summary' : undefined;
  return OPEN_BUTTONS[status];
};

/** The badge of a product: its colour and message key; a new product has none. */
export interface RegistrationBadge {
  readonly tone: 'neutral' | 'success';
  readonly title: 'in progress' | 'submitted';
}

/**
 * The badge of a status. Source: portal spec §4.
 *
 * @example
 * ```ts
 * badgeOf('new') // undefined
 * badgeOf('draft') // { tone: 'neutral', title: 'in progress' }
 * ```
 */
export const badgeOf = (status: RegistrationStatus): RegistrationBadge | undefined => BADGES[status];

/** The tracking event for opening the entry of a product. */
export const trackedOf = (status: RegistrationStatus): TrackedEvent =>
  status === 'submitted' ? 'registration_edit' : 'product_registration_for_award';

/** The products in the list: all while the award is open, only submitted ones once it is closed. */
export const listedProducts = (
  products: readonly AwardProduct[],
  closed: boolean,
): readonly AwardProduct[] => (closed ? products.filter(({ status }) => status === 'submitted') : products);

/**
 * How many products are visible after the next click on "show more"; `undefined` when all are.
 *
 * @example
 * ```ts
 * nextVisibleCount(3, 8) // 6
 * nextVisibleCount(6, 6) // undefined
 * ```
 */
export const nextVisibleCount = (visible: number, total: number): number | undefined =>
  visible < total ? Math.min(visible + AWARD_PRODUCTS_SHOWN, total) : undefined;

/**
 * The address the button links to: the questionnaire, or its summary once the award is closed. Source: portal
 * spec §2 "Awards".
 *
 * @example
 * ```ts
 * registrationHref('/clearwater/awards/registration', 'p-1') // '/clearwater/awards/registration?pid=p-1'
 * ```
 */
export const registrationHref = (page: string, productId: string): string =>
  withQuery(page, { pid: productId });

/** The address to edit a product; `undefined` once the award is closed. */
export const editProductHref = (
  profilePage: string,
  productId: string,
  closed: boolean,
): string | undefined => (closed ? undefined : withQuery(profilePage, { tab: 'products', id: productId }));

/**
 * The address to add a product.
 *
 * @example
 * ```ts
 * addProductHref('/clearwater/company-profile') // '/clearwater/company-profile?tab=products'
 * ```
 */
export const addProductHref = (profilePage: string): string => withQuery(profilePage, { tab: 'products' });

const OPEN_BUTTONS: Readonly<Record<RegistrationStatus, RegistrationButton>> = {
  new: 'register',
  draft: 'continue',
  submitted: 'edit-registration',
};

const BADGES: Readonly<Record<RegistrationStatus, RegistrationBadge | undefined>> = {
  new: undefined,
  draft: { tone: 'neutral', title: 'in progress' },
  submitted: { tone: 'success', title: 'submitted' },
};
