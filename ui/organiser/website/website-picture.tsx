'use client';

import { fileFieldFaults } from '@fairdesk/core/media';
import {
  type WebsitePicture as Kind,
  WEBSITE_PICTURE_RULES,
  type WebsitePictures,
} from '@fairdesk/core/organiser';
import { type FormEvent, useMemo } from 'react';
import { Button } from '../../shared/button.tsx';
import { EditNotes } from '../../shared/editing/edit-notes.tsx';
import { EditStore } from '../../shared/editing/edit-store.ts';
import { VersionPicture } from '../../shared/editing/version-picture.tsx';
import { useFaultTexts } from '../../shared/forms/use-fault-texts.ts';
import { observer } from '../../shared/observer.ts';
import { Picture } from '../../shared/picture.tsx';
import { useLabels } from '../../shared/texts/labels.tsx';
import type { MessageKey } from '../../shared/texts/messages.ts';
import { useToast } from '../../shared/toasts/toast.tsx';
import type { ChosenFile } from '../../shared/upload/chosen-file.ts';
import { oneFile } from '../../shared/upload/one-file.ts';
import { UploadField } from '../../shared/upload/upload-field.tsx';
import { LatestChange } from '../audit/latest-change.tsx';
import styles from '../fairs/fair.module.css';
import { useOrganiser } from '../use-organiser.ts';

interface Props {
  picture: Kind;
  /** The address of the stored picture; empty for none. */
  src: string;
  /** The name of the fair. */
  name: string;
}

interface PictureForm {
  readonly file: readonly ChosenFile[];
  /** The address of the stored picture; empty for none. */
  readonly stored: string;
}

const TEXTS = {
  logo: {
    ...{ label: 'website-logo', hint: 'website-logo-hint', save: 'website-logo-save' },
    ...{ remove: 'website-logo-delete', removed: 'website-logo-deleted', failed: 'website-logo-failed' },
  },
  favicon: {
    ...{ label: 'website-icon', hint: 'website-icon-hint', save: 'website-icon-save' },
    ...{ remove: 'website-icon-delete', removed: 'website-icon-deleted', failed: 'website-icon-failed' },
  },
  socialImage: {
    ...{ label: 'website-card', hint: 'website-card-hint', save: 'website-card-save' },
    ...{ remove: 'website-card-delete', removed: 'website-card-deleted', failed: 'website-card-failed' },
  },
} as const satisfies Record<Kind, Record<string, MessageKey>>;

/** Shows, replaces and deletes a picture of the website. */
export const WebsitePicture = observer(function WebsitePicture({ picture, src: stored, name }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { readWebsite, saveWebsitePicture, deleteWebsitePicture } = useOrganiser();
  const texts = TEXTS[picture];
  const rules = WEBSITE_PICTURE_RULES[picture];
  const store = useMemo(
    () =>
      new EditStore<PictureForm, WebsitePictures>({
        start: editionOf(stored),
        check: (form) => faultsOf(picture, form),
        save: ({ form, version }) => saveWebsitePicture(picture, oneFile(form.file), version),
        latest: () => readWebsite().map(({ pictures }) => editionOf(pictures[picture])),
      }),
    [picture, stored, readWebsite, saveWebsitePicture],
  );
  const src = store.form.stored;
  const show = (address: string) => {
    const edition = editionOf(address);
    store.rebase(edition, edition.form);
    store.discard();
  };
  const path = pathOf(picture);
  const faults = useFaultTexts(store, { [path]: t(texts.label), file: t(texts.label) });
  const finish = (saved: WebsitePictures | undefined) => {
    if (saved === undefined) return;
    show(saved[picture]);
    toast.done(t('saved'));
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    finish(await store.submit());
  };
  const remove = async () => {
    const removed = await deleteWebsitePicture(picture, src);
    if (removed.isOk()) {
      show('');
      return toast.done(t(texts.removed));
    }
    const current = removed.error.kind === 'conflict' ? await readWebsite() : undefined;
    if (!current?.isOk()) return toast.failed(t(texts.failed));
    show(current.value.pictures[picture]);
    toast.failed(t('website-picture-replaced'));
  };
  return (
    <form className={styles.logo} noValidate onSubmit={(event) => void submit(event)}>
      <EditNotes
        store={store}
        errorLabel={texts.failed}
        faults={faults}
        describe={({ file: [chosen], stored: saved }) => [
          { name: t(texts.label), value: <VersionPicture chosen={chosen} stored={saved} /> },
        ]}
        choice={{ level: 2, saved: <LatestChange subject="website" /> }}
        onKeepMine={() => void store.keepMine().then(finish)}
      />
      {src !== '' && (
        <div className={styles.current}>
          <Picture src={src} alt={`${t(texts.label)}: ${name}`} className="on-paper" />
          <Button look="plain" onClick={() => void remove()}>
            {t(texts.remove)}
          </Button>
        </div>
      )}
      <UploadField
        path={path}
        label={t(texts.label)}
        rules={rules}
        files={store.form.file}
        error={faults.of(path) ?? faults.of('file')}
        onChange={(file) => store.change({ file })}
      />
      <p className={styles.meaning}>{t(texts.hint)}</p>
      {store.form.file.length > 0 && (
        <div>
          <Button type="submit" busy={store.isSaving}>
            {t(texts.save)}
          </Button>
        </div>
      )}
    </form>
  );
});

/** A field of its own for each picture on the same page. */
const pathOf = (picture: Kind): string => (picture === 'logo' ? 'file' : `file-${picture}`);

const faultsOf = (picture: Kind, { file }: PictureForm) =>
  fileFieldFaults(pathOf(picture), file, WEBSITE_PICTURE_RULES[picture]);

const editionOf = (stored: string) => ({ form: { file: [], stored }, version: stored });
