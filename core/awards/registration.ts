import { queryString, type TrackedEvent } from '../shared/index.ts';

/** How far a product's entry for an award is. Source: portal spec §4 "Registration status". */
export type RegistrationStatus = 'new' | 'draft' | 'submitted';

/** A product as an award sees it. Source: portal spec §3 "Awards product". */
export interface AwardProduct {
  readonly id: string;
  readonly title: string;
  readonly content: string;
  readonly image: string;
  readonly status: RegistrationStatus;
}

/** When an award takes entries: instants, ISO; empty for no limit. */
export interface AwardPeriod {
  readonly opensAt: string;
  readonly closesAt: string;
}

/** How many products the open list shows at first, and adds. Source: portal spec §9. */
export const AWARD_PRODUCTS_SHOWN = 3;

/** The spec's own grace: none. A saved draft may still be handed in this long after closing, in minutes (ours). */
export const SUBMIT_GRACE_MINUTES = 15;

/**
 * Whether an award takes no entries now: before it opens, and from the instant it closes.
 *
 * No instant comes before or after an empty limit.
 */
export const isClosed = ({ opensAt, closesAt }: AwardPeriod, now: Date): boolean =>
  now < new Date(opensAt) || now >= new Date(closesAt);

/** Whether a saved draft may be handed in now. */
export const maySubmit = ({ opensAt, closesAt }: AwardPeriod, now: Date): boolean => {
  const graceful = new Date(now.getTime() - SUBMIT_GRACE_MINUTES * 60_000);
  return !(now < new Date(opensAt) || graceful >= new Date(closesAt));
};

/** The key of the sentence on a product's button. */
export type RegistrationButton = 'register' | 'continue' | 'edit-registration' | 'summary';

/**
 * | status    | award open          | award closed |
 * | --------- | ------------------- | ------------ |
 * | new       | `register`          | none         |
 * | draft     | `continue`          | none         |
 * | submitted | `edit-registration` | `summary`    |
 */
export const buttonOf = (status: RegistrationStatus, closed: boolean): RegistrationButton | undefined => {
  if (closed) return status === 'submitted' ? 'summary' : undefined;
  return OPEN_BUTTONS[status];
};

/** The badge on a product: its colour and the key of its word; a new one has none. */
export interface RegistrationBadge {
  readonly tone: 'neutral' | 'success';
  readonly title: 'in progress' | 'submitted';
}

/** The badge of a status. Source: portal spec §4. */
export const badgeOf = (status: RegistrationStatus): RegistrationBadge | undefined => BADGES[status];

/** What is tracked when somebody opens the entry of a product. */
export const trackedOf = (status: RegistrationStatus): TrackedEvent =>
  status === 'submitted' ? 'registration_edit' : 'product_registration_for_award';

/** The products a list shows: all while the award is open, the submitted ones once it is closed. */
export const listedProducts = (
  products: readonly AwardProduct[],
  closed: boolean,
): readonly AwardProduct[] => (closed ? products.filter(({ status }) => status === 'submitted') : products);

/** How many more products are shown after another press of the button; `undefined` when all are. */
export const nextShown = (shown: number, total: number): number | undefined =>
  shown < total ? Math.min(shown + AWARD_PRODUCTS_SHOWN, total) : undefined;

/** Where the button leads: the questionnaire, or its summary once the award is closed. Source: portal spec §2 "Awards". */
export const registrationHref = (page: string, productId: string): string =>
  `${page}?${queryString({ pid: productId })}`;

/** Where a product is edited; `undefined` for no link, once the award is closed. */
export const editProductHref = (
  profilePage: string,
  productId: string,
  closed: boolean,
): string | undefined =>
  closed ? undefined : `${profilePage}?${queryString({ tab: 'products', id: productId })}`;

/** Where a product is added. */
export const addProductHref = (profilePage: string): string =>
  `${profilePage}?${queryString({ tab: 'products' })}`;

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
