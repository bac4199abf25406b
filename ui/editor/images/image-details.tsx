'use client';

import {
  SITE_IMAGE_ALT_MAX,
  SITE_IMAGE_NAME_MAX,
  type SiteImage,
  type SiteImageForm,
} from '@fairdesk/core/editor';
import { LANGUAGE_NAMES, type Language } from '@fairdesk/core/shared';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../shared/button.tsx';
import { FormError } from '../../shared/forms/form-error.tsx';
import { TextField } from '../../shared/forms/text-field.tsx';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import { useToast } from '../../shared/toasts/toast.tsx';
import { FocusField } from './focus-field.tsx';
import type { ImageFormStore } from './image-form-store.ts';
import styles from './image-library.module.css';
import { ImageRemoval } from './image-removal.tsx';
import type { ImageUseCases } from './image-use-cases.ts';

interface Props {
  image: SiteImage;
  /** The language of the page: that of the alternative text. */
  language: Language;
  store: ImageFormStore;
  removeSiteImage: ImageUseCases['removeSiteImage'];
  onChoose: (image: SiteImage) => void;
  onRemoved: (image: SiteImage) => void;
}

/** What is said of the selected image, and what can be done with it. */
export const ImageDetails = observer(function ImageDetails(props: Props) {
  const { image, language, store, removeSiteImage, onChoose, onRemoved } = props;
  const { t, say } = useLabels();
  const toast = useToast();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const form = store.formOf(image);
  const altPath = `alts.${language}`;
  const errorOf = (path: string) => {
    const fault = store.faults.find((each) => each.path === path);
    return fault && say(fault.code, fault.params);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when another image is selected
  useEffect(() => {
    heading.current?.focus({ preventScroll: false });
  }, [image.id]);
  const type = (change: Partial<SiteImageForm>) => store.type(image, { ...form, ...change });
  const setFocus = (focus: SiteImageForm['focus']) => {
    const { focus: _, ...rest } = form;
    store.type(image, { ...rest, ...(focus && { focus }) });
  };
  const choose = async () => {
    const saved = await store.save(image);
    if (saved) onChoose(saved);
  };
  const save = async () => {
    if (await store.save(image)) toast.done(t('site-image-saved'));
  };
  const { width, height } = image;
  const kilobytes = Math.max(1, Math.round(image.bytes / 1024));
  return (
    <section className={styles.details} aria-labelledby="site-image-heading">
      <h3 id="site-image-heading" ref={heading} tabIndex={-1}>
        {image.name}
      </h3>
      <p className={styles.count}>{t('site-image-size', { w: width, h: height, n: kilobytes })}</p>
      <FocusField src={image.src} width={width} height={height} focus={form.focus} onChange={setFocus} />
      <TextField
        path="site-image-alt"
        label={t('site-image-alt', { language: LANGUAGE_NAMES[language] })}
        hint={t('site-image-alt-hint')}
        value={form.alts[language] ?? ''}
        rule={{ label: 'alt', maxLength: SITE_IMAGE_ALT_MAX }}
        error={errorOf(altPath)}
        lines
        rows={3}
        onChange={(alt) => type({ alts: { ...form.alts, [language]: alt } })}
      />
      <TextField
        path="site-image-name"
        label={t('site-image-title')}
        value={form.name}
        rule={{ label: 'name', required: true, maxLength: SITE_IMAGE_NAME_MAX }}
        counted={false}
        error={errorOf('name')}
        onChange={(name) => type({ name })}
      />
      {store.problem && (
        <FormError>
          {t(store.problem === 'conflict' ? 'site-image-conflict' : 'site-image-unsaved')}
        </FormError>
      )}
      <div className={styles.actions}>
        <Button busy={store.isSaving} onClick={() => void choose()}>
          {t('site-image-use')}
        </Button>
        {store.isChanged(image) && (
          <Button look="quiet" busy={store.isSaving} onClick={() => void save()}>
            {t('site-image-save')}
          </Button>
        )}
        <Button look="plain" onClick={() => setIsRemoving(true)}>
          {t('site-image-delete')}
        </Button>
      </div>
      {isRemoving && (
        <ImageRemoval
          image={image}
          removeSiteImage={removeSiteImage}
          onRemoved={() => {
            setIsRemoving(false);
            onRemoved(image);
          }}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </section>
  );
});
