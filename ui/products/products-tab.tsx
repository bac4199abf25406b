'use client';

import { useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import { ItemNotFound } from '../shared/editing/item-not-found.tsx';
import { ShelfState } from '../shared/editing/shelf-state.tsx';
import { useOpenedItem } from '../shared/editing/use-opened-item.ts';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { ProductDetail } from './product-detail.tsx';
import { ProductList } from './product-list.tsx';
import { ProductsStore } from './products-store.ts';

interface Props {
  /** The id of the open product. */
  itemId?: string | undefined;
  onOpenItem: (id?: string) => void;
  /** Where the user chooses another of their companies; absent with only one. */
  chooser?: string | undefined;
}

/** The list of products, or one of them. Portal spec §2 "Product list", "Product detail". */
export const ProductsTab = observer(function ProductsTab({ itemId, onOpenItem, chooser }: Props) {
  const { t } = useLabels();
  const { profile } = useProfile();
  const { listProducts, moveProduct } = useEditing();
  const [store] = useState(() => new ProductsStore(profile.id, { listProducts, moveProduct }));
  const [openedId, leave] = useOpenedItem(itemId, onOpenItem);
  return (
    <ShelfState store={store.shelf}>
      {() => {
        if (openedId === undefined) return <ProductList store={store} onOpenItem={onOpenItem} />;
        const product = store.shelf.find(openedId);
        if (!product) return <ItemNotFound back={t('product-back')} onBack={leave} chooser={chooser} />;
        return <ProductDetail product={product} store={store} onBack={leave} />;
      }}
    </ShelfState>
  );
});
