import {
  COMPANY_PRODUCTS_PER_PAGE,
  leadsTo,
  type PublicProduct,
  type PublicProfile,
} from '@fairdesk/core/profile';
import disclosure from '../shared/disclosure.module.css';
import { Picture } from '../shared/picture.tsx';
import { dayText } from '../shared/texts/format.ts';
import type { ServerLabels } from '../shared/texts/translate.ts';
import { ExhibitorDownloads } from './exhibitor-downloads.tsx';
import styles from './exhibitor-view.module.css';
import { ListPages } from './list-pages.tsx';

interface Props {
  profile: Pick<PublicProfile, 'products' | 'productPage' | 'productTotal'>;
  /** The address of the company: `/nl/aqua/exhibitors/noria-pumps`. */
  address: string;
  labels: ServerLabels;
}

/** Where the products begin on the page of a company. */
const PLACE = 'products';

/** A page of the products of a company, picture first. */
export function ExhibitorProducts({ profile, address, labels }: Props) {
  const { products, productPage, productTotal } = profile;
  if (productTotal === 0) return null;
  return (
    <section className={styles.section} id={PLACE}>
      <h2>{labels.t('exhibitor-products')}</h2>
      <ul className={styles.shelf}>
        {products.map((product) => (
          <li key={product.id} id={product.id}>
            <ExhibitorProduct product={product} labels={labels} />
          </li>
        ))}
      </ul>
      <ListPages
        page={productPage}
        pages={Math.ceil(productTotal / COMPANY_PRODUCTS_PER_PAGE)}
        at={(page) => `${address}${page === 1 ? '' : `?page=${page}`}#${PLACE}`}
        labels={labels}
      />
    </section>
  );
}

function ExhibitorProduct({ product, labels }: { product: PublicProduct; labels: ServerLabels }) {
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
          <summary className={disclosure.summary}>{t('exhibitor-product-more', { name })}</summary>
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
