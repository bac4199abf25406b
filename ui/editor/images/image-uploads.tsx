'use client';

import { IconX } from '@tabler/icons-react';
import { Button } from '../../shared/button.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { useLabels } from '../../shared/labels.tsx';
import { observer } from '../../shared/observer.ts';
import styles from './image-library.module.css';
import type { ImageUpload, ImageUploadStore } from './image-upload-store.ts';

interface Props {
  store: ImageUploadStore;
}

/** The files on their way to the library, each with its progress or its result. */
export const ImageUploads = observer(function ImageUploads({ store }: Props) {
  return (
    <>
      {store.uploads.length > 0 && (
        <ul className={styles.uploads}>
          {store.uploads.map((upload) => (
            <li key={upload.id}>
              <UploadRow upload={upload} store={store} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
});

function UploadRow({ upload, store }: Props & { upload: ImageUpload }) {
  const { t, say } = useLabels();
  const { id, file, state, share, faults } = upload;
  const { name } = file;
  if (state === 'sent') return <p role="status">{t('site-images-sent', { name })}</p>;
  if (state === 'known') return <p role="status">{t('site-images-known', { name })}</p>;
  if (state !== 'failed')
    return (
      <>
        <span className={styles.file}>{name}</span>
        <progress value={share} max={1} aria-label={t('site-images-sending', { name })} />
      </>
    );
  return (
    <>
      <p role="alert" className={styles.problem}>
        {[
          t('site-images-unsent', { name }),
          ...faults.map(({ code, params }) => say(code, { name, ...params })),
        ].join(' ')}
      </p>
      {faults.length === 0 && (
        <Button look="quiet" onClick={() => void store.repeat(id)}>
          {t('site-images-resend', { name })}
        </Button>
      )}
      <IconButton icon={IconX} name={t('site-images-dismiss', { name })} onClick={() => store.dismiss(id)} />
    </>
  );
}
