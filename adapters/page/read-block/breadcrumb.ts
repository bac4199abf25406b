import { type Ancestor, breadcrumb, safeHref } from '@fairdesk/core/navigation';
import { isBlank } from '@fairdesk/core/shared';
import { fieldValue, isRecord, textOf } from '../../shared/layout/fields.ts';
import { type Item, itemsOf } from '../../shared/layout/items.ts';
import type { LinkPlace } from '../../shared/layout/site-links.ts';
import { toLink } from '../field-values.ts';
import { placed } from './placed.ts';
import type { ReadBlock } from './rendering.ts';

/** The ancestors of this page come nearest first. */
export const readBreadcrumb: ReadBlock = (rendering, reading) => {
  const { crumb } = reading;
  const { fields } = rendering;
  const page = { ...crumb, wildcardTitle: textOf(fields, 'wildcardTitle') || crumb.wildcardTitle };
  const above = itemsOf(fields, 'ancestors')
    .map((item) => toAncestor(item, reading))
    // A link without a text could be neither seen nor heard.
    .filter(({ title }) => !isBlank(title));
  // The id of the filter whose pages are hidden.
  const hidingFilter = textOf(fields, 'hidingFilter');
  return { ...placed(rendering, reading), kind: 'breadcrumb', crumbs: breadcrumb(above, page, hidingFilter) };
};

const toAncestor = ({ name, url, fields }: Item, place: LinkPlace): Ancestor => ({
  title: textOf(fields, 'NavigationTitle') || textOf(fields, 'Title') || name,
  href: safeHref(toLink({ href: url }, place)?.href ?? ''),
  navigationFilters: filtersOf(fieldValue(fields, 'navigationFilters')),
});

/** A list of ids, delimited by bars or as items. */
const filtersOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return value.split('|');
  const entries: readonly unknown[] = Array.isArray(value) ? value : [];
  return entries
    .map((entry) => (isRecord(entry) ? entry.id : entry))
    .filter((id): id is string => typeof id === 'string');
};
