import { type Ancestor, breadcrumb, safeHref } from '@fairdesk/core/navigation';
import { isBlank } from '@fairdesk/core/shared';
import * as z from 'zod/mini';
import { fieldValue, isRecord, textOf } from '../../shared/layout/fields.ts';
import type { LinkPlace } from '../../shared/layout/site-links.ts';
import { validItems } from '../../shared/valid-items.ts';
import { toLink } from '../field-values.ts';
import { placed } from './placed.ts';
import type { ReadBlock } from './rendering.ts';

const text = z.catch(z.string(), '');
const Field = z.pipe(
  z.optional(z.unknown()),
  z.transform((field) => textOf({ field }, 'field')),
);

/** A list of ids, delimited by bars or as items. */
const Filters = z.pipe(
  z.optional(z.unknown()),
  z.transform((field): readonly string[] => {
    const value = fieldValue({ field }, 'field');
    if (typeof value === 'string') return value.split('|');
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    return entries
      .map((entry) => (isRecord(entry) ? entry.id : entry))
      .filter((id): id is string => typeof id === 'string');
  }),
);

/** The ancestors of this page, nearest first. */
const BreadcrumbFields = z.object({
  ancestors: validItems(z.object({ title: Field, url: text, navigationFilters: Filters })),
  /** The id of the filter whose pages are hidden. */
  hidingFilter: Field,
  /** The title of the current item of a wildcard page, if the platform knows it. */
  wildcardTitle: Field,
});

export const readBreadcrumb: ReadBlock = (rendering, reading) => {
  const { crumb } = reading;
  const { ancestors, hidingFilter, wildcardTitle } = BreadcrumbFields.parse(rendering.fields);
  const page = { ...crumb, wildcardTitle: wildcardTitle || crumb.wildcardTitle };
  // A link without a text could be neither seen nor heard.
  const named = ancestors.filter(({ title }) => !isBlank(title));
  const above = named.map((ancestor) => toAncestor(ancestor, reading));
  return { ...placed(rendering, reading), kind: 'breadcrumb', crumbs: breadcrumb(above, page, hidingFilter) };
};

type Written = z.infer<typeof BreadcrumbFields>['ancestors'][number];

const toAncestor = ({ title, url, navigationFilters }: Written, place: LinkPlace): Ancestor => ({
  title,
  href: safeHref(toLink({ href: url }, place)?.href ?? ''),
  navigationFilters,
});
