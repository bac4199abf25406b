'use client';

import type { FieldRecord } from '@fairdesk/core/editor';
import { Button } from '../../shared/button.tsx';
import { useLabels } from '../../shared/labels.tsx';
import { Picture } from '../../shared/picture.tsx';
import { TextField } from '../../shared/text-field.tsx';
import styles from './form.module.css';
import { partOf } from './part-of.ts';

interface Props {
  path: string;
  label: string;
  value: FieldRecord;
  onChange: (value: FieldRecord) => void;
}

/** An image: its address and its alternative text. */
export function ImageInput({ path, label, value, onChange }: Props) {
  const { t } = useLabels();
  const src = partOf(value, 'src');
  const image = {
    src,
    alt: partOf(value, 'alt'),
    width: partOf(value, 'width'),
    height: partOf(value, 'height'),
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {src !== '' && <Picture src={src} alt="" className={styles.preview} loading="lazy" />}
      <TextField
        path={`${path}.src`}
        label={t('editor-image-address')}
        hint={t('editor-image-hint')}
        inputMode="url"
        value={src}
        // The size belongs to the image before.
        onChange={(address) => onChange({ ...image, src: address, width: '', height: '' })}
      />
      <TextField
        path={`${path}.alt`}
        label={t('editor-image-alt')}
        hint={t('editor-image-alt-hint')}
        value={image.alt}
        onChange={(alt) => onChange({ ...image, alt })}
      />
      {src !== '' && (
        <Button look="plain" onClick={() => onChange({ src: '', alt: '', width: '', height: '' })}>
          {t('editor-image-remove')}
        </Button>
      )}
    </fieldset>
  );
}
