'use client';

import {
  fileFieldFaults,
  IMAGE_FIELDS,
  IMAGE_RULES,
  type ImageForm,
  titleOfFile,
} from '@fairdesk/core/media';
import { type Failure, formFaults } from '@fairdesk/core/shared';
import type { ResultAsync } from 'neverthrow';
import { useState } from 'react';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { EditStore, type Upload } from '../shared/editing/edit-store.ts';
import { newKey } from '../shared/editing/new-key.ts';
import { TextField } from '../shared/forms/text-field.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { MessageKey } from '../shared/texts/messages.ts';
import type { ChosenFile } from '../shared/upload/chosen-file.ts';
import { UploadField } from '../shared/upload/upload-field.tsx';
import { saveEach } from './save-each.ts';

interface Props<Saved> {
  title: string;
  draft: string;
  errorLabel: MessageKey;
  save: (image: ImageForm, upload: Upload) => ResultAsync<Saved, Failure>;
  /** Called after each image, so that a retry does not send saved images again. */
  onAdded: (saved: Saved) => void;
  onSaved: (saved: Saved) => void;
  onClose: () => void;
}

interface Form {
  readonly file: readonly ChosenFile[];
  /** By file name. */
  readonly titles: Readonly<Record<string, string>>;
}

/** Adds several images at once, with titles suggested by their file names. */
export const ImagesDialog = observer(function ImagesDialog<Saved>(props: Props<Saved>) {
  const { title, draft, errorLabel, save, onAdded, onSaved, onClose } = props;
  const { t } = useLabels();
  const [store] = useState(() => {
    const keys = new Map<string, string>();
    const keyOf = ({ name }: ChosenFile): string =>
      keys.get(name) ?? keys.set(name, newKey()).get(name) ?? '';
    const made: EditStore<Form, Saved> = new EditStore<Form, Saved>({
      start: { form: { file: [], titles: {} } },
      check: (form) => [
        ...fileFieldFaults('file', form.file, RULES),
        ...form.file.flatMap((file) =>
          formFaults({ title: titleIn(form, file) }, IMAGE_FIELDS).map((fault) => ({
            ...fault,
            path: pathOf(file),
          })),
        ),
      ],
      save: ({ form }, upload) =>
        saveEach(
          form.file,
          (file) => titleIn(form, file),
          (image, each) => {
            const [file, ...others] = made.form.file;
            const saved = save(image, file ? { ...each, key: keyOf(file) } : each);
            return file && others.length > 0 ? saved.mapErr((failure) => atImage(failure, file)) : saved;
          },
          upload,
          (saved, file) => {
            made.change({ file: made.form.file.filter((other) => other !== file) });
            onAdded(saved);
          },
        ),
    });
    return made;
  });
  const { form } = store;
  const labelOf = (file: ChosenFile) =>
    form.file.length > 1 ? t('image-title-of', { name: file.name }) : t('image-title');
  return (
    <EditSheet
      store={store}
      title={title}
      action={t(form.file.length > 1 ? 'images-save' : 'image-save')}
      errorLabel={errorLabel}
      labels={{
        file: t('image-file'),
        ...Object.fromEntries(form.file.map((file) => [pathOf(file), labelOf(file)])),
      }}
      draft={{ key: draft, names: [] }}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <UploadField
            required
            path="file"
            label={t('image-files')}
            rules={RULES}
            files={form.file}
            error={errorOf('file')}
            share={store.share}
            onChange={(file) => store.change({ file })}
          />
          {form.file.map((file) => (
            <TextField
              key={file.name}
              path={pathOf(file)}
              label={labelOf(file)}
              rule={IMAGE_FIELDS.title}
              counted={false}
              value={titleIn(form, file)}
              error={errorOf(pathOf(file))}
              onChange={(text) => store.change({ titles: { ...form.titles, [file.name]: text } })}
            />
          ))}
        </>
      )}
    </EditSheet>
  );
});

/** The maximum number of images per upload. */
const RULES = { ...IMAGE_RULES, maxFiles: 10 };

const titleIn = ({ titles }: Form, { name }: ChosenFile): string => titles[name] ?? titleOfFile(name);

/** Reports the faults of a file beside its title: the field of the files does not say which one has them. */
const atImage = (failure: Failure, file: ChosenFile): Failure =>
  failure.kind === 'rejected'
    ? { ...failure, fields: failure.fields.map((fault) => ({ ...fault, path: pathOf(file) })) }
    : failure;

const pathOf = ({ name }: ChosenFile): string => `titles.${name}`;
