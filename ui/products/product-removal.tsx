'use client';

import type { Product } from '@fairdesk/core/products';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing.tsx';
import { useLabels } from '../shared/labels.tsx';
import { Removal } from '../shared/removal.tsx';
import { useToast } from '../shared/toast.tsx';
import type { ProductsStore } from './products-store.ts';

interface Props {
  product: Product;
  store: ProductsStore;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks whether a product may go, with all that is its own. */
export function ProductRemoval({ product: { id, name }, store, onRemoved, onClose }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const card = useProfile();
  const { removeProduct } = useEditing();
  return (
    <Removal
      title={t('product-delete')}
      text={t('product-delete-text', { name })}
      errorLabel="DeleteProductError"
      remove={() => removeProduct(card.profile.id, id)}
      onRemoved={() => {
        onRemoved();
        store.shelf.drop(id);
        toast.done(t('product-deleted', { name }));
        void card.refresh();
      }}
      onClose={onClose}
    />
  );
}
