'use client';

import { IMAGE_RULES } from '@fairdesk/core/media';
import {
  isImageRequired,
  PRODUCT_FIELDS,
  type Product,
  type ProductForm,
  productFaults,
} from '@fairdesk/core/products';
import { fieldNames, forEachField, openForm } from '@fairdesk/core/shared';
import { useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { type Edition, EditStore } from '../shared/editing/edit-store.ts';
import { useEditing } from '../shared/editing/editing.tsx';
import { ReviewNote } from '../shared/editing/review-note.tsx';
import { CheckField } from '../shared/forms/check-field.tsx';
import { PeriodFields } from '../shared/forms/period-fields.tsx';
import { TextField } from '../shared/forms/text-field.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import type { ChosenFile } from '../shared/upload/chosen-file.ts';
import { toUpload } from '../shared/upload/one-file.ts';
import { UploadField } from '../shared/upload/upload-field.tsx';
import type { ProductsStore } from './products-store.ts';
import { useProductTexts } from './use-product-texts.ts';

interface Props {
  /** The product to change; absent for a new one. */
  product?: Product;
  store: ProductsStore;
  onSaved: (product: Product) => void;
  onClose: () => void;
}

interface Form extends ProductForm {
  readonly image: readonly ChosenFile[];
}

/** Adds a product with its first image, or changes its data. */
export const ProductDialog = observer(function ProductDialog({ product, store, onSaved, onClose }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const card = useProfile();
  const use = useEditing();
  const { id, asksApproval, hideInnovativeProducts: hideNovelty } = card.profile;
  const hasOne = (product?.images.length ?? 0) > 0;
  const context = ({ image }: Form) => ({ hasImage: hasOne || image.length > 0, hideNovelty });
  const [edit] = useState(
    () =>
      new EditStore<Form, Product>({
        start: product ? editionOf(product) : NEW,
        check: (form) => productFaults(form, context(form)),
        save: ({ form: { image, ...fields }, version }, upload) => {
          const [file] = image;
          const which = product && { id: product.id, ...(version !== undefined && { version }) };
          const sent = { ...fields, ...which, ...(file && { image: toUpload(file) }) };
          return use.saveProduct(id, sent, context({ ...fields, image }), upload);
        },
        latest: () =>
          use.listProducts(id).map(({ items }) => {
            const current = items.find((item) => item.id === product?.id);
            return current ? editionOf(current) : NEW;
          }),
      }),
  );
  const { names, describe } = useProductTexts();
  const { form, change } = edit;
  return (
    <EditSheet
      store={edit}
      title={t(product ? 'product-edit' : 'product-add')}
      action={t(product ? 'product-save' : 'product-add')}
      errorLabel={product ? 'EditProductError' : 'AddProductError'}
      labels={names}
      draft={{ key: `${id}/products/${product?.id ?? 'new'}`, names: fieldNames(PRODUCT_FIELDS) }}
      describe={describe}
      onSaved={(saved) => {
        store.shelf.put(saved);
        toast.done(t(product ? 'product-saved' : 'product-added', { name: saved.name }));
        void card.refresh();
        onClose();
        onSaved(saved);
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {asksApproval && <ReviewNote />}
          <TextField
            path="name"
            label={names.name}
            rule={PRODUCT_FIELDS.name}
            counted={false}
            value={form.name}
            error={errorOf('name')}
            onChange={(name) => change({ name })}
          />
          {!hideNovelty && (
            <CheckField
              path="isNovelty"
              label={names.isNovelty}
              hint={t('product-novelty-hint')}
              value={form.isNovelty}
              onChange={(isNovelty) => change({ isNovelty })}
            />
          )}
          {!hasOne && (
            <UploadField
              path="image"
              label={names.image}
              rules={IMAGE_RULES}
              required={isImageRequired(form, hideNovelty)}
              files={form.image}
              error={errorOf('image')}
              share={edit.share}
              onChange={(image) => change({ image })}
            />
          )}
          <TextField
            lines
            path="shortDescription"
            label={names.shortDescription}
            rule={PRODUCT_FIELDS.shortDescription}
            value={form.shortDescription}
            error={errorOf('shortDescription')}
            onChange={(shortDescription) => change({ shortDescription })}
          />
          <TextField
            lines
            rows={6}
            path="longDescription"
            label={names.longDescription}
            rule={PRODUCT_FIELDS.longDescription}
            value={form.longDescription}
            error={errorOf('longDescription')}
            onChange={(longDescription) => change({ longDescription })}
          />
          <TextField
            path="url"
            inputMode="url"
            label={names.url}
            hint={t('links-hint')}
            rule={PRODUCT_FIELDS.url}
            value={form.url}
            error={errorOf('url')}
            onChange={(url) => change({ url })}
          />
          <TextField
            type="date"
            path="introductionDate"
            label={names.introductionDate}
            value={form.introductionDate}
            error={errorOf('introductionDate')}
            onChange={(introductionDate) => change({ introductionDate })}
          />
          <PeriodFields
            legend={t('product-shown')}
            names={['publicFrom', 'publicUntil']}
            from={form.publicFrom}
            until={form.publicUntil}
            errorOf={errorOf}
            onChange={(name, day) => change({ [name]: day })}
          />
        </>
      )}
    </EditSheet>
  );
});

const NEW: Edition<Form> = { form: { ...forEachField(PRODUCT_FIELDS, '', false), image: [] } };

const editionOf = (product: Product): Edition<Form> => ({
  version: product.version,
  form: { ...openForm(PRODUCT_FIELDS, product), image: [] },
});
