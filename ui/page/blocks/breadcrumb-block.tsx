import type { BreadcrumbBlock } from '@fairdesk/core/page';
import { Link } from '../../shared/link.tsx';
import type { RenderContext } from '../render-context.ts';
import styles from './breadcrumb-block.module.css';

interface Props {
  block: BreadcrumbBlock;
  page: RenderContext;
}

/** Source: site spec §2 "Breadcrumb". */
export function BreadcrumbView({ block: { crumbs }, page: { labels } }: Props) {
  return (
    <nav aria-label={labels.t('navigation-breadcrumb')} className={styles.crumbs} data-print="hide">
      <ol>
        {crumbs.map(({ title, href }) => (
          <li key={`${href} ${title}`}>
            {href ? <Link href={href}>{title}</Link> : <span aria-current={currentOf(href)}>{title}</span>}
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** An ancestor without a page has an empty address; only the current page has none. */
const currentOf = (href: string | undefined): 'page' | undefined => (href === undefined ? 'page' : undefined);
