'use client';

import { IconX } from '@tabler/icons-react';
import { Button } from '../../shared/button.tsx';
import { IconButton } from '../../shared/icon-button.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import styles from './image-library.module.css';
import type { ImageUpload, ImageUploadStore } from './image-upload-store.ts';

interface Props {
  store: ImageUploadStore;
}

/** The files on their way to the library: what succeeded in a line, the others each with its progress or its fault. */
export const ImageUploads = observer(function ImageUploads({ store }: Props) {
  const { t } = useLabels();
  const { uploads } = store;
  const listed = uploads.filter(({ state }) => state === 'sending' || state === 'failed');
  const waiting = uploads.filter(({ state }) => state === 'waiting').length;
  const doneText = (done: 'sent' | 'known') => {
    const [first, ...others] = uploads.filter(({ state }) => state === done);
    if (first === undefined) return '';
    if (others.length === 0) return t(`site-images-${done}`, { name: first.file.name });
    return t(`site-images-all-${done}`, { n: others.length + 1 });
  };
  return (
    <div className={styles.sending}>
      {listed.length > 0 && (
        <ul className={styles.uploads}>
          {listed.map((upload) => (
            <li key={upload.id}>
              <UploadRow upload={upload} store={store} />
            </li>
          ))}
        </ul>
      )}
      {waiting > 0 && <p className={styles.count}>{t('site-images-waiting', { n: waiting })}</p>}
      <p role="status">{[doneText('sent'), doneText('known')].join(' ').trim()}</p>
    </div>
  );
});

function UploadRow({ upload, store }: Props & { upload: ImageUpload }) {
  const { t, say } = useLabels();
  const { id, file, state, share, faults } = upload;
  const { name } = file;
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
