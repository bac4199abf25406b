'use client';

import type { FieldRecord } from '@fairdesk/core/editor';
import { useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { lazyView } from '../../shared/lazy-view.tsx';
import { Picture } from '../../shared/picture.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { ChosenImage } from '../images/image-form-store.ts';
import { usePageLanguage } from '../page-language.ts';
import { useEditor } from '../use-editor.ts';
import styles from './form.module.css';
import { partOf } from './part-of.ts';

interface Props {
  path: string;
  label: string;
  value: FieldRecord;
  onChange: (value: FieldRecord) => void;
}

/** An image from the library or of any address, with its alternative text. */
export function ImageInput({ path, label, value, onChange }: Props) {
  const { t } = useLabels();
  const useCases = useEditor();
  const language = usePageLanguage();
  const [isChoosing, setChoosing] = useState(false);
  const src = partOf(value, 'src');
  const focus = partOf(value, 'focus');
  const choose = ({ width, height, focus: chosenFocus, ...image }: ChosenImage) => {
    setChoosing(false);
    onChange({
      ...image,
      width: String(width),
      height: String(height),
      ...(chosenFocus && { focus: chosenFocus }),
    });
  };
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {src !== '' && <Picture src={src} alt="" className={styles.preview} loading="lazy" />}
      <Button look="quiet" onClick={() => setChoosing(true)}>
        {t('editor-image-choose')}
      </Button>
      <TextField
        path={`${path}.src`}
        label={t('editor-image-address')}
        hint={t('editor-image-hint')}
        inputMode="url"
        value={src}
        // The size and the focus point belong to the image before.
        onChange={(address) => onChange({ src: address, alt: partOf(value, 'alt'), width: '', height: '' })}
      />
      <TextField
        path={`${path}.alt`}
        label={t('editor-image-alt')}
        hint={t('editor-image-alt-hint')}
        value={partOf(value, 'alt')}
        onChange={(alt) =>
          onChange({
            ...{ src, alt, width: partOf(value, 'width'), height: partOf(value, 'height') },
            ...(focus && { focus }),
          })
        }
      />
      {src !== '' && (
        <Button look="plain" onClick={() => onChange({ src: '', alt: '', width: '', height: '' })}>
          {t('editor-image-remove')}
        </Button>
      )}
      {isChoosing && (
        <ImageLibrary
          language={language}
          useCases={useCases}
          onChoose={choose}
          onClose={() => setChoosing(false)}
        />
      )}
    </fieldset>
  );
}

const ImageLibrary = lazyView(async () => (await import('../images/image-library.tsx')).ImageLibrary);
