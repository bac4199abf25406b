import type { Crumb } from '../../navigation/index.ts';
import type { Placed } from './placed.ts';

/** The way from the site's root to this page, which comes last. Source: site spec §2 "Breadcrumb". */
export interface BreadcrumbBlock extends Placed {
  readonly kind: 'breadcrumb';
  readonly crumbs: readonly Crumb[];
}
