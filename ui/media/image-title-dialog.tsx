'use client';

import { IMAGE_FIELDS } from '@fairdesk/core/media';
import { type Failure, formFaults } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { type Edition, EditStore, type Upload } from '../shared/editing/edit-store.ts';
import { TextField } from '../shared/forms/text-field.tsx';
import { observer } from '../shared/observer.ts';
import { Picture } from '../shared/picture.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import type { MessageKey } from '../shared/texts/messages.ts';
import styles from './image-title-dialog.module.css';

interface Props<Saved> {
  /** The current title. */
  title: string;
  src: string;
  draft: string;
  errorLabel: MessageKey;
  save: (
    change: { readonly title: string; readonly from?: string },
    upload: Upload,
  ) => ResultAsync<Saved, Failure>;
  /** Reloads the title after a conflict. */
  latest: () => ResultAsync<string, Failure>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}

/** Changes the title of an image. */
export const ImageTitleDialog = observer(function ImageTitleDialog<Saved>(props: Props<Saved>) {
  const { title, src, draft, errorLabel, save, latest, onSaved, onClose } = props;
  const { t } = useLabels();
  const [store] = useState(
    () =>
      new EditStore<{ readonly title: string }, Saved>({
        start: editionOf(title),
        check: (form) => formFaults(form, IMAGE_FIELDS),
        save: ({ form, version: from }, upload) =>
          save({ ...form, ...(from !== undefined && { from }) }, upload),
        latest: () => latest().map(editionOf),
      }),
  );
  return (
    <EditSheet
      store={store}
      title={t('image-rename')}
      action={t('image-rename-save')}
      errorLabel={errorLabel}
      labels={{ title: t('image-title') }}
      draft={{ key: draft, names: ['title'] }}
      describe={(form) => [{ name: t('image-title'), value: form.title }]}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <Picture src={src} alt="" className={styles.picture} />
          <TextField
            path="title"
            label={t('image-title')}
            rule={IMAGE_FIELDS.title}
            counted={false}
            value={store.form.title}
            error={errorOf('title')}
            onChange={(text) => store.change({ title: text })}
          />
        </>
      )}
    </EditSheet>
  );
});

/** An image has no version: the title that was read stands for it. */
const editionOf = (title: string): Edition<{ readonly title: string }> => ({
  form: { title },
  version: title,
});
