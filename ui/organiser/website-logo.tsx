'use client';

import { fileFieldFaults, LOGO_RULES } from '@fairdesk/core/media';
import type { WebsiteLogo as Logo } from '@fairdesk/core/organiser';
import { type FormEvent, useMemo, useState } from 'react';
import { Button } from '../shared/button.tsx';
import type { ChosenFile } from '../shared/chosen-file.ts';
import { EditNotes } from '../shared/edit-notes.tsx';
import { EditStore } from '../shared/edit-store.ts';
import { useLabels } from '../shared/labels.tsx';
import { observer } from '../shared/observer.ts';
import { oneFile } from '../shared/one-file.ts';
import { Picture } from '../shared/picture.tsx';
import { useToast } from '../shared/toast.tsx';
import { UploadField } from '../shared/upload-field.tsx';
import { useFaultTexts } from '../shared/use-fault-texts.ts';
import styles from './fair.module.css';
import { useOrganiser } from './use-organiser.ts';

interface Props extends Logo {
  /** The name of the fair. */
  name: string;
}

interface LogoForm {
  readonly file: readonly ChosenFile[];
}

/** Shows, replaces and deletes the logo of the website. */
export const WebsiteLogo = observer(function WebsiteLogo({ logoSrc: stored, name }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const { saveWebsiteLogo, deleteWebsiteLogo } = useOrganiser();
  const [logoSrc, setLogoSrc] = useState(stored);
  const store = useMemo(
    () =>
      new EditStore<LogoForm, Logo>({
        start: { form: { file: [] } },
        check: ({ file }) =>
          fileFieldFaults('file', file, { required: true, label: 'file', maxFiles: LOGO_RULES.maxFiles }),
        save: ({ form }) => saveWebsiteLogo(oneFile(form.file)),
      }),
    [saveWebsiteLogo],
  );
  const faults = useFaultTexts(store, { file: t('website-logo') });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const saved = await store.submit();
    if (saved === undefined) return;
    store.discard();
    setLogoSrc(saved.logoSrc);
    toast.done(t('saved'));
  };
  const remove = async () => {
    const removed = await deleteWebsiteLogo();
    if (removed.isErr()) return toast.failed(t('website-logo-failed'));
    setLogoSrc('');
    toast.done(t('website-logo-deleted'));
  };
  return (
    <form className={styles.logo} noValidate onSubmit={(event) => void submit(event)}>
      <EditNotes store={store} errorLabel="website-logo-failed" faults={faults} />
      {logoSrc !== '' && (
        <div className={styles.current}>
          <Picture src={logoSrc} alt={name} />
          <Button look="plain" onClick={() => void remove()}>
            {t('website-logo-delete')}
          </Button>
        </div>
      )}
      <UploadField
        path="file"
        label={t('website-logo')}
        rules={LOGO_RULES}
        files={store.form.file}
        error={faults.of('file')}
        onChange={(file) => store.change({ file })}
      />
      <p className={styles.meaning}>{t('website-logo-hint')}</p>
      {store.form.file.length > 0 && (
        <div>
          <Button type="submit" busy={store.isSaving}>
            {t('website-logo-save')}
          </Button>
        </div>
      )}
    </form>
  );
});
