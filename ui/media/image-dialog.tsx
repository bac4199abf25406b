'use client';

import { fileFieldFaults, IMAGE_FIELDS, IMAGE_RULES, type ImageForm } from '@fairdesk/core/media';
import { type Failure, formFaults } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import type { ChosenFile } from '../shared/chosen-file.ts';
import { EditSheet } from '../shared/edit-sheet.tsx';
import { EditStore, type Upload } from '../shared/edit-store.ts';
import { useLabels } from '../shared/labels.tsx';
import type { MessageKey } from '../shared/messages.ts';
import { observer } from '../shared/observer.ts';
import { oneFile } from '../shared/one-file.ts';
import { TextField } from '../shared/text-field.tsx';
import { UploadField } from '../shared/upload-field.tsx';

interface Props<Saved> {
  title: string;
  draft: string;
  errorLabel: MessageKey;
  save: (image: ImageForm, upload: Upload) => ResultAsync<Saved, Failure>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}

interface Form {
  readonly file: readonly ChosenFile[];
  readonly title: string;
}

/** An image with its title, for a product or a news item. */
export const ImageDialog = observer(function ImageDialog<Saved>(props: Props<Saved>) {
  const { title, draft, errorLabel, save, onSaved, onClose } = props;
  const { t } = useLabels();
  const [store] = useState(
    () =>
      new EditStore<Form, Saved>({
        start: { form: { file: [], title: '' } },
        check: (form) => [
          ...fileFieldFaults('file', form.file, FILE_RULES),
          ...formFaults({ title: form.title }, IMAGE_FIELDS),
        ],
        save: ({ form }, upload) => save({ file: oneFile(form.file), title: form.title }, upload),
      }),
  );
  const { form } = store;
  return (
    <EditSheet
      store={store}
      title={title}
      action={t('image-save')}
      errorLabel={errorLabel}
      labels={{ file: t('image-file'), title: t('image-title') }}
      draft={{ key: draft, names: ['title'] }}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <UploadField
            required
            path="file"
            label={t('image-file')}
            rules={IMAGE_RULES}
            files={form.file}
            error={errorOf('file')}
            share={store.share}
            onChange={(file) => store.change({ file })}
          />
          <TextField
            path="title"
            label={t('image-title')}
            rule={IMAGE_FIELDS.title}
            counted={false}
            value={form.title}
            error={errorOf('title')}
            onChange={(text) => store.change({ title: text })}
          />
        </>
      )}
    </EditSheet>
  );
});

const FILE_RULES = { required: true, label: 'file', maxFiles: IMAGE_RULES.maxFiles };
