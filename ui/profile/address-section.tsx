'use client';

import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { countryName } from '../shared/texts/country-name.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { addressLines } from './address-lines.ts';
import styles from './profile-section.module.css';
import { ProfileSection } from './profile-section.tsx';
import { useProfile } from './use-profile.tsx';

const AddressDialog = lazyView(async () => (await import('./address-dialog.tsx')).AddressDialog);

/** The address of the company. */
export const AddressSection = observer(function AddressSection() {
  const { t, language } = useLabels();
  const { profile } = useProfile();
  const lines = addressLines(profile.address, countryName(profile.address.country, language));
  return (
    <ProfileSection title={t('address')} action={t('address-edit')} dialog={AddressDialog}>
      {lines.length > 0 ? (
        <address>
          {lines.map((line) => (
            // Browsers and the server give a few countries other names.
            <span key={line} className={styles.line} suppressHydrationWarning>
              {line}
            </span>
          ))}
        </address>
      ) : (
        <p className={styles.missing}>{t('address-none')}</p>
      )}
    </ProfileSection>
  );
});
