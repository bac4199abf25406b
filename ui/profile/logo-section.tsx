'use client';

import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { Button } from '../shared/button.tsx';
import { Icon } from '../shared/icon.tsx';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { Picture } from '../shared/picture.tsx';
import { useLabels } from '../shared/texts/labels.tsx';
import { useHydrated } from '../shared/use-hydrated.ts';
import { FormerLogo } from './former-logo.tsx';
import styles from './logo-section.module.css';
import section from './profile-section.module.css';
import { ProfileSection } from './profile-section.tsx';
import { useLogoRestoring } from './use-logo-restoring.ts';
import { useProfile } from './use-profile.tsx';

const LogoDialog = lazyView(async () => (await import('./logo-dialog.tsx')).LogoDialog);
const LogoRemoval = lazyView(async () => (await import('./logo-removal.tsx')).LogoRemoval);

/** The logo of the company, on a light and a dark background. */
export const LogoSection = observer(function LogoSection() {
  const { t } = useLabels();
  const hydrated = useHydrated();
  const restore = useLogoRestoring();
  const [removing, setRemoving] = useState(false);
  const { logo, companyname, canEdit } = useProfile().profile;
  return (
    <ProfileSection title={t('logo')} action={t(logo ? 'logo-edit' : 'logo-add')} dialog={LogoDialog}>
      {logo ? (
        <>
          <div className={styles.grounds}>
            <Picture src={logo.url} alt={t('logo-of', { name: companyname })} data-ground="light" />
            <Picture src={logo.url} alt="" data-ground="dark" />
          </div>
          {canEdit && (
            <Button
              look="plain"
              disabled={!hydrated}
              icon={<Icon of={IconTrash} />}
              onClick={() => setRemoving(true)}
            >
              {t('logo-delete')}
            </Button>
          )}
        </>
      ) : (
        <>
          <p className={section.missing}>{t('logo-none')}</p>
          <FormerLogo onRestore={restore} />
        </>
      )}
      {removing && <LogoRemoval onRestore={restore} onClose={() => setRemoving(false)} />}
    </ProfileSection>
  );
});
