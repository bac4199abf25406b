'use client';

import type { Product } from '@fairdesk/core/products';
import type { Failure } from '@fairdesk/core/shared';
import { okAsync } from 'neverthrow';
import { useAwardsIfAny } from '../awards/use-awards.ts';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing.tsx';
import { useLabels } from '../shared/labels.tsx';
import type { MessageKey } from '../shared/messages.ts';
import { Removal } from '../shared/removal.tsx';
import { useToast } from '../shared/toast.tsx';
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
  const isEntered = registrationStatus === 'submitted';
  const participation = card.profile.id;
  const withdraw = () =>
    isEntered && awards ? awards.withdrawEntries(participation, id) : okAsync<undefined, Failure>(undefined);
  return (
    <Removal
      title={t(isEntered ? 'product-withdraw' : 'product-delete')}
      text={t(textFor(registrationStatus), { name })}
      errorLabel="DeleteProductError"
      remove={(options) => withdraw().andThen(() => removeProduct(participation, id, options))}
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

/** The warning about what is deleted with the product: its entry for an award, depending on its status. */
const textFor = (status: string): MessageKey => {
  if (status === 'submitted') return 'product-delete-entered';
  return status === 'draft' ? 'product-delete-draft' : 'product-delete-text';
};
