import type { NewsForm } from '../../news/index.ts';
import type { ProductForm } from '../../products/index.ts';
import type { PerField } from '../../shared/index.ts';

/** What an organiser approves, where the event requires it. */
export const APPROVAL_KINDS = ['product', 'news', 'profile'] as const;
/** One of {@link APPROVAL_KINDS}. */
export type ApprovalKind = (typeof APPROVAL_KINDS)[number];

/** An item at the version that the organiser saw. */
export interface ReviewedItem {
  readonly kind: ApprovalKind;
  readonly id: string;
  readonly version: string;
}

/** An item that waits for approval. */
export interface WaitingItem extends ReviewedItem {
  readonly title: string;
  readonly company: string;
  /** The id of the company's participation. */
  readonly participation: string;
  /** When it was submitted; ISO. */
  readonly since: string;
  /** Whether no version of it was approved before. */
  readonly isNew: boolean;
}

/** How many waiting items a list has at most. */
export const WAITING_MAX = 200;

/** What waits for approval at an event, the oldest first. */
export interface WaitingList {
  /** Whether the event requires approval at all. */
  readonly isRequired: boolean;
  readonly total: number;
  /** At most {@link WAITING_MAX}. */
  readonly items: readonly WaitingItem[];
}

/** The fields of an item in the order of the comparison; `html` is sanitised. */
export const ITEM_FIELDS = {
  name: 'text',
  header: 'text',
  introduction: 'text',
  shortDescription: 'text',
  longDescription: 'text',
  text: 'html',
  categories: 'value',
  isNovelty: 'flag',
  introductionDate: 'day',
  url: 'value',
  companyType: 'value',
  texts: 'text',
  brands: 'text',
  address: 'text',
  links: 'text',
  contactEmail: 'value',
  isEmailPublic: 'flag',
  isPublic: 'flag',
  author: 'value',
  authorEmail: 'value',
  publicFrom: 'day',
  publicUntil: 'day',
  validFrom: 'day',
  validTo: 'day',
} as const satisfies PerField<ProductForm & NewsForm>;
/** A name of {@link ITEM_FIELDS}. */
export type ItemField = keyof typeof ITEM_FIELDS;

/** A picture, a document or a video of an item. */
export interface ItemMedium {
  readonly kind: 'picture' | 'document' | 'video';
  readonly title: string;
  readonly url: string;
}

/** A version of an item. A field that is empty or that its kind does not have is absent; a flag is `yes`. */
export interface ItemVersion {
  readonly fields: Readonly<Partial<Record<ItemField, string>>>;
  readonly media: readonly ItemMedium[];
}

/** A waiting item with the version that visitors see, if any, and the version that waits. */
export interface ComparedItem {
  readonly item: WaitingItem;
  readonly approved?: ItemVersion | undefined;
  readonly submitted: ItemVersion;
}

/** What an approval did. */
export interface ApprovalOutcome {
  readonly approved: number;
  /** The ids of items that were not approved, because they have changed or no longer wait. */
  readonly changed: readonly string[];
}
