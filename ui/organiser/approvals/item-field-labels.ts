import type { ApprovalKind, ItemField } from '@fairdesk/core/organiser';
import type { MessageKey } from '../../shared/texts/messages.ts';

/** The names of the fields of products, news and profiles. */
export const ITEM_FIELD_LABELS: Readonly<Record<ItemField, MessageKey>> = {
  name: 'product-name',
  header: 'news-header',
  introduction: 'news-introduction',
  shortDescription: 'product-short',
  longDescription: 'product-long',
  text: 'news-text',
  categories: 'categories',
  isNovelty: 'product-novelty',
  introductionDate: 'product-introduced',
  url: 'product-url',
  companyType: 'companyType',
  texts: 'texts',
  brands: 'brands',
  address: 'address',
  links: 'links',
  contactEmail: 'profile-email',
  isEmailPublic: 'email-public',
  isPublic: 'isPublic',
  author: 'news-author',
  authorEmail: 'news-authorEmail',
  publicFrom: 'product-shown-from',
  publicUntil: 'product-shown-until',
  validFrom: 'product-shown-from',
  validTo: 'product-shown-until',
};

/** The name of a field of an item of this kind. */
export const itemFieldLabel = (kind: ApprovalKind, field: ItemField): MessageKey =>
  kind === 'profile' && field === 'name' ? 'companyname' : ITEM_FIELD_LABELS[field];
