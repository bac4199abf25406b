'use client';

import type { Product } from '@fairdesk/core/products';
import type { Failure } from '@fairdesk/core/shared';
import { okAsync } from 'neverthrow';
import { useState } from 'react';
import { useAwardsIfAny } from '../awards/use-awards.ts';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import { Removal } from '../shared/editing/removal.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import type { MessageKey } from '../shared/texts/messages.ts';
import { useToast } from '../shared/toasts/toast.tsx';
import type { ProductsStore } from './products-store.ts';

interface Props {
  product: Product;
  store: ProductsStore;
  onRemoved: () => void;
  onClose: () => void;
}

/** Asks for confirmation before deleting a product with everything that belongs to it. */
export function ProductRemoval({ product, store, onRemoved, onClose }: Props) {
  const { id, name, registrationStatus } = product;
  const { t } = useLabels();
  const toast = useToast();
  const card = useProfile();
  const { removeProduct } = useEditing();
  const awards = useAwardsIfAny();
  // The entry is withdrawn first: the product may still be there when its deletion fails or is stopped.
  const [isLeft, setIsLeft] = useState(false);
  const isEntered = registrationStatus === 'submitted' && awards !== undefined;
  const asks = isLeft ? 'withdrawn' : registrationStatus;
  const participation = card.profile.id;
  const withdraw = () =>
    isEntered ? awards.withdrawEntries(participation, id) : okAsync<undefined, Failure>(undefined);
  return (
    <Removal
      title={t(asks === 'submitted' ? 'product-withdraw' : 'product-delete')}
      text={t(textFor(asks), { name })}
      errorLabel="DeleteProductError"
      remove={(options) =>
        withdraw().andThen(() => removeProduct(participation, id, options).orTee(() => setIsLeft(isEntered)))
      }
      onRemoved={() => {
        onRemoved();
        store.shelf.drop(id);
        toast.done(t('product-deleted', { name }));
        void card.refresh();
      }}
      onClose={() => {
        if (isLeft) toast.done(t('product-withdrawn', { name }));
        onClose();
      }}
    />
  );
}

/** The warning about what is deleted with the product: its entry for an award, depending on its status. */
const textFor = (status: string): MessageKey => {
  if (status === 'withdrawn') return 'product-delete-withdrawn';
  if (status === 'submitted') return 'product-delete-entered';
  return status === 'draft' ? 'product-delete-draft' : 'product-delete-text';
};
