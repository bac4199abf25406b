'use client';

import { visibleDescriptions } from '@fairdesk/core/profile';
import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { Fact } from './fact.tsx';
import styles from './profile-section.module.css';
import { ProfileSection } from './profile-section.tsx';
import { useProfile } from './use-profile.tsx';

const AccountDialog = lazyView(async () => (await import('./account-dialog.tsx')).AccountDialog);

/** The name, texts and contact data of the company. */
export const AccountSection = observer(function AccountSection() {
  const { t, language } = useLabels();
  const { profile } = useProfile();
  const { companyname, companyType, email } = profile;
  const { shortDescription, longDescription, languages } = visibleDescriptions(profile, language);
  const brands = profile.brands.filter(({ deleted }) => !deleted).map(({ name }) => name);
  return (
    <ProfileSection title={t('account')} action={t('account-edit')} dialog={AccountDialog}>
      <dl className={styles.facts}>
        <Fact name={t('companyname')} plain="title">
          {companyname}
        </Fact>
        <Fact name={t('shortDescription')} plain="text" lang={languages.shortDescription}>
          {shortDescription}
        </Fact>
        <Fact name={t('longDescription')} plain="text" lang={languages.longDescription}>
          {longDescription}
        </Fact>
        {!profile.hideCompanyTypes && <Fact name={t('companyType')}>{companyType}</Fact>}
        <Fact name={t('profile-email')}>
          {email.address && (email.isPublic ? email.address : `${email.address} (${t('email-private')})`)}
        </Fact>
        {brands.length > 0 && <Fact name={t('brands')}>{brands.join(', ')}</Fact>}
      </dl>
    </ProfileSection>
  );
});
