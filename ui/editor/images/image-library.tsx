'use client';

import { SITE_IMAGE_RULES, SITE_IMAGES_AT_ONCE, type SiteImage } from '@fairdesk/core/editor';
import type { Language } from '@fairdesk/core/shared';
import { Modal } from '@mantine/core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { ConfirmDialog } from '../../shared/dialogs/confirm-dialog.tsx';
import { FOCUS_HEIR, useFocusReturn } from '../../shared/dialogs/use-focus-return.ts';
import { useLeaveGuard } from '../../shared/editing/use-leave-guard.ts';
import input from '../../shared/forms/input.module.css';
import { observer } from '../../shared/observer.ts';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { ChosenFile } from '../../shared/upload/chosen-file.ts';
import { UploadField } from '../../shared/upload/upload-field.tsx';
import { ImageDetails } from './image-details.tsx';
import { type ChosenImage, chosenImage, ImageFormStore } from './image-form-store.ts';
import { ImageGrid } from './image-grid.tsx';
import styles from './image-library.module.css';
import { ImageListStore } from './image-list-store.ts';
import { ImageUploadStore } from './image-upload-store.ts';
import { ImageUploads } from './image-uploads.tsx';
import type { ImageUseCases } from './image-use-cases.ts';

interface Props {
  /** The language of the page that is edited. */
  language: Language;
  useCases: ImageUseCases;
  /** Called once what was typed about the image is saved. */
  onChoose: (image: ChosenImage) => void;
  onClose: () => void;
}

/** The images of the fair's website in a dialog: finds, uploads, describes and deletes them, and returns the chosen one. */
export const ImageLibrary = observer(function ImageLibrary({ language, useCases, onChoose, onClose }: Props) {
  const { t } = useLabels();
  const id = useId();
  const [{ list, forms, uploads }] = useState(() => storesOf(useCases));
  const [isAsking, setIsAsking] = useState(false);
  const isDirty = forms.isDirty || uploads.isBusy;
  useFocusReturn();
  useLeaveGuard(isDirty);
  useEffect(() => void list.load(), [list]);
  const leave = () => {
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  const select = (image: SiteImage) => {
    forms.turnTo();
    list.select(image);
  };
  const remove = (image: SiteImage) => {
    forms.forget(image);
    list.drop(image.id);
  };
  const upload = async (files: readonly ChosenFile[]) => {
    const [newest] = list.images;
    await uploads.add(files);
    const [image] = list.images;
    // A single new image is most likely the one to use.
    if (files.length === 1 && image && image !== newest && list.selected === undefined) select(image);
  };
  const { selected } = list;
  return (
    <>
      <Modal
        opened
        onClose={leave}
        closeOnEscape={false}
        onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && leave()}
        returnFocus={false}
        transitionProps={{ duration: 0 }}
        title={
          <span {...FOCUS_HEIR} data-autofocus>
            {t('site-images-title')}
          </span>
        }
        closeButtonProps={{ 'aria-label': t('close') }}
        classNames={{
          inner: styles.inner ?? '',
          content: styles.content ?? '',
          title: styles.title ?? '',
          close: styles.close ?? '',
        }}
      >
        <div className={styles.library}>
          <div className={styles.images}>
            <UploadField
              path="site-images"
              label={t('site-images-upload', { n: SITE_IMAGES_AT_ONCE })}
              rules={SITE_IMAGE_RULES}
              files={NONE}
              onChange={(files) => void upload(files)}
            />
            <ImageUploads store={uploads} />
            <search>
              <label htmlFor={`${id}-search`}>{t('site-images-search')}</label>
              <input
                className={input.input}
                id={`${id}-search`}
                type="search"
                value={list.search}
                autoComplete="off"
                dir="auto"
                onChange={(event) => void list.load(event.currentTarget.value)}
              />
            </search>
            <ImageGrid store={list} onSelect={select} />
          </div>
          {selected && (
            <ImageDetails
              image={selected}
              language={language}
              store={forms}
              removeSiteImage={useCases.removeSiteImage}
              onChoose={(image) => onChoose(chosenImage(image, language))}
              onRemoved={remove}
            />
          )}
        </div>
      </Modal>
      {isAsking && (
        <ConfirmDialog
          title={t('leave-title')}
          text={t('leave-text')}
          action={t('leave-discard')}
          stay={t('leave-stay')}
          onConfirm={onClose}
          onClose={() => setIsAsking(false)}
        />
      )}
    </>
  );
});

/** Files are uploaded at once, so that the field holds none. */
const NONE: readonly never[] = [];

const storesOf = ({ listSiteImages, uploadSiteImage, changeSiteImage }: ImageUseCases) => {
  const list = new ImageListStore(listSiteImages);
  return {
    list,
    forms: new ImageFormStore(changeSiteImage, list.put, list.refresh),
    uploads: new ImageUploadStore(uploadSiteImage, list.put),
  };
};
