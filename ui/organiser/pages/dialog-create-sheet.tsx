'use client';

import {
  dialogIdOf,
  dialogPath,
  newPageFaults,
  type OpenedPage,
  type PageEntry,
} from '@fairdesk/core/editor';
import { type FieldFault, type Language, languageAmong, SLUG_MAX, slugOf } from '@fairdesk/core/shared';
import { useState } from 'react';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { TextField } from '../../shared/forms/text-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { DeskSheet } from '../desk-sheet.tsx';
import { useOrganiser } from '../use-organiser.ts';
import { editorAddress } from './editor-address.ts';
import { PageLanguageField } from './page-language-field.tsx';
import { PageTitleField } from './page-title-field.tsx';

interface Props {
  entries: readonly PageEntry[];
  languages: readonly Language[];
  /** The address of the list of pages. */
  list: string;
  onCreated: () => void;
  onClose: () => void;
}

interface DialogForm {
  readonly title: string;
  /** As links name it. */
  readonly id: string;
  readonly language: Language;
}

/** Adds a dialog as a draft: its id follows its title until an editor changes it. */
export const DialogCreateSheet = observer(function DialogCreateSheet(props: Props) {
  const { entries, languages, list, onCreated, onClose } = props;
  const { t, language: own } = useLabels();
  const toast = useToast();
  const { createSpecialPage } = useOrganiser();
  const language = languageAmong(languages, own);
  const [store] = useState(
    () =>
      new EditStore<DialogForm, OpenedPage>({
        start: { form: { title: '', id: '', language } },
        check: (form) => dialogFaults(form, entries),
        save: ({ form: { title, id, ...place } }, { key }) =>
          createSpecialPage('dialog', { ...place, path: dialogPath(id) }, title.trim(), key),
      }),
  );
  const { form, change } = store;
  const labels = { title: t('pages-title'), id: t('dialogs-id'), language: t('pages-language') };
  return (
    <DeskSheet
      store={store}
      title={t('dialogs-new')}
      action={t('dialogs-create')}
      errorLabel="pages-create-failed"
      labels={labels}
      draft={{ key: 'dialog/new', names: ['title', 'id'] }}
      onSaved={({ place }) => {
        onClose();
        toast.done(t('pages-created', { title: form.title.trim() }), {
          label: t('dialogs-open'),
          href: editorAddress(list, place),
        });
        onCreated();
      }}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <PageTitleField
            title={form.title}
            error={errorOf('title')}
            onChange={(title) =>
              change({ title, ...(form.id === slugOf(form.title) && { id: slugOf(title) }) })
            }
          />
          <TextField
            path="id"
            label={labels.id}
            hint={t('dialogs-id-hint', { link: `#modal:${form.id || 'offer'}` })}
            value={form.id}
            rule={{ label: 'id', maxLength: SLUG_MAX, required: true }}
            counted={false}
            error={errorOf('id')}
            onChange={(id) => change({ id })}
          />
          <PageLanguageField
            languages={languages}
            language={form.language}
            onChange={(value) => change({ language: value })}
          />
        </>
      )}
    </DeskSheet>
  );
});

const dialogFaults = (
  { title, id }: Pick<DialogForm, 'title' | 'id'>,
  entries: readonly PageEntry[],
): readonly FieldFault[] => {
  const path = dialogPath(id);
  const isTaken = entries.some((entry) => entry.path === path);
  return [
    ...newPageFaults({ title, path: '/' }, []),
    ...(dialogIdOf(path) === undefined ? [{ path: 'id', code: 'dialog-id' as const }] : []),
    ...(isTaken ? [{ path: 'id', code: 'dialog-exists' as const }] : []),
  ];
};
