import type { ProductSummary } from '@fairdesk/core/profile';
import { initialsOf } from '../shared/initials.ts';
import linked from '../shared/linked-card.module.css';
import { Picture } from '../shared/picture.tsx';
import type { ServerLabels } from '../shared/texts/translate.ts';
import styles from './public-product-list.module.css';

interface Props {
  product: ProductSummary;
  /** The address of its company: `/nl/aqua/exhibitors/noria-pumps`. */
  company: string;
  labels: ServerLabels;
}

/** One product, image first; its name leads to it on the page of its company. */
export function PublicProductCard({ product, company, labels: { t } }: Props) {
  const { id, name, shortDescription, isNovelty, image, stands } = product;
  const at = encodeURIComponent(id);
  return (
    <li className={`${linked.card} ${styles.product}`}>
      <span className={styles.cover} data-initials={image === undefined || undefined}>
        {image ? (
          <Picture src={image.thumbnailUrls['250x250'] ?? image.mediaUrl} alt="" loading="lazy" />
        ) : (
          <span aria-hidden="true">{initialsOf(name)}</span>
        )}
      </span>
      <h2 dir="auto">
        <a href={`${company}?product=${at}#${at}`}>{name}</a>{' '}
        {isNovelty && <span className={styles.new}>{t('exhibitor-new')}</span>}
      </h2>
      {shortDescription && <p dir="auto">{shortDescription}</p>}
      <p className={styles.company}>
        <a href={company} dir="auto">
          {product.company.name}
        </a>
        {stands.length > 0 && (
          <span>{t('exhibitor-stand', { n: stands.length, list: stands.join(', ') })}</span>
        )}
      </p>
    </li>
  );
}
