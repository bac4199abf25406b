'use client';

import { IMAGE_FIELDS } from '@fairdesk/core/media';
import { type Failure, formFaults } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { EditSheet } from '../shared/edit-sheet.tsx';
import { EditStore, type Upload } from '../shared/edit-store.ts';
import { useLabels } from '../shared/labels.tsx';
import type { MessageKey } from '../shared/messages.ts';
import { observer } from '../shared/observer.ts';
import { Picture } from '../shared/picture.tsx';
import { TextField } from '../shared/text-field.tsx';
import styles from './image-title-dialog.module.css';

interface Props<Saved> {
  /** The current title. */
  title: string;
  src: string;
  draft: string;
  errorLabel: MessageKey;
  save: (title: string, upload: Upload) => ResultAsync<Saved, Failure>;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}

/** Changes the title of an image. */
export const ImageTitleDialog = observer(function ImageTitleDialog<Saved>(props: Props<Saved>) {
  const { title, src, draft, errorLabel, save, onSaved, onClose } = props;
  const { t } = useLabels();
  const [store] = useState(
    () =>
      new EditStore<{ readonly title: string }, Saved>({
        start: { form: { title } },
        check: (form) => formFaults(form, IMAGE_FIELDS),
        save: ({ form }, upload) => save(form.title, upload),
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
