'use client';

import { fileFieldFaults, LOGO_RULES } from '@fairdesk/core/media';
import type { CompanyProfile } from '@fairdesk/core/profile';
import { useMemo } from 'react';
import { EditSheet } from '../shared/editing/edit-sheet.tsx';
import { EditStore } from '../shared/editing/edit-store.ts';
import { useEditing } from '../shared/editing/editing.tsx';
import { VersionPicture } from '../shared/editing/version-picture.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import type { ChosenFile } from '../shared/upload/chosen-file.ts';
import { oneFile } from '../shared/upload/one-file.ts';
import { UploadField } from '../shared/upload/upload-field.tsx';
import { useCardSaved } from './use-card-saved.ts';
import { useProfile } from './use-profile.tsx';

interface Props {
  onClose: () => void;
}

interface LogoForm {
  readonly file: readonly ChosenFile[];
  /** The address of the stored logo. */
  readonly stored: string | undefined;
}

/** Adds or replaces the logo. */
export const LogoDialog = observer(function LogoDialog({ onClose }: Props) {
  const { t } = useLabels();
  const card = useProfile();
  const { saveLogo } = useEditing();
  const store = useMemo(
    () =>
      new EditStore<LogoForm, CompanyProfile>({
        start: editionOf(card.profile),
        check: ({ file }) => fileFieldFaults('file', file, LOGO_RULES),
        save: ({ form, version: replaces }, upload) =>
          saveLogo(card.profile.id, oneFile(form.file), { ...upload, replaces }),
        // The page shows the logo of a colleague too, whichever is chosen.
        latest: () => card.latest().andTee(card.replace).map(editionOf),
      }),
    [card, saveLogo],
  );
  const onSaved = useCardSaved(onClose);
  const { logo, id } = card.profile;
  return (
    <EditSheet
      store={store}
      title={t(logo ? 'logo-edit' : 'logo-add')}
      action={t('logo-save')}
      errorLabel="UpdateCompanyLogoError"
      labels={{ file: t('logo-file') }}
      draft={{ key: `${id}/logo`, names: [] }}
      describe={({ file: [chosen], stored }) => [
        { name: t('logo'), value: <VersionPicture chosen={chosen} stored={stored} /> },
      ]}
      onSaved={onSaved}
      onClose={onClose}
    >
      {(errorOf) => (
        <UploadField
          required
          path="file"
          label={t('logo-file')}
          rules={LOGO_RULES}
          files={store.form.file}
          error={errorOf('file')}
          share={store.share}
          onChange={(file) => store.change({ file })}
        />
      )}
    </EditSheet>
  );
});

const editionOf = ({ logo }: CompanyProfile) => ({
  form: { file: [], stored: logo?.url },
  version: logo?.id ?? '',
});
