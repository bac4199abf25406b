'use client';

import type { CompanyDocument } from '@fairdesk/core/media';
import type { Product } from '@fairdesk/core/products';
import { inOrder } from '@fairdesk/core/shared';
import { useState } from 'react';
import rows from '../media/document-row.module.css';
import { DocumentRow } from '../media/document-row.tsx';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import { MoveButtons } from '../shared/editing/move-buttons.tsx';
import { movePastNeighbour } from '../shared/editing/move-past-neighbour.ts';
import { ShelfHead } from '../shared/editing/shelf-head.tsx';
import { useMoves } from '../shared/editing/use-moves.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { PartStore } from './part-store.ts';
import styles from './product-detail.module.css';
import { productIn } from './product-in.ts';

const DocumentDialog = lazyView(async () => (await import('../media/document-dialog.tsx')).DocumentDialog);
const Removal = lazyView(async () => (await import('../shared/editing/removal.tsx')).Removal);

type Open =
  | { readonly kind: 'edit'; readonly document?: CompanyDocument }
  | { readonly kind: 'delete'; readonly document: CompanyDocument };

interface Props {
  product: Product;
  onChanged: (product: Product) => void;
}

/** The documents of a product. */
export const ProductDocuments = observer(function ProductDocuments({ product, onChanged }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { profile } = useProfile();
  const use = useEditing();
  const [open, setOpen] = useState<Open>();
  const [part] = useState(() => new PartStore());
  const { list, announce, moved } = useMoves('EditProductError');
  const { id, canEdit } = profile;
  const documents = inOrder(product.documents);
  const close = () => setOpen(undefined);
  const latest = () => use.listProducts(id).andThen(productIn(product.id));
  const take = (changed: Product) => {
    onChanged(changed);
    close();
    toast.done(t('product-saved', { name: changed.name }));
  };
  const move = async ({ id: item, title: name }: CompanyDocument, way: 'up' | 'down') => {
    const changed = await part.run(() =>
      movePastNeighbour(product, {
        id: item,
        way,
        idsOf,
        move: (stored) => use.moveProductDocument(id, stored, item, way),
        latest,
      }),
    );
    if (changed) onChanged(changed);
    moved({ id: item, name, way, result: part.result, ids: idsOf(changed ?? product) });
  };
  return (
    <section className={styles.part}>
      <ShelfHead
        level={3}
        title={t('documents')}
        actions={canEdit ? [{ label: t('document-add'), run: () => setOpen({ kind: 'edit' }) }] : []}
      />
      {documents.length === 0 && <p className={styles.quiet}>{t('product-documents-none')}</p>}
      <ul ref={list} className={rows.list}>
        {documents.map((document, place) => (
          <DocumentRow
            key={document.id}
            document={document}
            level={4}
            more={
              <MoveButtons
                name={document.title}
                canMoveUp={place > 0}
                canMoveDown={place < documents.length - 1}
                busy={part.busy}
                onMove={(way) => void move(document, way)}
              />
            }
            onEdit={canEdit ? () => setOpen({ kind: 'edit', document }) : undefined}
            onDelete={canEdit ? () => setOpen({ kind: 'delete', document }) : undefined}
          />
        ))}
      </ul>
      {announce}
      {open?.kind === 'edit' && (
        <DocumentDialog
          document={open.document}
          draft={`${id}/products/${product.id}/documents/${open.document?.id ?? 'new'}`}
          errorLabel="SaveProductDocumentError"
          add={(document, upload) => use.addProductDocument(id, product.id, document, upload)}
          change={(change, upload) =>
            use.changeProductDocument(id, product.id, open.document?.id ?? '', change, upload)
          }
          latest={() =>
            latest().map((current) => current.documents.find((one) => one.id === open.document?.id))
          }
          onSaved={take}
          onClose={close}
        />
      )}
      {open?.kind === 'delete' && (
        <Removal
          title={t('document-delete')}
          text={t('thumbnail-delete-text', { name: open.document.title })}
          errorLabel="DeleteProductDocumentError"
          remove={(options) => use.removeProductDocument(id, product.id, open.document.id, options)}
          onRemoved={take}
          onClose={close}
        />
      )}
    </section>
  );
});

const idsOf = ({ documents }: Product): readonly string[] => inOrder(documents).map(({ id }) => id);
