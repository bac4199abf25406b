'use client';

import type { CompanyDocument } from '@fairdesk/core/media';
import { Suspense, useState } from 'react';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing.tsx';
import { EmptyState } from '../shared/empty-state.tsx';
import { useLabels } from '../shared/labels.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { ShelfHead } from '../shared/shelf-head.tsx';
import { ShelfState } from '../shared/shelf-state.tsx';
import { ShelfStore } from '../shared/shelf-store.ts';
import { useToast } from '../shared/toast.tsx';
import styles from './document-row.module.css';
import { DocumentRow } from './document-row.tsx';

const DocumentDialog = lazyView(async () => (await import('./document-dialog.tsx')).DocumentDialog);
const Removal = lazyView(async () => (await import('../shared/removal.tsx')).Removal);

type Open =
  | { readonly kind: 'edit'; readonly document?: CompanyDocument }
  | { readonly kind: 'delete'; readonly document: CompanyDocument };

/** What a company offers to read. Portal spec §2 "Documents page". */
export const DocumentsTab = observer(function DocumentsTab() {
  const { t } = useLabels();
  const toast = useToast();
  const card = useProfile();
  const use = useEditing();
  const { id, canEdit } = card.profile;
  const [shelf] = useState(() => new ShelfStore<CompanyDocument>(() => use.listDocuments(id)));
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const done = (text: string) => {
    toast.done(text);
    close();
    void card.refresh();
  };
  const add = () => setOpen({ kind: 'edit' });
  return (
    <section className={styles.shelf}>
      <ShelfState store={shelf}>
        {() => (
          <>
            <ShelfHead
              title={t('documents')}
              actions={canEdit ? [{ label: t('document-add'), run: add }] : []}
            />
            {shelf.items.length === 0 ? (
              <EmptyState text={t('documents-none')} />
            ) : (
              <ul className={styles.list}>
                {shelf.items.map((document) => (
                  <DocumentRow
                    key={document.id}
                    document={document}
                    canEdit={canEdit}
                    onEdit={() => setOpen({ kind: 'edit', document })}
                    onDelete={() => setOpen({ kind: 'delete', document })}
                  />
                ))}
              </ul>
            )}
          </>
        )}
      </ShelfState>
      <Suspense>
        {open?.kind === 'edit' && (
          <DocumentDialog
            document={open.document}
            draft={`${id}/documents/${open.document?.id ?? 'new'}`}
            errorLabel={open.document ? 'EditDocumentError' : 'AddDocumentError'}
            add={(document, progress) => use.addDocument(id, document, progress)}
            change={(change) => use.changeDocument(id, open.document?.id ?? '', change)}
            latest={() => use.listDocuments(id).map((all) => all.find((one) => one.id === open.document?.id))}
            onSaved={(saved, name) => {
              shelf.put(saved);
              done(t(open.document ? 'document-saved' : 'document-added', { name }));
            }}
            onClose={close}
          />
        )}
        {open?.kind === 'delete' && (
          <Removal
            title={t('document-delete')}
            text={t('document-delete-text', { name: open.document.title })}
            errorLabel="DeleteDocumentError"
            remove={() => use.removeDocument(id, open.document.id)}
            onRemoved={() => {
              shelf.drop(open.document.id);
              done(t('media-deleted', { name: open.document.title }));
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </section>
  );
});
