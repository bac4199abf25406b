'use client';

import {
  type CompanyDocument,
  DOCUMENT_FIELDS,
  DOCUMENT_RULES,
  DOCUMENT_TYPES,
  type DocumentForm,
  documentFaults,
  fileFieldFaults,
  type UploadFile,
} from '@fairdesk/core/media';
import type { Failure } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { type Edition, EditStore, type Upload } from '../shared/editing/edit-store.ts';
import { SelectField } from '../shared/forms/select-field.tsx';
import { TextField } from '../shared/forms/text-field.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { MessageKey } from '../shared/texts/messages.ts';
import type { ChosenFile } from '../shared/upload/chosen-file.ts';
import { oneFile } from '../shared/upload/one-file.ts';
import { UploadField } from '../shared/upload/upload-field.tsx';

interface Props<Saved> {
  /** The document to change; absent for a new one. */
  document?: CompanyDocument | undefined;
  draft: string;
  errorLabel: MessageKey;
  add: (
    document: DocumentForm & { readonly file: UploadFile },
    upload: Upload,
  ) => ResultAsync<Saved, Failure>;
  change: (
    change: DocumentForm & { readonly version?: string },
    upload: Upload,
  ) => ResultAsync<Saved, Failure>;
  /** Reloads the document after a conflict. */
  latest: () => ResultAsync<CompanyDocument | undefined, Failure>;
  onSaved: (saved: Saved, title: string) => void;
  onClose: () => void;
}

interface Form extends DocumentForm {
  readonly file: readonly ChosenFile[];
}

const NEW: Edition<Form> = { form: { title: '', description: '', type: '', file: [] } };

/** Adds a document with its file, or changes its texts. */
export const DocumentDialog = observer(function DocumentDialog<Saved>(props: Props<Saved>) {
  const { document, draft, errorLabel, add, change, latest, onSaved, onClose } = props;
  const { t } = useLabels();
  const [store] = useState(
    () =>
      new EditStore<Form, Saved>({
        start: document ? editionOf(document) : NEW,
        check: (form) => [
          ...(document ? [] : fileFieldFaults('file', form.file, DOCUMENT_RULES)),
          ...documentFaults(form),
        ],
        save: ({ form: { file, ...fields }, version }, upload) =>
          document
            ? change({ ...fields, ...(version !== undefined && { version }) }, upload)
            : add({ ...fields, file: oneFile(file) }, upload),
        latest: () => latest().map((current) => (current ? editionOf(current) : NEW)),
      }),
  );
  const { form } = store;
  const names = {
    title: t('document-title'),
    description: t('document-description'),
    type: t('document-type'),
  };
  return (
    <EditSheet
      store={store}
      title={t(document ? 'document-edit' : 'document-add')}
      action={t(document ? 'document-save' : 'document-add')}
      errorLabel={errorLabel}
      labels={{ ...names, file: t('document-file') }}
      draft={{ key: draft, names: ['title', 'description', 'type'] }}
      describe={({ title, description, type }) => [
        { name: names.title, value: title },
        { name: names.description, value: description },
        { name: names.type, value: type && t(`document-${type}` as MessageKey) },
      ]}
      onSaved={(saved) => onSaved(saved, form.title)}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          {!document && (
            <UploadField
              required
              path="file"
              label={t('document-file')}
              rules={DOCUMENT_RULES}
              files={form.file}
              error={errorOf('file')}
              share={store.share}
              onChange={(file) => store.change({ file })}
            />
          )}
          <TextField
            path="title"
            label={names.title}
            rule={DOCUMENT_FIELDS.title}
            value={form.title}
            error={errorOf('title')}
            onChange={(title) => store.change({ title })}
          />
          <SelectField
            required
            path="type"
            label={names.type}
            none={t('choose')}
            options={DOCUMENT_TYPES.map((value) => ({ value, label: t(`document-${value}`) }))}
            value={form.type}
            error={errorOf('type')}
            onChange={(type) => store.change({ type })}
          />
          <TextField
            lines
            path="description"
            label={names.description}
            rule={DOCUMENT_FIELDS.description}
            value={form.description}
            error={errorOf('description')}
            onChange={(description) => store.change({ description })}
          />
        </>
      )}
    </EditSheet>
  );
});

const editionOf = ({ title, description, type, version }: CompanyDocument): Edition<Form> => ({
  form: { title, description, type, file: [] },
  version,
});
