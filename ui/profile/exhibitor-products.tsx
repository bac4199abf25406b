import type { PublicProduct } from '@fairdesk/core/profile';
import { leadsTo } from '@fairdesk/core/profile';
import { dayText } from '../shared/format.ts';
import { Picture } from '../shared/picture.tsx';
import type { Labels } from '../shared/translate.ts';
import { ExhibitorDownloads } from './exhibitor-downloads.tsx';
import styles from './exhibitor-view.module.css';

interface Props {
  products: readonly PublicProduct[];
  labels: Labels;
}

/** The products of a company, picture first. */
export function ExhibitorProducts({ products, labels }: Props) {
  if (products.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{labels.t('exhibitor-products')}</h2>
      <ul className={styles.shelf}>
        {products.map((product) => (
          <li key={product.id} id={product.id}>
            <ExhibitorProduct product={product} labels={labels} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ExhibitorProduct({ product, labels }: { product: PublicProduct; labels: Labels }) {
  const { t, language } = labels;
  const { name, shortDescription, longDescription, introductionDate, isNovelty, url } = product;
  const [first, ...others] = product.images;
  const hasMore =
    longDescription || others.length > 0 || product.videos.length + product.documents.length > 0;
  return (
    <article className={styles.product}>
      {first && <Shot image={first} lazy />}
      <h3 dir="auto">
        {name} {isNovelty && <span className={styles.new}>{t('exhibitor-new')}</span>}
      </h3>
      {shortDescription && <p dir="auto">{shortDescription}</p>}
      {introductionDate && (
        <p className={styles.soft}>
          {t('exhibitor-introduced', { date: dayText(introductionDate, language) })}
        </p>
      )}
      {hasMore && (
        <details>
          <summary>{t('exhibitor-product-more', { name })}</summary>
          {longDescription && (
            <p className={styles.about} dir="auto">
              {longDescription}
            </p>
          )}
          {others.map((image) => (
            <Shot key={image.id} image={image} lazy />
          ))}
          <ExhibitorDownloads documents={product.documents} videos={product.videos} labels={labels} />
        </details>
      )}
      {url && (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow">
          {t('exhibitor-product-site', { host: leadsTo(url) })}
        </a>
      )}
    </article>
  );
}

function Shot({ image, lazy }: { image: PublicProduct['images'][number]; lazy: boolean }) {
  const { title, mediaUrl, thumbnailUrls } = image;
  return (
    <Picture
      src={thumbnailUrls['1280x720'] ?? mediaUrl}
      alt={title}
      width={1280}
      height={720}
      {...(lazy && { loading: 'lazy' })}
    />
  );
}
