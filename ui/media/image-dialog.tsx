'use client';

import { fileFieldFaults, IMAGE_FIELDS, IMAGE_RULES, type ImageForm } from '@fairdesk/core/media';
import { type Failure, formFaults } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { EditStore, type Upload } from '../shared/editing/edit-store.ts';
import { VersionPicture } from '../shared/editing/version-picture.tsx';
import { TextField } from '../shared/forms/text-field.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { MessageKey } from '../shared/texts/messages.ts';
import type { ChosenFile } from '../shared/upload/chosen-file.ts';
import { oneFile } from '../shared/upload/one-file.ts';
import { UploadField } from '../shared/upload/upload-field.tsx';

interface Props<Saved> {
  title: string;
  draft: string;
  errorLabel: MessageKey;
  /** The image that is replaced. */
  stored: StoredImage | undefined;
  save: (
    image: ImageForm,
    upload: Upload & { readonly replaces?: string | undefined },
  ) => ResultAsync<Saved, Failure>;
  /** Reloads the image that is replaced. */
  latest: () => ResultAsync<StoredImage | undefined, Failure>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}

interface StoredImage {
  readonly id: string;
  readonly url: string;
  readonly title: string;
}

interface Form {
  readonly file: readonly ChosenFile[];
  readonly title: string;
  readonly stored: StoredImage | undefined;
}

/** A new image with its title, in place of the stored one. */
export const ImageDialog = observer(function ImageDialog<Saved>(props: Props<Saved>) {
  const { title, draft, errorLabel, stored, save, latest, onSaved, onClose } = props;
  const { t } = useLabels();
  const [store] = useState(
    () =>
      new EditStore<Form, Saved>({
        start: editionOf(stored),
        check: (form) => [
          ...fileFieldFaults('file', form.file, IMAGE_RULES),
          ...formFaults({ title: form.title }, IMAGE_FIELDS),
        ],
        save: ({ form, version: replaces }, upload) =>
          save({ file: oneFile(form.file), title: form.title }, { ...upload, replaces }),
        latest: () => latest().map(editionOf),
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
      describe={({ file: [chosen], ...version }) => [
        {
          name: t('image-file'),
          value: <VersionPicture chosen={chosen} stored={version.stored?.url} />,
        },
        { name: t('image-title'), value: chosen ? version.title : version.stored?.title },
      ]}
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

const editionOf = (stored: StoredImage | undefined) => ({
  form: { file: [], title: '', stored },
  version: stored?.id ?? '',
});
