'use client';

import { IMPORT_FILE_MAX } from '@fairdesk/core/organiser';
import { IconFileSpreadsheet } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { Icon } from '../../shared/icon.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import styles from './import.module.css';
import type { ImportStore } from './import-store.ts';

interface Props {
  store: ImportStore;
}

/** The field for the list. */
export const ImportFile = observer(function ImportFile({ store }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = async (files: FileList | null) => {
    const file = files?.[0];
    if (file === undefined) return;
    const { name } = file;
    // No more than it takes to see that it is too large. Folders, and files that were deleted since, have no content.
    const content = await file
      .slice(0, IMPORT_FILE_MAX + 1)
      .arrayBuffer()
      .catch(() => undefined);
    if (content === undefined) return toast.failed(t('upload-unreadable', { name }));
    await store.open({ name, bytes: new Uint8Array(content) });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the file field
    <div
      className={styles.file}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <Icon of={IconFileSpreadsheet} />
      <div>
        <label htmlFor="import-file">{t('import-file')}</label>
        <p id="import-file-hint">{store.file?.name ?? t('import-file-hint')}</p>
      </div>
      <input
        ref={input}
        id="import-file"
        type="file"
        accept=".csv,.txt,.tsv,.xlsx"
        className="visually-hidden"
        aria-describedby="import-file-hint"
        onChange={(event) => {
          const { files } = event.currentTarget;
          void take(files).then(() => {
            // The same file can be chosen again once it was corrected.
            if (input.current) input.current.value = '';
          });
        }}
      />
      <Button look={store.file ? 'quiet' : 'primary'} onClick={() => input.current?.click()}>
        {t(store.file ? 'import-other-file' : 'import-choose-file')}
      </Button>
    </div>
  );
});
