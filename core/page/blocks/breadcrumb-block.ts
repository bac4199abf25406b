import type { Crumb } from '../../navigation/index.ts';
import type { Placed } from './placed.ts';

/** The path from the root of the site to this page, which comes last. Source: site spec §2 "Breadcrumb". */
export interface BreadcrumbBlock extends Placed {
  readonly kind: 'breadcrumb';
  readonly crumbs: readonly Crumb[];
}
