'use client';

import { lazyView } from '../shared/lazy-view.tsx';
import { observer } from '../shared/observer.ts';
import { useLabels } from '../shared/texts/labels.tsx';
import { WebLink } from '../shared/web-link.tsx';
import { Fact } from './fact.tsx';
import styles from './profile-section.module.css';
import { ProfileSection } from './profile-section.tsx';
import { useProfile } from './use-profile.tsx';

const LinksDialog = lazyView(async () => (await import('./links-dialog.tsx')).LinksDialog);

/** The links of the company. */
export const LinksSection = observer(function LinksSection() {
  const { t } = useLabels();
  const { profile } = useProfile();
  return (
    <ProfileSection title={t('links')} action={t('links-edit')} dialog={LinksDialog}>
      {profile.uris.length > 0 ? (
        <dl className={styles.facts}>
          {profile.uris.map(({ type, url }) => (
            <Fact key={type} name={t(`uri-${type}`)}>
              <WebLink url={url} />
            </Fact>
          ))}
        </dl>
      ) : (
        <p className={styles.missing}>{t('links-none')}</p>
      )}
    </ProfileSection>
  );
});
