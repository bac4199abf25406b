'use client';

import { megabytes, type UploadRules } from '@fairdesk/core/media';
import { IconFileTypePdf, IconUpload, IconX } from '@tabler/icons-react';
import { type DragEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import fields from '../forms/field.module.css';
import { useSubmitAfter } from '../forms/use-submit-after.ts';
import { Icon } from '../icon.tsx';
import { IconButton } from '../icon-button.tsx';
import { observer } from '../observer.ts';
import { Picture } from '../picture.tsx';
import { useLabels } from '../texts/labels.tsx';
import { type ChosenFile, readChosenFile } from './chosen-file.ts';
import { shrinkPicture } from './shrink-picture.ts';
import styles from './upload-field.module.css';
import { UploadLabel } from './upload-label.tsx';
import { UploadStore } from './upload-store.ts';

interface Props {
  path: string;
  label: string;
  rules: UploadRules;
  files: readonly ChosenFile[];
  /** Files that count towards the limit and the names, but are listed elsewhere. */
  uploaded?: readonly ChosenFile[];
  required?: boolean;
  error?: string | undefined;
  /** The share that has been sent, from 0 to 1; absent while nothing is uploading. */
  share?: number | undefined;
  /** No more files can be added: hides the drop zone but not the messages. */
  isFull?: boolean;
  onChange: (files: readonly ChosenFile[]) => void;
}

/**
 * A file field with drag and drop; it lists the accepted files beforehand and the rejected ones afterwards.
 */
export const UploadField = observer(function UploadField(props: Props) {
  const { path, label, rules, files, uploaded = [], onChange } = props;
  const { required = false, error, share, isFull = false } = props;
  const { t, say } = useLabels();
  const id = useId();
  const [store] = useState(() => new UploadStore(path, rules, readChosenFile, shrinkPicture));
  const input = useRef<HTMLInputElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const [isOver, setIsOver] = useState(false);
  // Files can be removed, or uploaded, while others are being read.
  const latest = useRef({ uploaded, files, onChange });
  useLayoutEffect(() => {
    latest.current = { uploaded, files, onChange };
  });
  const held = () => [...latest.current.uploaded, ...latest.current.files];
  const change = (accepted: readonly ChosenFile[] | undefined) => {
    const { uploaded: listed, onChange: onAccepted } = latest.current;
    if (accepted) onAccepted(accepted.filter((file) => !listed.includes(file)));
  };
  const reading = useRef<Promise<void>>(undefined);
  const take = (offered: FileList | null) => {
    reading.current = store.offer([...(offered ?? [])], held, rules).then(change);
  };
  useSubmitAfter(root, () => (store.isReading ? reading.current : undefined));
  const shrink = async (file: ChosenFile) => {
    const accepted = await store.shrink(file, held);
    // The pressed button has disappeared.
    input.current?.focus();
    change(accepted);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };
  const shrunkText = ({ name, pixels }: NonNullable<UploadStore['shrunk']>) =>
    pixels
      ? t('upload-shrunk', { name, w: pixels.width, h: pixels.height })
      : t('upload-shrink-failed', { name });
  return (
    <div ref={root} className={fields.field} data-invalid={error !== undefined || undefined}>
      <UploadLabel path={path} label={label} required={required} isFull={isFull} />
      {!isFull && (
        <>
          <p id={`${id}-limits`} className={fields.hint}>
            {t('upload-types', { list: rules.fileTypes.join(', '), max: megabytes(rules.belowBytes) })}
            {rules.minWidth > 0 && ` ${t('upload-width', { min: rules.minWidth })}`}
          </p>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an alternative to the file field */}
          <div
            className={styles.zone}
            data-over={isOver || undefined}
            onDragOver={(event) => {
              event.preventDefault();
              setIsOver(true);
            }}
            onDragLeave={() => setIsOver(false)}
            onDrop={drop}
          >
            <Icon of={IconUpload} />
            <span aria-hidden>{t(files.length > 0 ? 'upload-replace' : 'upload-choose')}</span>
            <input
              ref={input}
              type="file"
              id={`field-${path}`}
              accept={rules.fileTypes.join(',')}
              multiple={rules.maxFiles > 1}
              aria-describedby={`${id}-limits ${id}-notes`}
              aria-invalid={error !== undefined}
              required={required}
              onChange={(event) => {
                take(event.currentTarget.files);
                // Allows the same file to be selected again.
                event.currentTarget.value = '';
              }}
            />
          </div>
        </>
      )}
      {files.length > 0 && (
        <ul className={styles.files}>
          {files.map((file) => (
            <li key={file.name}>
              {file.preview ? (
                <Picture src={file.preview} alt="" className={styles.preview} />
              ) : (
                <Icon of={IconFileTypePdf} size={32} />
              )}
              <span className={styles.name}>
                {file.name}
                <span className={fields.hint}>
                  {t('upload-size', { n: Math.max(1, Math.round(file.bytes / 1024)) })}
                  {file.pixels && `, ${file.pixels.width}\u00a0×\u00a0${file.pixels.height}`}
                </span>
              </span>
              <IconButton
                icon={IconX}
                name={t('upload-remove', { name: file.name })}
                onClick={() => onChange(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {share !== undefined && files.length > 0 && (
        <div className={styles.progress}>
          <progress value={share} max={1} aria-label={t('upload-progress')} />
          <span data-number>{t('upload-share', { n: Math.round(share * 100) })}</span>
        </div>
      )}
      <div id={`${id}-notes`} role="alert" className={styles.notes}>
        {error && <p>{error}</p>}
        {store.refused.map(({ file, faults }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rejected files may have the same name
          <p key={place}>
            {faults.map(({ code, params }) => withName(file.name, say(code, params))).join(' ')}
          </p>
        ))}
        {[...new Set(store.dropped)].map((name) => (
          <p key={name}>{t('upload-dropped', { name })}</p>
        ))}
        {[...new Set(store.unreadable)].map((name) => (
          <p key={name}>{t('upload-unreadable', { name })}</p>
        ))}
      </div>
      {!isFull &&
        store.shrinkable.map((file) => (
          <p key={file.name} className={styles.offer}>
            <Button look="quiet" busy={store.shrinking === file} onClick={() => void shrink(file)}>
              {t('upload-shrink', { name: file.name })}
            </Button>
          </p>
        ))}
      <p role="status" className={fields.hint}>
        {store.shrunk && shrunkText(store.shrunk)}
      </p>
    </div>
  );
});

/** Every message about a rejected file names it. */
export const withName = (name: string, sentence: string): string =>
  sentence.includes(name) ? sentence : `${name}: ${sentence}`;
