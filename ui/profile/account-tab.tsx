'use client';

import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { AccountSection } from './account-section.tsx';
import { AddressSection } from './address-section.tsx';
import { CategoriesSection } from './categories-section.tsx';
import { LinksSection } from './links-section.tsx';
import { LogoSection } from './logo-section.tsx';
import styles from './profile-screen.module.css';
import { useProfile } from './use-profile.tsx';

/** The public data of the company; each part is edited in place. Portal spec §2 "Account data tab". */
export const AccountTab = observer(function AccountTab() {
  const { t } = useLabels();
  const { profile } = useProfile();
  return (
    <>
      <h2 className="visually-hidden">{t('profile-tab-account')}</h2>
      {!profile.canEdit && <p className={styles.quiet}>{t('profile-read-only')}</p>}
      {profile.review && (
        <p role="status" className={styles.quiet}>
          {profile.review.reason === undefined
            ? t('profile-review')
            : t('profile-sent-back', { reason: profile.review.reason })}
        </p>
      )}
      <div className={styles.account}>
        <div className={styles.column} data-side>
          <LogoSection />
        </div>
        <div className={styles.column}>
          <AccountSection />
          {!profile.hideCategories && <CategoriesSection />}
          <AddressSection />
          <LinksSection />
        </div>
      </div>
    </>
  );
});
