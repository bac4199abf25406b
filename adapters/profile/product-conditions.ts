import { IN_REVIEW, type ProductQuery, type ProfileSettings, SENT_BACK } from '@fairdesk/core/profile';
import { addDays, type EventId, listed } from '@fairdesk/core/shared';
import { containing, plain } from '../shared/plain-pattern.ts';
import { readFair } from '../shared/resources/company-standing.ts';
import type { Condition, Resource } from '../shared/resources/json-api.ts';
import { readProfileSettings } from '../shared/resources/read-profile-settings.ts';
import { PUBLIC } from './exhibitor-conditions.ts';

/** What decides which products of a fair visitors see today. */
export interface ProductWindow {
  readonly settings: ProfileSettings;
  /** Today's date in the time zone of the fair. */
  readonly today: string;
}

/** The window of a fair now. */
export const windowOf = (fair: Resource, now: Date): ProductWindow => ({
  settings: readProfileSettings(fair.attributes),
  today: readFair(fair, now).today,
});

/** The fields of what visitors see: where an organiser approves, the service stores it beside what is under review. */
const fieldsOf = ({ settings }: ProductWindow) =>
  settings.asksApproval
    ? { name: 'visibleName', from: 'visibleFrom', until: 'visibleUntil', novelty: 'visibleNovelty' }
    : { name: 'name', from: 'publicFrom', until: 'publicUntil', novelty: 'isNovelty' };

const isNull = (name: string, val = true): Condition => ({ name, op: 'is_null', val });

const UNDECIDED: Condition = { name: 'publicationStatus', op: 'in', val: [IN_REVIEW, SENT_BACK] };

/** An approved version is never a novelty without an image; the images of the next one say nothing about it. */
const hasImage = ({ settings }: ProductWindow): readonly Condition[] => [
  { name: 'images', op: 'any', val: { name: 'id', op: 'ne', val: '' } },
  ...(settings.asksApproval ? [UNDECIDED] : []),
];

/** The conditions of a product that visitors see, as far as its company is public. */
const visibleProduct = (window: ProductWindow): readonly Condition[] => {
  const { name, from, until, novelty } = fieldsOf(window);
  const { settings, today } = window;
  return [
    ...(settings.asksApproval ? [isNull(name, false)] : []),
    // Stored days carry a time, so "until today" means "before tomorrow".
    { or: [isNull(from), { name: from, op: 'lt', val: addDays(today, 1) }] },
    { or: [isNull(until), { name: until, op: 'ge', val: today }] },
    ...(settings.hideInnovativeProducts
      ? []
      : [{ or: [{ name: novelty, op: 'eq', val: false }, ...hasImage(window)] }]),
  ];
};

/** A novelty that visitors see. Without novelties at the fair, nothing matches. */
export const visibleNovelty = (window: ProductWindow): readonly Condition[] =>
  window.settings.hideInnovativeProducts
    ? [{ name: 'id', op: 'in', val: [] }]
    : [{ name: fieldsOf(window).novelty, op: 'eq', val: true }, ...visibleProduct(window)];

/** Companies whose products visitors see: hidden tabs hide them. */
export const showsProducts = ({ settings }: ProductWindow): readonly Condition[] => {
  const hidden = listed(settings.hiddenTabs.products ?? '');
  if (hidden.length === 0) return [];
  return [{ or: [isNull('participationType'), { name: 'participationType', op: 'notin', val: hidden }] }];
};

/** Companies with a public novelty. */
export const withNovelty = (window: ProductWindow): readonly Condition[] => [
  ...showsProducts(window),
  { name: 'products', op: 'any', val: { and: visibleNovelty(window) } },
];

/** The attribute the list of products is sorted by. */
export const productOrder = (window: ProductWindow): string => `${fieldsOf(window).name},id`;

/** Converts a visitor's search for products of a fair to the service's conditions. */
export const productConditions = (
  event: EventId,
  window: ProductWindow,
  { words = [], category, isNovelty }: Pick<ProductQuery, 'words' | 'category' | 'isNovelty'>,
): readonly Condition[] => [
  ofPublicCompany(event, window),
  ...(isNovelty ? visibleNovelty(window) : visibleProduct(window)),
  ...words.map((word) => withWord(event, window, word)),
  ...(category === undefined ? [] : [inCategory(window, category)]),
];

/** Those of one company, which is public. */
export const companyConditions = (window: ProductWindow, company: string): readonly Condition[] => [
  { name: 'participation', op: 'eq', val: company },
  ...visibleProduct(window),
];

const ofPublicCompany = (event: EventId, window: ProductWindow): Condition => ({
  name: 'participation',
  op: 'has',
  // Naming the event again lets the service find its companies first.
  val: { and: [{ name: 'event', op: 'eq', val: event }, ...PUBLIC, ...showsProducts(window)] },
});

const withWord = (event: EventId, window: ProductWindow, word: string): Condition => {
  const like = (name: string): Condition => ({ name, op: 'ilike', val: containing(word) });
  const company = { and: [{ name: 'event', op: 'eq', val: event }, like('name')] };
  return { or: [like(fieldsOf(window).name), { name: 'participation', op: 'has', val: company }] };
};

/** While a change is under review, visitors see the categories of the approved version. */
const inCategory = (window: ProductWindow, category: string): Condition => {
  const own: Condition = { name: 'categories', op: 'eq', val: category };
  if (!window.settings.asksApproval) return own;
  return { or: [{ and: [DECIDED, own] }, { and: [UNDECIDED, approvedIn(category)] }] };
};

const DECIDED: Condition = {
  or: [isNull('publicationStatus'), { name: 'publicationStatus', op: 'in', val: ['', 'PUBLIC'] }],
};

const approvedIn = (category: string): Condition => ({
  name: 'approvedVersion',
  op: 'like',
  val: `%"${plain(category)}"%`,
});

/** Products whose own categories are those that visitors see. */
export const ownCategories = (event: EventId, window: ProductWindow): Condition => ({
  and: [
    ofPublicCompany(event, window),
    ...visibleProduct(window),
    ...(window.settings.asksApproval ? [DECIDED] : []),
  ],
});

/** Products under review of which visitors see an approved version. */
export const underReview = (event: EventId, window: ProductWindow): readonly Condition[] => [
  ...productConditions(event, window, {}),
  UNDECIDED,
];
