'use client';

import type { Product } from '@fairdesk/core/products';
import { dayOnly } from '@fairdesk/core/shared';
import { useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { DetailPage } from '../shared/detail-page.tsx';
import { Validity } from '../shared/editing/validity.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { dayText } from '../shared/texts/format.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { WebLink } from '../shared/web-link.tsx';
import { ProductCategories } from './product-categories.tsx';
import styles from './product-detail.module.css';
import { ProductDocuments } from './product-documents.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { Novelty } from './product-row.tsx';
import type { ProductsStore } from './products-store.ts';

const ProductDialog = lazyView(async () => (await import('./product-dialog.tsx')).ProductDialog);
const ProductRemoval = lazyView(async () => (await import('./product-removal.tsx')).ProductRemoval);

interface Props {
  product: Product;
  store: ProductsStore;
  onBack: () => void;
}

/** Everything about one product; each part is edited in place. */
export const ProductDetail = observer(function ProductDetail({ product, store, onBack }: Props) {
  const { t, language } = useLabels();
  const card = useProfile();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { canEdit, hideCategories } = card.profile;
  const close = () => setOpen(undefined);
  const may = <T,>(act: T) => (canEdit ? act : undefined);
  const put = (changed: Product) => {
    store.shelf.put(changed);
    void card.refresh();
  };
  const { name, isNovelty, shortDescription, longDescription, url, introductionDate, state } = product;
  return (
    <DetailPage
      title={
        <>
          {name}
          {isNovelty && <Novelty />}
        </>
      }
      back={t('product-back')}
      onBack={onBack}
      edit={may({ label: t('product-edit'), run: () => setOpen('edit') })}
      remove={may({ label: t('product-delete'), run: () => setOpen('delete') })}
    >
      <div className={styles.text}>
        {shortDescription && <p className={styles.lead}>{shortDescription}</p>}
        {longDescription && <p className={styles.long}>{longDescription}</p>}
        {url && (
          <p>
            <WebLink url={url} />
          </p>
        )}
        <div className={styles.quiet}>
          {introductionDate && (
            <p>
              {t('product-introduced')}: {dayText(dayOnly(introductionDate), language)}
            </p>
          )}
          <Validity from={product.publicFrom} until={product.publicUntil} />
          <p>{t(`item-state-${state}`)}</p>
        </div>
      </div>
      <ProductGallery product={product} onChanged={put} />
      <ProductDocuments product={product} onChanged={put} />
      {!hideCategories && <ProductCategories product={product} onChanged={put} />}
      {open === 'edit' && <ProductDialog product={product} store={store} onSaved={close} onClose={close} />}
      {open === 'delete' && (
        <ProductRemoval product={product} store={store} onRemoved={onBack} onClose={close} />
      )}
    </DetailPage>
  );
});
