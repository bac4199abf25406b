'use client';

import type { CompanyDocument } from '@fairdesk/core/media';
import { useProfile } from '../profile/use-profile.tsx';
import { useEditing } from '../shared/editing/editing.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import styles from './document-row.module.css';
import { DocumentRow } from './document-row.tsx';
import { OwnShelf } from './own-shelf.tsx';

const DocumentDialog = lazyView(async () => (await import('./document-dialog.tsx')).DocumentDialog);

/** The documents of a company. Portal spec §2 "Documents page". */
export const DocumentsTab = observer(function DocumentsTab() {
  const { t } = useLabels();
  const use = useEditing();
  const { id } = useProfile().profile;
  return (
    <OwnShelf<CompanyDocument>
      title={t('documents')}
      addLabel={t('document-add')}
      none={t('documents-none')}
      layout={styles.list}
      list={() => use.listDocuments(id)}
      row={(document, acts) => (
        <DocumentRow key={document.id} document={document} onEdit={acts?.edit} onDelete={acts?.remove} />
      )}
      dialog={(document, { put, close }) => (
        <DocumentDialog
          document={document}
          draft={`${id}/documents/${document?.id ?? 'new'}`}
          errorLabel={document ? 'EditDocumentError' : 'AddDocumentError'}
          add={(form, upload) => use.addDocument(id, form, upload)}
          change={(change, upload) => use.changeDocument(id, document?.id ?? '', change, upload)}
          latest={() => use.listDocuments(id).map((all) => all.find((one) => one.id === document?.id))}
          onSaved={(saved, name) => put(saved, t(document ? 'document-saved' : 'document-added', { name }))}
          onClose={close}
        />
      )}
      removal={({ id: documentId, title: name }) => ({
        title: t('document-delete'),
        text: t('document-delete-text', { name }),
        done: t('media-deleted', { name }),
        errorLabel: 'DeleteDocumentError',
        remove: (options) => use.removeDocument(id, documentId, options),
      })}
    />
  );
});
