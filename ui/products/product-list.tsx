'use client';

import type { Product } from '@fairdesk/core/products';
import { sortIndexes } from '@fairdesk/core/shared';
import { useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { ShelfHead } from '../shared/editing/shelf-head.tsx';
import { useMoves } from '../shared/editing/use-moves.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './product-list.module.css';
import { ProductRow } from './product-row.tsx';
import type { ProductsStore } from './products-store.ts';

const ProductDialog = lazyView(async () => (await import('./product-dialog.tsx')).ProductDialog);
const ProductRemoval = lazyView(async () => (await import('./product-removal.tsx')).ProductRemoval);

interface Props {
  store: ProductsStore;
  onOpenItem: (id: string) => void;
}

/** The products of a company, in its order. */
export const ProductList = observer(function ProductList({ store, onOpenItem }: Props) {
  const { t } = useLabels();
  const { canEdit, isPublic } = useProfile().profile;
  const [adding, setAdding] = useState(false);
  const [deleting, setDeleting] = useState<Product>();
  const { items, isMoving } = store.shelf;
  const places = sortIndexes(items);
  const { list, announce, moved } = useMoves('EditProductError');
  const move = async ({ id, name }: Product, way: 'up' | 'down') => {
    const result = await store.move(id, way);
    moved({ id, name, way, result, ids: store.shelf.items.map((item) => item.id) });
  };
  return (
    <section className={styles.shelf}>
      <ShelfHead
        title={t('products')}
        actions={canEdit && !store.isFull ? [{ label: t('product-add'), run: () => setAdding(true) }] : []}
        note={
          store.max !== undefined && (
            <p data-number>{t('products-used', { used: items.length, max: store.max })}</p>
          )
        }
      />
      {store.isFull && <p>{t('products-full')}</p>}
      {items.length === 0 && <EmptyState text={t('products-none')} />}
      <ul ref={list} className={styles.list}>
        {items.map((product, place) => (
          <ProductRow
            key={product.id}
            product={product}
            canEdit={canEdit}
            isCompanyPublic={isPublic}
            canMoveUp={places[place]?.sortUpIndex !== undefined}
            canMoveDown={places[place]?.sortDownIndex !== undefined}
            busy={isMoving}
            onOpen={() => onOpenItem(product.id)}
            onMove={(way) => void move(product, way)}
            onDelete={() => setDeleting(product)}
          />
        ))}
      </ul>
      {announce}
      {adding && (
        <ProductDialog store={store} onSaved={({ id }) => onOpenItem(id)} onClose={() => setAdding(false)} />
      )}
      {deleting && (
        <ProductRemoval
          product={deleting}
          store={store}
          onRemoved={() => setDeleting(undefined)}
          onClose={() => setDeleting(undefined)}
        />
      )}
    </section>
  );
});
