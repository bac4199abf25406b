'use client';

import { IconTrash } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { Button } from '../shared/button.tsx';
import { useEditing } from '../shared/editing.tsx';
import { Icon } from '../shared/icon.tsx';
import { useLabels } from '../shared/labels.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { Picture } from '../shared/picture.tsx';
import { useToast } from '../shared/toast.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';
import { FormerLogo } from './former-logo.tsx';
import styles from './logo-section.module.css';
import section from './profile-section.module.css';
import { ProfileSection } from './profile-section.tsx';
import { useLogoRestoring } from './use-logo-restoring.ts';
import { useProfile } from './use-profile.tsx';

const LogoDialog = lazyView(async () => (await import('./logo-dialog.tsx')).LogoDialog);
const Removal = lazyView(async () => (await import('../shared/removal.tsx')).Removal);

/** The logo of the company, on a light and a dark background. */
export const LogoSection = observer(function LogoSection() {
  const { t } = useLabels();
  const toast = useToast();
  const hydrated = useHydrated();
  const card = useProfile();
  const { deleteLogo, track } = useEditing();
  const restore = useLogoRestoring();
  const [open, setOpen] = useState<'edit' | 'delete'>();
  const { id, logo, companyname, canEdit } = card.profile;
  const close = () => setOpen(undefined);
  return (
    <ProfileSection
      title={t('logo')}
      action={canEdit ? t(logo ? 'logo-edit' : 'logo-add') : undefined}
      onEdit={() => setOpen('edit')}
      more={
        canEdit &&
        logo && (
          <Button
            look="plain"
            disabled={!hydrated}
            icon={<Icon of={IconTrash} />}
            onClick={() => setOpen('delete')}
          >
            {t('logo-delete')}
          </Button>
        )
      }
    >
      {logo ? (
        <div className={styles.grounds}>
          <Picture src={logo.url} alt={t('logo-of', { name: companyname })} data-ground="light" />
          <Picture src={logo.url} alt="" data-ground="dark" />
        </div>
      ) : (
        <>
          <p className={section.missing}>{t('logo-none')}</p>
          <FormerLogo onRestore={restore} />
        </>
      )}
      <Suspense>
        {open === 'edit' && <LogoDialog onClose={close} />}
        {open === 'delete' && logo && (
          <Removal
            title={t('logo-delete')}
            text={t('logo-delete-text')}
            errorLabel="DeleteLogoError"
            remove={() => deleteLogo(id, logo.id)}
            onRemoved={(profile) => {
              close();
              card.replace(profile);
              track('profile_update');
              const { formerLogo } = profile;
              const undo = formerLogo && { label: t('undo'), run: () => void restore(formerLogo.id) };
              toast.done(t('logo-deleted'), undo);
            }}
            onClose={close}
          />
        )}
      </Suspense>
    </ProfileSection>
  );
});
