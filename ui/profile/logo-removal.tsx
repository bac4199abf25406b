'use client';

import { useEditing } from '../shared/editing/editing.tsx';
import { Removal } from '../shared/editing/removal.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { useToast } from '../shared/toasts/toast.tsx';
import { useProfile } from './use-profile.tsx';

interface Props {
  onRestore: (id: string) => Promise<void>;
  onClose: () => void;
}

/** Deletes the logo, and offers to undo it. */
export const LogoRemoval = observer(function LogoRemoval({ onRestore, onClose }: Props) {
  const { t } = useLabels();
  const toast = useToast();
  const card = useProfile();
  const { deleteLogo, track } = useEditing();
  const { id, logo } = card.profile;
  if (!logo) return null;
  return (
    <Removal
      title={t('logo-delete')}
      text={t('logo-delete-text')}
      errorLabel="DeleteLogoError"
      remove={(options) => deleteLogo(id, logo.id, options)}
      onRemoved={(profile) => {
        onClose();
        card.replace(profile);
        track('profile_update');
        const { formerLogo } = profile;
        const undo = formerLogo && { label: t('undo'), run: () => void onRestore(formerLogo.id) };
        toast.done(t('logo-deleted'), undo);
      }}
      onClose={onClose}
    />
  );
});
